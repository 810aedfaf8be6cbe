import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Parts of the build that the browser should fetch before the page's script asks for them. */
const early = [
  { file: /^assets\/slashlint-.*\.wasm$/, tag: 'preload', more: { as: 'fetch', type: 'application/wasm', crossorigin: '' } },
  { file: /^assets\/setup-.*\.js$/, tag: 'modulepreload', more: { crossorigin: '' } },
] as const

/** Names the files of the build in its service worker, and those that come first in its page. */
export function offline(): Plugin {
  let folder = ''
  return {
    name: 'slashlint:offline',
    apply: 'build',
    configResolved(config) { folder = config.publicDir },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const names = Object.keys(bundle ?? {})
        return early.flatMap(({ file, tag, more }) => names.filter((name) => file.test(name)).map((name) => ({
          tag: 'link', injectTo: 'head' as const, attrs: { rel: tag, href: `./${name}`, ...more },
        })))
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const hash = createHash('sha256')
        const files: string[] = []
        const add = (name: string, content: string | Uint8Array) => {
          files.push(name)
          hash.update(name).update('\0').update(content)
        }
        for (const [name, one] of Object.entries(bundle).sort(([a], [b]) => a < b ? -1 : 1)) {
          if (name !== 'sw.js') add(name, one.type === 'chunk' ? one.code : one.source)
        }
        for (const name of readdirSync(folder).sort()) add(name, readFileSync(join(folder, name)))
        const worker = bundle['sw.js']
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
        // Its own code is part of the version, too: another way to keep files is another cache.
        const version = hash.update(worker.code).digest('hex').slice(0, 16)
        worker.code = `const BUILD=${JSON.stringify({ version, files })};${worker.code}`
      },
    },
  }
}
