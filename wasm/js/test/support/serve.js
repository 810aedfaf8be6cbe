import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { after } from 'node:test'

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm', '.ndjson': 'application/x-ndjson',
}

/**
 * Serves files on a port of this machine until the tests are over, and returns the address.
 * @param {Record<string, string>} places folders and files, by what their addresses begin with; the longest counts
 * @param {Record<string, string>} [others] content types by file endings that are to be others
 */
export async function serve(places, others) {
  const prefixes = Object.keys(places).sort((a, b) => b.length - a.length)
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const prefix = prefixes.find((one) => pathname.startsWith(one))
    try {
      if (prefix === undefined || pathname.includes('..')) throw new Error('not served')
      const file = join(places[prefix], pathname.slice(prefix.length))
      const body = await readFile(file)
      response.setHeader('content-type', { ...types, ...others }[extname(file)] ?? 'application/octet-stream')
      response.end(body)
    } catch {
      response.statusCode = 404
      response.end('not found')
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  after(() => server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return `http://127.0.0.1:${address.port}`
}
