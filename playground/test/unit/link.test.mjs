import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { source } from './source.mjs'

const { isLink, read, write } = await source('share/link.ts')

const same = async (shared) => assert.deepEqual(await read(await write(shared)), shared)

test('what a link says comes back', async () => {
  await same({ text: '' })
  await same({ text: '[]', name: 'a b.json', locale: 'de', beside: 'ja', scope: 'guild', operation: 'bulk', view: 'form', tab: 'deploy' })
  await same({ text: '{}', kind: 'permissions', guild: '1200000000000000001', operation: 'edit' })
  await same({ text: '{"type":2}', kind: 'interaction', against: '[{"name":"再生"}]' })
  await same({ text: '{"type":2}', kind: 'interaction', judged: 'nothing' })
  await same({ text: '{"Scopes":""}', kind: 'authorization' })
  await same({ text: '\ufeff{"name":"x"}\r\n\r\n\n\r' })
  await same({ text: '👩‍👩‍👧 再生 เล่น \u202e \0 \u2028 \\u0000' })
  await same({ text: 'half \ud83d a pair \ude00' })
  await same({ text: JSON.stringify(Array.from({ length: 5000 }, (_, i) => ({ name: `n${i}` }))) })
})

test('a link has letters only that addresses may have', async () => {
  assert.match(await write({ text: '??>>~~ÿÿÿ'.repeat(50) }), /^#v1\.[\w-]+$/)
})

// Links that people have put somewhere must open for good: this one is never changed.
test('old links open', async () => {
  const text = '{"name":"ping","description":"Says pong 🏓"}\n'
  const hash = '#v1.HYtBCsMgFAWvEt5aSouBFK_R7d-IiljM_1INtIScoYseoFfsEYouZ4bZ0cKzwWAnsF0DwRBK4khQBB-qe6TSkvAIN_uqUxGO0-_7_hAOYqjxwYzrdK_SVRZnc5c-QKE6KR3ilrLvvK0w-nKdl1kvZ338AQ'
  assert.deepEqual(await read(hash), { text, name: 'ping.json', locale: 'de', scope: 'guild' })
})

test('a link may be copied with what stands behind it in a sentence', async () => {
  const link = await write({ text: '[]' })
  for (const end of ['.', ')', ').', '>', '…']) assert.deepEqual(await read(link + end), { text: '[]' }, end)
})

test('a link that lost or gained something is damaged', async () => {
  const text = '{"name":"ping","description":"Says pong"}'
  const link = await write({ text })
  for (const bad of [link.slice(0, -4), link.slice(0, 30), '#v1.', `#v1.${btoa('hello')}`, '#v1.%%']) {
    await assert.rejects(read(bad), { reason: 'damaged' }, bad)
  }
  // Any letter that is another one, or is gone: the text is the one that was sent, or there is none.
  for (let i = 4; i < link.length; i++) {
    const other = link[i] === 'A' ? 'B' : 'A'
    for (const changed of [link.slice(0, i) + other + link.slice(i + 1), link.slice(0, i) + link.slice(i + 1)]) {
      const got = await read(changed).catch((error) => error.reason)
      if (got !== 'damaged') assert.equal(got.text, text, changed)
    }
  }
})

test('what was not written by this page is damaged', async () => {
  for (const json of ['null', '5', '{}', '{"text":5}', '{"text":"a"}', '{"text":"a","sum":1}']) {
    await assert.rejects(read(`#v1.${deflateRawSync(json).toString('base64url')}`), { reason: 'damaged' }, json)
  }
})

test('a link that would fill the memory is damaged', async () => {
  const bomb = deflateRawSync(Buffer.alloc(80 << 20, 0x20)).toString('base64url')
  await assert.rejects(read(`#v1.${bomb}`), { reason: 'damaged' })
})

test('another version is told apart', async () => {
  assert.ok(isLink('#v2.abc') && isLink('#v1.') && !isLink('#pane-picker') && !isLink('') && !isLink('#v1'))
  await assert.rejects(read('#v2.abc'), { reason: 'version' })
})
