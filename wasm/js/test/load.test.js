import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { after, test } from 'node:test'

import { load, SlashlintError } from '../src/index.js'
import { root } from './support/files.js'
import { renamed } from './support/module.js'

const bytes = readFileSync(join(root, 'src/slashlint.wasm'))

/**
 * Expects that loading fails with a message.
 * @param {any} options
 * @param {RegExp} message
 * @param {typeof SlashlintError | typeof TypeError} [type]
 */
function fails(options, message, type = SlashlintError) {
  return assert.rejects(load(options), (error) => {
    assert.ok(error instanceof type)
    assert.match(error.message, message)
    return true
  })
}

/**
 * Answers every request in the same way, and returns the address.
 * @param {number} status
 * @param {string} type
 * @param {Uint8Array | string} body
 */
async function answering(status, type, body) {
  const server = createServer((_, response) => response.writeHead(status, { 'content-type': type }).end(body))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  after(() => server.close())
  return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/slashlint.wasm`
}

test('the module is taken from bytes, an address or a compiled module', async () => {
  const url = await answering(200, 'application/wasm', bytes)
  const untyped = await answering(200, 'text/plain', bytes)
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  const module = (await load()).module
  for (const options of [{}, { bytes }, { bytes: buffer }, { url }, { url: new URL(untyped) }, { module }, { url: undefined }]) {
    const { check } = await load(options)
    assert.equal(check({ name: 'Ping', description: 'Says pong' }).diagnostics[0].rule, 'name-lowercase')
  }
})

test('loads at the same time share one compiled module, not their memory', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => load()))
  assert.equal(new Set(all.map(({ module }) => module)).size, 1)
  for (const { check } of all) assert.equal(check([]).operation, 'bulk')
})

test('an address with nothing there', async () => {
  await fails({ url: await answering(404, 'text/html', 'no') }, /^cannot read http:\/\/127.*: 404 Not Found; put the package's slashlint\.wasm there/)
  await fails({ url: 'http://127.0.0.1:1/slashlint.wasm' }, /^cannot read http:/)
  await fails({ url: new URL('nowhere.wasm', import.meta.url) }, /^cannot read file:.*ENOENT.*; put the package's slashlint\.wasm there/)
  await fails({ url: 'slashlint.wasm' }, /^"slashlint\.wasm" is no address; pass an absolute one/)
})

test('what is no module', async () => {
  const page = await answering(200, 'text/html', '<!doctype html><title>App</title>')
  await fails({ url: page }, /not a WebAssembly module: it begins with "<!doctype html>"?/)
  await fails({ url: await answering(200, 'application/wasm', 'nothing') }, /not a whole WebAssembly module: .*; copy slashlint\.wasm/)
  await fails({ bytes: new Uint8Array() }, /^bytes: not a WebAssembly module: it is empty/)
  await fails({ bytes: bytes.subarray(0, 1000) }, /^bytes: not a whole WebAssembly module/)
})

test('another module', async () => {
  const empty = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])
  await fails({ bytes: empty }, /^the module is not slashlint; load the slashlint\.wasm that comes with the package$/)
  await fails({ bytes: renamed(bytes, 'slashlint_abi_1', 'slashlint_abi_7') },
    /^the module has interface 7 and this package calls interface 1; load the slashlint\.wasm that comes with the package$/)
})

test('wrong options', async () => {
  await fails({ bytes, url: 'http://localhost' }, /^load takes nothing or one of/, TypeError)
  for (const wrong of ['slashlint.wasm', 5, bytes, new URL('http://localhost'), (await load()).module, []]) {
    await fails(wrong, /^load takes nothing or one of { module }, { url } and { bytes }; pass an address as { url }/, TypeError)
  }
  await fails({ path: 'slashlint.wasm' }, /^load takes nothing or one of/, TypeError)
  await fails({ module: bytes }, /^module must be a WebAssembly\.Module/, TypeError)
  await fails({ bytes: 'slashlint.wasm' }, /^bytes must be/, TypeError)
})
