import assert from 'node:assert/strict'
import { test } from 'node:test'

import JSON5 from 'json5'

import { load } from '../src/index.js'

const slashlint = await load()

/** A generator of random numbers below a limit: mulberry32. */
let state = 5
const below = (/** @type {number} */ limit) => {
  state = (state + 0x6d2b79f5) | 0
  let t = Math.imul(state ^ (state >>> 15), 1 | state)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) % limit
}
const oneOf = (/** @type {readonly string[]} */ texts) => texts[below(texts.length)] ?? ''
const many = (/** @type {number} */ most, /** @type {() => string} */ part) => Array.from({ length: below(most + 1) }, part).join('')

const space = () => oneOf(['', '', '', ' ', '\n', '\r', '\t\v\f', '\u00a0', '\ufeff', '\u2028', '\u3000', '\u200a', '/* a, */', '// b\n', '// c\u2029', '/**/'])
const character = () => oneOf([
  'a', '"', "'", ' ', '/', 'é', '名', '😀', '\t', '\u0001', '\u2028', '{', ',', '\\\\', "\\'", '\\"', '\\/', '\\n', '\\b', '\\f', '\\r', '\\t', '\\v', '\\0_',
  '\\x41', '\\xe9', '\\u00e9', '\\ud83d\\ude00', '\\\n', '\\\r\n', '\\\r', '\\\u2028', '\\\u2029', '\\a', '\\é', '\\😀', '\\ ', '\\-', '1', '8',
])
const string = () => {
  const quote = oneOf(["'", '"'])
  return quote + many(6, () => {
    const c = character()
    return c === quote ? `\\${c}` : c
  }) + quote
}
const digits = () => oneOf(['0', '1', '15', '907', '2147483648'])
const number = () => oneOf(['', '', '+', '-']) + oneOf([
  digits(), `.${digits()}`, `${digits()}.`, `${digits()}.${digits()}`, `0x${oneOf(['0', 'F', 'c8', '1fFfFfFfFfFfFf', '00a'])}`, `0X${digits()}`,
  `${digits()}e${oneOf(['', '+', '-'])}${below(20)}`, `${digits()}.E${below(9)}`, `.${digits()}e1`, 'Infinity', 'NaN',
])
const key = () => oneOf([string(), 'a', '$', '_b1', 'ключ', '名前', 'Ⅷ', 'a\u0301', 'a\u200d', '\\u0061b', 'c\\u03a3', 'null', 'Infinity', 'while', 'ª', 'a٣', 'a‿'])
/** @type {(depth: number) => string} */
const value = (depth) => {
  const kind = below(depth > 0 ? 7 : 4)
  if (kind < 2) return string()
  if (kind < 3) return number()
  if (kind < 4) return oneOf(['null', 'true', 'false'])
  const list = kind < 5
  const items = Array.from({ length: below(4) }, () => `${space()}${list ? '' : `${key()}${space()}:${space()}`}${value(depth - 1)}${space()}`)
  const inside = items.join(',') + (items.length > 0 ? oneOf(['', `,${space()}`]) : space())
  return list ? `[${inside}]` : `{${inside}}`
}

/** Makes one mistake in a document, or none. */
const broken = (/** @type {string} */ text) => {
  const points = Array.from(text)
  points.splice(below(points.length + 1), below(3), oneOf([
    '', ',', ':', '\\0', '"', "'", '\\', '{', '}', '[', ']', '0', '9', 'x', 'e', '.', '+', '-', '/', '*', '#', '`', '\n', '\u2028', '\u00a0', '\u0085', '\u200b', '→', '😀', 'é', '\\u002d', '\\1', '\\x4',
  ]))
  return points.join('')
}

const parse = (/** @type {string} */ text) => {
  try {
    return { value: JSON5.parse(text) }
  } catch {
    return null
  }
}
const wellFormed = (/** @type {string} */ text) => !slashlint.check(text, { syntax: 'json5' }).diagnostics.some((d) => d.rule === 'json-syntax')

// Half a surrogate pair stands for no text: JSON5 lets it pass, slashlint does not.
const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|\\u[dD][89a-fA-F]/

const warn = console.warn
console.warn = () => {} // JSON5 warns of U+2028 in strings

test('what JSON5 reads is well-formed, and nothing else is', () => {
  const counts = { right: 0, wrong: 0 }
  for (let i = 0; i < 10_000; i++) {
    const right = space() + value(3) + space()
    const text = below(2) === 0 ? right : broken(right)
    if (text !== right && lone.test(text)) continue
    const read = parse(text)
    counts[read ? 'right' : 'wrong']++
    assert.equal(wellFormed(text), read !== null, JSON.stringify(text))
  }
  assert.ok(counts.right > 4000 && counts.wrong > 2000, JSON.stringify(counts))
})

test('strings, keys and numbers are what JSON5 reads', () => {
  let compared = 0
  for (let i = 0; i < 5000; i++) {
    const text = `{name: 'a', description: 'x', options: [{type: 10, name: 'b', description: ${string()}, choices: [
      {name: 'c', value: ${number()}}]}], name_localizations: {${key()}: 'd'}}`
    const read = parse(text)?.value
    assert.ok(read, text)
    const { diagnostics } = slashlint.check(text, { syntax: 'json5' })
    const [only = ''] = Object.keys(read.name_localizations)
    const pointer = `/name_localizations/${only.replaceAll('~', '~0').replaceAll('/', '~1')}`
    assert.ok(diagnostics.some((d) => d.pointer === pointer), `${text}\n${pointer}`)
    const { options: [option] } = read
    const { value } = option.choices[0]
    const refused = diagnostics.some((d) => d.rule === 'choice-value-type')
    assert.equal(refused, !Number.isFinite(value), text)
    if (refused || diagnostics.some((d) => d.severity === 'error' && d.pointer !== pointer)) continue
    const [listed] = slashlint.listed(text, { syntax: 'json5', with_localizations: true })
    assert.equal(listed?.options?.[0]?.description, option.description, text)
    assert.equal(listed?.options?.[0]?.choices?.[0]?.value, value, text)
    compared++
  }
  assert.ok(compared > 2000, `${compared} documents`)
})

test.after(() => { console.warn = warn })
