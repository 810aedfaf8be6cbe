import assert from 'node:assert/strict'
import { test } from 'node:test'
import { source } from './source.mjs'

const { Pieces } = await source('engine/pieces.ts')
const reduce = await source('engine/reduce.ts')

const range = (from, to) => ({ start: { line: 1, column: 1, utf16: from }, end: { line: 1, column: 1, utf16: to } })
const place = (i) => ({ pointer: `/${i}/name_localizations/de`, range: range(10 * i, 10 * i + 5) })

/** A problem of so many places. */
function problem(n, more = {}) {
  const places = Array.from({ length: Math.min(n, 100) }, (_, i) => place(i))
  return { rule: 'r', severity: 'info', message: `same (${n} places)`, ...place(0), path: '', locale: 'de', ...(n > 1 && { count: n, places }), ...more }
}

function report(diagnostics, near = null, text = '') {
  return reduce.report({ kind: 'commands', scope: 'global', operation: 'bulk', diagnostics }, near, undefined, new Pieces(text))
}

test('a problem of several places counts once, and in the locale of each command', () => {
  const { counts, total, wrong, listed } = report([problem(3), problem(1)])
  assert.deepEqual([counts.info, total], [2, 2])
  assert.deepEqual(wrong, { '/0': { de: 2 }, '/1': { de: 1 }, '/2': { de: 1 } })
  assert.deepEqual([listed[0].count, listed[0].places.length, listed[1].places], [3, 3, undefined])
  assert.deepEqual(listed[0].places[2], { pointer: '/2/name_localizations/de', line: 1, from: 20, to: 25 })
})

test('a problem is near when any of its places is', () => {
  const many = [problem(90), ...Array.from({ length: reduce.most.diagnostics }, () => problem(1))]
  const { near } = report(many, { from: 501, to: 503 })
  assert.deepEqual(near.map((d) => d.count), [90])
})

test('places leave the worker up to a limit, the first of each always', () => {
  const { listed } = report(Array.from({ length: 50 }, () => problem(899)))
  assert.equal(listed.reduce((sum, d) => sum + d.places.length, 0), reduce.most.places + 10)
  assert.deepEqual([listed[39].places.length, listed[40].places.length, listed[40].count], [100, 1, 899])
})

test('the edits of all places are counted in UTF-16 units, beyond the first piece too', () => {
  const line = '"再👍é"\n'
  const text = line.repeat(5000)
  const [bytes, units] = [new TextEncoder().encode(line).length, line.length]
  const edits = Array.from({ length: 5000 }, (_, i) => ({ start: bytes * i + 1, end: bytes * (i + 1) - 2, text: 'x' }))
  const { listed } = report([problem(5000, { fixes: [{ title: 'f', safe: true, edits }] })], null, text)
  assert.deepEqual(listed[0].fixes[0].edits,
    edits.map((_, i) => ({ start: units * i + 1, end: units * (i + 1) - 2, text: 'x' })))
})
