import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { source } from './source.mjs'

const src = fileURLToPath(new URL('../../src/', import.meta.url))
const files = readdirSync(src, { recursive: true }).filter((name) => /\.tsx?$/.test(name))
const code = (...but) => files.filter((name) => !but.includes(name))
  .map((name) => readFileSync(src + name, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')).join('\n')

/** What is written as a string, and what is put together: "`form.add.${kind}`" is /^form\.add\..+$/. */
function written(text) {
  const plain = new Set([...text.matchAll(/'([\w.-]+)'|"([\w.-]+)"/g)].map(([, a, b]) => a ?? b))
  const made = [...text.matchAll(/`([\w.-]+\.)\$\{[^`}]+\}([\w.-]*)`/g)]
    .map(([, before, after]) => new RegExp(`^${before.replaceAll('.', '\\.')}[^.]+${after.replaceAll('.', '\\.')}$`))
  return (key) => plain.has(key) || made.some((one) => one.test(key))
}

test('every text of the dictionary is used', async () => {
  const { en } = await source('text/en.ts')
  const used = written(code('text/en.ts'))
  assert.deepEqual(Object.keys(en).filter((key) => !used(key)), [])
})

test('every icon is drawn somewhere', () => {
  const drawings = /const drawings = \{(.*?)\n\}/s.exec(readFileSync(`${src}icon/Icon.tsx`, 'utf8'))[1]
  const names = [...drawings.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
  const used = written(code('icon/Icon.tsx'))
  assert.ok(names.length > 30)
  assert.deepEqual(names.filter((name) => !used(name)), [])
})
