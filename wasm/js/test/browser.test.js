import assert from 'node:assert/strict'
import { copyFileSync, cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { build, createServer } from 'vite'

import { launch } from './support/chromium.js'
import { casesFile, root } from './support/files.js'
import { projectWithPackage } from './support/packed.js'
import { serve } from './support/serve.js'

const cases = readFileSync(casesFile, 'utf8')
const count = cases.split('\n').filter(Boolean).length

const project = projectWithPackage()
const installed = join(project, 'node_modules/slashlint/src')
const app = join(project, 'app')
cpSync(join(root, 'test/app'), app, { recursive: true })
copyFileSync(join(root, 'test/support/run-cases.js'), join(app, 'run-cases.js'))

const browser = await launch()
after(() => browser.close())

const places = {
  '/': join(root, 'test/page') + '/',
  '/slashlint/': installed,
  '/support/': join(root, 'test/support'),
  '/cases.ndjson': casesFile,
}

/**
 * Opens a page, calls a function of its window and returns what that returns.
 * @param {string} address
 * @param {string} name
 * @param {unknown} [argument]
 */
async function inPage(address, name, argument) {
  const page = await browser.newPage()
  /** @type {string[]} */
  const complaints = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('response', (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`))
  try {
    await page.goto(address)
    await page.waitForFunction((name) => name in window, name, { timeout: 20_000 })
    return await page.evaluate(([name, argument]) => (/** @type {any} */ (window))[name](argument), /** @type {const} */ ([name, argument]))
  } catch (error) {
    throw new Error([String(error), ...complaints].join('\n'))
  } finally {
    await page.close()
  }
}

test('a plain page answers every case to the byte', async () => {
  const address = await serve(places)
  assert.equal(await inPage(`${address}/index.html`, 'inPage'), count)
})

test('a module worker does, too, with its own module and with the one of the page', async () => {
  const address = await serve(places)
  assert.equal(await inPage(`${address}/index.html`, 'inWorker'), 2 * count)
})

test('a server that has no type for WebAssembly does not matter', async () => {
  const address = await serve(places, { '.wasm': 'application/octet-stream' })
  assert.equal(await inPage(`${address}/index.html`, 'inPage'), count)
})

test('a page may replace an instance that a large document has made grow', async () => {
  const address = await serve(places)
  assert.equal(await inPage(`${address}/index.html`, 'afterLargeDocument'), '1 name-lowercase 2')
})

test('what is wrong with the module is said', async () => {
  const address = await serve(places)
  const failing = (/** @type {object} */ options) => inPage(`${address}/index.html`, 'failing', options)
  assert.match(await failing({ url: 'missing.wasm' }), /^SlashlintError: cannot read http:.*missing\.wasm: 404 Not Found; put the package/)
  assert.match(await failing({ url: 'index.html' }), /^SlashlintError: .*index\.html: not a WebAssembly module: it begins with "<!doctype html>/)
  assert.match(await failing({ url: 'http://localhost:1/slashlint.wasm' }), /^SlashlintError: cannot read http:.*; put the package/)
})

test('an application built with Vite and served under a sub-path answers every case to the byte', async () => {
  await build({ root: app, base: '/some/where/', logLevel: 'error', worker: { format: 'es' } })
  assert.equal(readdirSync(join(app, 'dist/assets')).filter((name) => name.endsWith('.wasm')).length, 1)
  const address = await serve({ '/some/where/': join(app, 'dist') + '/' })
  assert.equal(await inPage(`${address}/some/where/index.html`, 'inPage', cases), count)
  assert.equal(await inPage(`${address}/some/where/index.html`, 'inWorker', cases), count)
})

test("Vite's development server answers every case to the byte", async () => {
  const server = await createServer({
    root: app, logLevel: 'error', server: { port: 0, host: '127.0.0.1' }, optimizeDeps: { exclude: ['slashlint'] },
  })
  after(() => server.close())
  await server.listen()
  const address = server.resolvedUrls?.local[0]
  assert.equal(await inPage(`${address}index.html`, 'inPage', cases), count)
})
