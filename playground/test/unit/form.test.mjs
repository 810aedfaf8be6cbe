import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Text } from '@codemirror/state'
import { source } from './source.mjs'

const { scan } = await source('form/outline.ts')
const { read, member } = await source('form/items.ts')
const { Writer } = await source('form/write.ts')

function outline(text) {
  const steps = scan(Text.of(text.split('\n')))
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

function apply(text, changes) {
  for (const { from, to, insert } of [...changes].sort((a, b) => b.from - a.from)) {
    text = text.slice(0, from) + insert + text.slice(to)
  }
  return text
}

test('commands are found with their places and names', () => {
  const text = '[\n {"options":[{"name":"x"}],"name":"a\\"]"}, 1,\n{ "name" : "b" }]'
  const { root, commands, broken } = outline(text)
  assert.equal(root, 'list')
  assert.equal(broken, null)
  assert.deepEqual(commands.map(({ pointer, from, to }) => [pointer, text.slice(from, to)]), [
    ['/0', '{"options":[{"name":"x"}],"name":"a\\"]"}'], ['/2', '{ "name" : "b" }'],
  ])
  assert.deepEqual(commands.map(({ name }) => name), ['a"]', 'b'])
})

test('one command is its own root; a mark of byte order is no fault', () => {
  const { root, commands, broken } = outline('\ufeff{"name":"a"}')
  assert.deepEqual([root, commands.length, commands[0].pointer, broken], ['object', 1, '', null])
})

for (const [name, text] of [
  ['nothing', ''], ['an open list', '[{"name":"a"}'], ['an open string', '{"name":"a}'],
  ['two documents', '{} {}'], ['a closing too many', '{}}'], ['a word', 'null'],
]) {
  test(`broken: ${name}`, () => assert.notEqual(outline(text).broken, null))
}

const order = ['type', 'name', 'name_localizations', 'description', 'required']

for (const [name, text, act, want] of [
  ['a value on one line', '{ "name": "a",  "description": "b" }',
    (w, o) => w.set(o, 'name', 'abc', order), '{ "name": "abc",  "description": "b" }'],
  ['a member in its place', '{\n\t"name": "a",\n\t"description": "b"\n}',
    (w, o) => w.set(o, 'name_localizations', { de: 'c' }, order),
    '{\n\t"name": "a",\n\t"name_localizations": {\n\t\t"de": "c"\n\t},\n\t"description": "b"\n}'],
  ['a first member', '{"name":"a"}', (w, o) => w.set(o, 'type', 3, order), '{"type": 3, "name":"a"}'],
  ['a member of an empty object', '{}', (w, o) => w.set(o, 'name', 'a', order), '{\n  "name": "a"\n}'],
  ['a list of numbers', '{ "name": "a" }', (w, o) => w.set(o, 'contexts', [0, 1], order), '{ "name": "a", "contexts": [0, 1] }'],
  ['the last member out', '{ "name": "a", "required": true }', (w, o) => w.remove(o, o.children[1]), '{ "name": "a" }'],
  ['the first member out', '{\n  "type": 1,\n  "name": "a"\n}', (w, o) => w.remove(o, o.children[0]), '{\n  "name": "a"\n}'],
  ['the only member out', '{ "name": "a" }', (w, o) => w.remove(o, o.children[0]), '{}'],
  ['elements move, their gaps stay', '{"options": [1,  22,\n 333]}',
    (w, o) => w.move(member(o, 'options'), 2, 0), '{"options": [333,  1,\n 22]}'],
]) {
  test(`writes ${name}`, () => {
    const { node } = read(text, '')
    assert.equal(apply(text, act(new Writer(text, ''), node)), want)
  })
}
