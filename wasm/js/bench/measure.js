// Runs in Node and in a page.
import { slashlint } from '../src/slashlint.js'

/** How long each document is checked again and again, in milliseconds, and how often at least. */
const time = 3000
const fewest = 5

/**
 * @param {Uint8Array} wasm
 * @param {Record<string, Uint8Array>} documents
 */
export async function measure(wasm, documents) {
  let start = performance.now()
  const lap = () => {
    const now = performance.now()
    const passed = now - start
    start = now
    return passed
  }
  const module = await WebAssembly.compile(/** @type {BufferSource} */ (wasm))
  const compile = lap()
  const { call } = slashlint(module)
  const started = lap()
  call('check', documents.typical)
  const first = lap()
  /** @type {Record<string, number>} */
  const checks = {}
  for (const [name, document] of Object.entries(documents)) checks[name] = median(call, document)
  return { compile, start: started, first, ...checks }
}

/**
 * @param {import('../src/index.js').Slashlint['call']} call
 * @param {Uint8Array} document
 */
function median(call, document) {
  // What a browser's clock shows is coarse, so that short calls are measured several at a time.
  const many = document.length < 1 << 20 ? 20 : 1
  const laps = []
  const end = performance.now() + time
  while (laps.length < fewest || performance.now() < end) {
    const start = performance.now()
    for (let i = 0; i < many; i++) call('check', document)
    laps.push((performance.now() - start) / many)
  }
  return laps.sort((a, b) => a - b)[laps.length >> 1]
}
