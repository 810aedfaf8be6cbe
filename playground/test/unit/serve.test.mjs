import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { serve } from '../../serve.mjs'

const folder = mkdtempSync(join(tmpdir(), 'serve-'))
const root = join(folder, 'dist')
let site

before(async () => {
  for (const one of [root, join(root, 'assets'), `${root}-other`]) mkdirSync(one)
  writeFileSync(join(root, 'index.html'), '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">')
  writeFileSync(join(root, 'assets', 'a.wasm'), 'module')
  writeFileSync(join(folder, 'secret'), 'secret')
  writeFileSync(`${root}-other/secret`, 'secret')
  site = await serve({ root, port: 4500, base: '/sub/path' })
})
after(async () => {
  await site.close()
  rmSync(folder, { recursive: true })
})

/** Sends an address as it is: fetch would take the dots out. */
function ask(path, method = 'GET') {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1').on('data', (part) => { answer += part })
    socket.on('error', reject).on('close', () => resolve(answer))
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  })
}

test('nothing outside the folder is served', async () => {
  for (const dots of ['../secret', '../../secret', '%2e%2e/secret', '..%2fsecret', '%2e%2e%2fsecret', 'assets/../../secret',
    '../dist-other/secret', '..%2fdist-other%2fsecret', '..\\secret', '..%5csecret', './/../secret', '%00', 'index.html%00', '%ff', '%', '']) {
    const answer = await ask(`/sub/path/${dots}`)
    if (dots !== '') assert.match(answer, /^HTTP\/1.1 (404|400) /, dots)
    assert.doesNotMatch(answer, /secret/, dots)
  }
  assert.match(await ask('/secret'), /^HTTP\/1.1 404 /)
  assert.match(await ask('/sub/path/assets'), /^HTTP\/1.1 404 /)
  assert.match(await ask('/sub/path/', 'POST'), /^HTTP\/1.1 405 /)
})

test('files have their type, the page its policy, and a path without its last slash leads on', async () => {
  const page = await ask('/sub/path/')
  assert.match(page, /^HTTP\/1.1 200 /)
  assert.match(page, /Content-Security-Policy: default-src 'self'\r\n/)
  assert.match(page, /Cache-Control: no-cache\r\n/)
  assert.match(await ask('/sub/path/assets/a.wasm?x#y'), /application\/wasm\r\n[^]*immutable[^]*\r\n\r\nmodule$/)
  assert.match(await ask('/sub/path'), /^HTTP\/1.1 308 [^]*Location: \/sub\/path\/\r\n/)
  assert.doesNotMatch(await ask('/sub/path/assets/a.wasm', 'HEAD'), /module/)
})

test('a port that is taken is followed by the next one', async () => {
  const other = await serve({ root, port: Number(new URL(site.url).port) })
  assert.equal(Number(new URL(other.url).port), Number(new URL(site.url).port) + 1)
  await other.close()
})

test('without a build there is no server', () => assert.rejects(serve({ root: join(folder, 'none') }), { code: 'ENOENT' }))
