import assert from 'node:assert/strict'
import { test } from 'node:test'
import { source } from './source.mjs'

const { Pieces } = await source('engine/pieces.ts')

const encoder = new TextEncoder()

/** What a host would hold that reads the news only. */
function reader(pieces) {
  let memory = Buffer.alloc(0)
  return () => {
    const next = Buffer.alloc(pieces.length)
    memory.copy(next)
    for (const { at, bytes } of pieces.news(false)) next.set(bytes, at)
    pieces.seen()
    memory = next
    return memory
  }
}

function random(seed) {
  return (n) => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff
    return (seed >> 8) % n
  }
}

test('after any changes the bytes are those of the text', () => {
  const parts = ['a', 'é', '再生', '👩‍👩‍👧', '\u0301', '\n', '\ud83d', '\ude00', '{"name":"x"}', 'z'.repeat(40_000), '']
  for (let seed = 1; seed < 40; seed++) {
    const below = random(seed)
    let text = Array.from({ length: below(9) }, () => parts[below(parts.length)].repeat(below(9))).join('')
    const pieces = new Pieces(text)
    const read = reader(pieces)
    for (let step = 0; step < 30; step++) {
      const splices = []
      let next = ''
      let at = 0
      for (let i = below(3); i >= 0 && at <= text.length; i--) {
        const from = at + below(text.length - at + 1)
        const to = Math.min(text.length, from + below(below(4) ? 5 : text.length + 1))
        const insert = parts[below(parts.length)]
        splices.push([from, to, insert])
        next += text.slice(at, from) + insert
        at = to + 1
        if (to < text.length) next += text[to]
      }
      text = next + text.slice(at)
      pieces.apply(splices)
      assert.equal(pieces.toString(), text)
      assert.deepEqual(read(), Buffer.from(encoder.encode(text)), `seed ${seed}, step ${step}`)
    }
  }
})

test('byte offsets become UTF-16 offsets, beyond the first piece too', () => {
  const text = '再👍é\n'.repeat(30_000)
  const pieces = new Pieces(text)
  for (const units of [0, 1, 3, 4, 5, 32_768 * 2 + 2, 99_999, text.length]) {
    assert.equal(pieces.utf16(encoder.encode(text.slice(0, units)).length), units)
  }
})

test('a change encodes a few pieces, not the document', () => {
  const pieces = new Pieces('x'.repeat(4 << 20))
  pieces.seen()
  const before = [...pieces.news(true)].map(({ bytes }) => bytes)
  pieces.apply([[2 << 20, 2 << 20, 'y']])
  const after = [...pieces.news(true)].map(({ bytes }) => bytes)
  assert.ok(after.filter((bytes) => !before.includes(bytes)).length <= 4)
})
