import assert from 'node:assert/strict'
import { test } from 'node:test'
import { source } from './source.mjs'

const { difference } = await source('engine/difference.ts')

function apply(text, changes) {
  for (const [from, to, insert] of [...changes].reverse()) text = text.slice(0, from) + insert + text.slice(to)
  return text
}

for (const [name, before, after, most] of [
  ['nothing', 'a\nb', 'a\nb', 0],
  ['a word in a line', '{\n "name": "Ping"\n}', '{\n "name": "ping"\n}', 1],
  ['a line taken out', 'a\nb\nc\nd', 'a\nc\nd', 0],
  ['a line put in', 'a\nc\nd', 'a\nb\nc\nd', 0],
  ['the last line taken out', 'a\nb\nc', 'a\nb', 2],
  ['a last line put in', 'a\nb', 'a\nb\nc', 2],
  ['lines in another order', 'a\nb\nc\nd\ne', 'a\nd\nb\nc\ne', 6],
  ['nothing left', 'a\nb', '', 3],
  ['everything new', '', 'a\nb', 3],
  ['no line the same', 'x\ny\nz', 'a\nb', 6],
]) {
  test(name, () => {
    const changes = difference(before, after)
    assert.equal(apply(before, changes), after)
    const replaced = changes.reduce((sum, [from, to]) => sum + to - from, 0)
    assert.ok(replaced <= Math.max(most, before.length - after.length), `${replaced} replaced`)
  })
}

test('two changes far apart leave what is between', () => {
  const middle = Array.from({ length: 5000 }, (_, i) => `line ${i}`).join('\n')
  const changes = difference(`A\n${middle}\nB`, `a\n${middle}\nb`)
  assert.deepEqual(changes.map(([from, to]) => to - from), [1, 1])
})
