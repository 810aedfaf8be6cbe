import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const css = readFileSync(new URL('../../src/style/tokens.css', import.meta.url), 'utf8')
const themes = { light: {}, dark: {} }
for (const [, name, light, dark] of css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\);/g)) {
  themes.light[name] = light
  themes.dark[name] = dark
}

// WCAG 2.2 AA: 4.5 for text, 3 for what tells controls and states apart.
const grounds = ['paper', 'ground', 'raised', 'chat', 'hover']
const pairs = [
  ...['ink', 'muted'].flatMap((text) => grounds.map((ground) => [text, ground, 4.5])),
  ...['error', 'warning', 'info', 'good', 'accent']
    .flatMap((text) => ['paper', 'ground', 'raised', 'chat', 'hover'].map((ground) => [text, ground, 4.5])),
  ...['key', 'string', 'number', 'word']
    .flatMap((kind) => ['paper', 'selection'].map((ground) => [`code-${kind}`, ground, 4.5])),
  ['muted', 'selection', 4.5], ['ink', 'selection', 4.5],
  ['on-accent', 'accent', 4.5], ['accent', 'accent-soft', 4.5], ['error', 'accent-soft', 4.5],
  ['line-strong', 'paper', 3], ['line-strong', 'raised', 3],
]

function luminance(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

for (const [theme, colours] of Object.entries(themes)) {
  for (const [text, ground, least] of pairs) {
    test(`${theme}: ${text} on ${ground}`, () => {
      const [a, b] = [luminance(colours[text]), luminance(colours[ground])].sort((x, y) => y - x)
      const ratio = (a + 0.05) / (b + 0.05)
      assert.ok(ratio >= least, `${ratio.toFixed(2)} is below ${least}`)
    })
  }
}
