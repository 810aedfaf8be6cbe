// Measures the module in Node and in Chromium: milliseconds to compile and to start it, of the first check, and of
// a check of each benchmark document. Writes one JSON object.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'

import { measure } from './bench/measure.js'
import { launch } from './test/support/chromium.js'

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))
const names = ['typical', 'bot40', 'full']

/** The documents, by name; "go run ./wasm/bench" in the repository writes them and runs this. */
function documents() {
  return Object.fromEntries(names.map((name) => [name, readFileSync(here(`../dist/bench/${name}.json`))]))
}

/**
 * Measures in a page. Every request is answered by a file of this folder or with a document.
 * @param {Record<string, Uint8Array>} documents
 */
async function inChromium(documents) {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const name = path.slice('/documents/'.length)
    if (path === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>bench</title>')
    if (path in files) return response.writeHead(200, { 'content-type': files[path] }).end(readFileSync(here(`.${path}`)))
    if (name in documents) return response.end(documents[name])
    response.writeHead(404).end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/`)
    return await page.evaluate(async (names) => {
      const read = async (/** @type {string} */ path) => new Uint8Array(await (await fetch(path)).arrayBuffer())
      const entries = await Promise.all(names.map(async (name) => [name, await read(`/documents/${name}`)]))
      const script = '/bench/measure.js'
      const { measure } = await import(script)
      return measure(await read('/src/slashlint.wasm'), Object.fromEntries(entries))
    }, Object.keys(documents))
  } finally {
    await browser.close()
    server.close()
  }
}

/** @type {Record<string, string>} */
const files = { '/src/slashlint.wasm': 'application/wasm' }
for (const name of ['bytes', 'calls', 'encode', 'error', 'instance', 'slashlint', 'wasi']) files[`/src/${name}.js`] = 'text/javascript'
files['/bench/measure.js'] = 'text/javascript'

const given = documents()
const node = await measure(readFileSync(here('src/slashlint.wasm')), given)
console.log(JSON.stringify({ node, chromium: await inChromium(given) }))
