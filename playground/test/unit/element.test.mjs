import assert from 'node:assert/strict'
import { test } from 'node:test'
import { source } from './source.mjs'

const { onlyChange } = await source('engine/element.ts')

const entry = (name, more = {}) => ({ pointer: '/0', path: [{ value: name }], options: [{ choices: [{ name }] }], ...more })
const answer = (slash, more = {}) => ({ schema: 1, locale: 'de', slash, user: [entry('u"\\')], launcher: entry('l'), hidden: [], ...more })
const change = (old, now, guess = null) => onlyChange(JSON.stringify(old), JSON.stringify(now), guess)

const names = ['a', '', 'x]}', '{"slash":[', '\\', '"', '{', '再👍', 'aa', 'a'.repeat(300)]

test('the only element that differs is found, and is what it is in the whole answer', () => {
  for (const before of names) {
    for (const after of names) {
      if (before === after) continue
      for (let at = 0; at < 3; at++) {
        const slash = names.slice(0, 3).map((name) => entry(name))
        const old = answer(slash.with(at, entry(before)))
        const now = answer(slash.with(at, entry(after)))
        const found = change(old, now)
        assert.deepEqual([found?.element.list, found?.element.index, found?.value], ['slash', at, now.slash[at]], `${before} to ${after}`)
        const { from, to } = found.element
        assert.deepEqual(JSON.parse(JSON.stringify(now).slice(from, to)), now.slash[at])
        // It is the guess for the answer after that.
        assert.deepEqual(change(now, old, found.element)?.value, old.slash[at])
        const elsewhere = { ...now, user: [entry('other')] }
        assert.deepEqual(change(now, elsewhere, found.element)?.element.list, 'user')
      }
    }
  }
})

test('other differences are none of one element', () => {
  const old = answer([entry('a'), entry('b')])
  const others = {
    'one more': answer([entry('a'), entry('b'), entry('b')]),
    'one more at the start': answer([entry('a'), entry('a'), entry('b')]),
    'one less': answer([entry('a')]),
    'none': answer([]),
    'two': answer([entry('A'), entry('B')]),
    'two lists': answer([entry('A'), entry('b')], { user: [] }),
    'the launcher': { ...old, launcher: null },
    'a member': { ...old, locale: 'fr' },
    'a refusal': { error: 'x' },
  }
  const { element } = change(answer([entry('x'), entry('b')]), old)
  for (const [what, now] of Object.entries(others)) {
    for (const guess of [null, element]) {
      for (const found of [change(old, now, guess), guess === null && change(now, old)]) assert.ok(!found, what)
    }
  }
})
