// Serves dist/ on this machine: node serve.mjs [--port 4173] [--base /sub/path/]
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname, extname, join, normalize, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const types = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8', '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8', '.webmanifest': 'application/manifest+json',
}

/**
 * Starts a server and resolves to its address. A port that is taken is followed by the next one.
 * @param {{root?: string, port?: number, base?: string, requested?: (path: string) => void}} [options]
 * @returns {Promise<{url: string, close(): Promise<void>}>}
 */
export async function serve({ root = join(here, 'dist'), port = 4173, base = '/', requested } = {}) {
  base = `/${base}/`.replace(/\/+/g, '/')
  const policy = await policyOf(join(root, 'index.html'))
  const server = createServer((request, response) => {
    requested?.(request.url)
    answer(request, response, { root, base, policy }).catch(() => refuse(response, 500))
  })
  const taken = await listen(server, port)
  return {
    url: `http://127.0.0.1:${taken}${base}`,
    close: () => new Promise((done) => {
      server.close(() => done())
      server.closeAllConnections()
    }),
  }
}

/** The page says its policy itself; the header says the same, so that it holds from the first byte. */
async function policyOf(page) {
  const html = await readFile(page, 'utf8')
  return /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? "default-src 'none'"
}

async function answer(request, response, { root, base, policy }) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
  let path
  try {
    path = decodeURIComponent(request.url.split(/[?#]/, 1)[0])
  } catch {
    return refuse(response, 400)
  }
  // Relative addresses are those of a folder.
  if (`${path}/` === base) return response.writeHead(308, { Location: base }).end()
  if (!path.startsWith(base) || path.includes('\0')) return refuse(response, 404)
  const rest = path.slice(base.length)
  const file = normalize(join(root, rest === '' || rest.endsWith('/') ? `${rest}index.html` : rest))
  // Whatever the dots in the address say, nothing outside the folder is served.
  if (!file.startsWith(root + sep)) return refuse(response, 404)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return refuse(response, 404)
  response.writeHead(200, {
    'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    'Content-Length': found.size,
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': rest.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  if (request.method === 'HEAD') return response.end()
  createReadStream(file).on('error', () => response.destroy()).pipe(response)
}

function refuse(response, status) {
  if (response.headersSent) return response.destroy()
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${status}\n`)
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    const next = () => server.listen(port, '127.0.0.1')
    server.on('listening', () => resolve(port))
    server.on('error', (error) => {
      if (error.code !== 'EADDRINUSE' || ++port > 65535) return reject(error)
      next()
    })
    next()
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const option = (name, otherwise) => {
    const at = process.argv.indexOf(`--${name}`)
    return at < 0 ? otherwise : process.argv[at + 1]
  }
  try {
    const { url } = await serve({ port: Number(option('port', 4173)), base: option('base', '/') })
    console.log(`slashlint playground: ${url}`)
  } catch (error) {
    console.error(error.code === 'ENOENT' ? 'There is no build yet: npm run build' : error.message)
    process.exit(1)
  }
}
