import address from '../../../wasm/slashlint.wasm?url'

/**
 * Fetches and compiles the module; the page's first lines have the browser fetch it already. This
 * happens on the page, not in the worker, because a worker cannot use what a page preloads.
 */
export async function fetchModule(): Promise<WebAssembly.Module> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim())
  // Some servers give another type, which compileStreaming refuses.
  return response.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer())
}
