import { bytesOf, isPlain } from './bytes.js'
import { SlashlintError, messageOf } from './error.js'
import { slashlint } from './slashlint.js'

/** The interface that this package calls. */
const abi = 1

/** @type {Promise<WebAssembly.Module> | undefined} */
let own

/**
 * Loads the module.
 * @param {import('./index.js').LoadOptions} [options]
 */
export async function load(options) {
  if (options !== undefined && options !== null && !isPlain(options)) throw wrongUse()
  return slashlint(verified(await compiled(options ?? {})))
}

function wrongUse() {
  return new TypeError(
    'load takes nothing or one of { module }, { url } and { bytes }; pass an address as { url } and what was read as { bytes }')
}

/** @param {import('./index.js').LoadOptions} options */
async function compiled({ module, bytes, url, ...others }) {
  const given = [module, bytes, url].filter((one) => one !== undefined).length
  if (given > 1 || Object.keys(others).length > 0) throw wrongUse()
  if (module !== undefined) {
    if (Object.prototype.toString.call(module) === '[object WebAssembly.Module]') return module
    throw new TypeError('module must be a WebAssembly.Module; pass what was read as { bytes } and an address as { url }')
  }
  if (bytes !== undefined) return fromBytes(bytes, 'bytes')
  if (url !== undefined) return fromUrl(absolute(url))
  return packaged()
}

/** Compiles the package's own module, once for all who load it. */
function packaged() {
  // Bundlers look for exactly this expression, copy the file and put its address here.
  own ??= fromUrl(new URL('./slashlint.wasm', import.meta.url)).catch((error) => {
    own = undefined
    throw error
  })
  return own
}

/**
 * @param {string | URL} url
 * @returns {URL}
 */
function absolute(url) {
  const base = globalThis.document?.baseURI ?? globalThis.location?.href
  try {
    return new URL(url, base)
  } catch (error) {
    throw new SlashlintError(
      `${JSON.stringify(String(url))} is no address; pass an absolute one, such as new URL('./slashlint.wasm', import.meta.url)`,
      { cause: error })
  }
}

/** @param {URL} url */
async function fromUrl(url) {
  if (url.protocol === 'file:') {
    const fs = globalThis.process?.getBuiltinModule?.('node:fs')
    if (fs) return fromBytes(await attempt(url, fs.promises.readFile(url)), url.href)
  }
  const response = await attempt(url, fetch(url))
  if (!response.ok) throw unread(url, `${response.status} ${response.statusText}`.trim())
  // Only a response of the right type may be compiled while it arrives. Many servers give another.
  if (typeof WebAssembly.compileStreaming === 'function' && isWasm(response.headers.get('content-type'))) {
    try {
      return await WebAssembly.compileStreaming(response)
    } catch (error) {
      throw uncompiled(url.href, error)
    }
  }
  return fromBytes(await attempt(url, response.arrayBuffer()), url.href)
}

/** @param {string | null} type */
function isWasm(type) {
  return type !== null && /^application\/wasm\s*(;|$)/i.test(type)
}

/**
 * @template T
 * @param {URL} url
 * @param {Promise<T>} reading
 */
async function attempt(url, reading) {
  try {
    return await reading
  } catch (error) {
    throw unread(url, messageOf(error), error)
  }
}

/**
 * @param {URL} url
 * @param {string} reason
 * @param {unknown} [cause]
 */
function unread(url, reason, cause) {
  return new SlashlintError(
    `cannot read ${url.href}: ${reason}; put the package's slashlint.wasm there, or load it from where it is with load({ url })`,
    { cause })
}

/**
 * @param {ArrayBuffer | ArrayBufferView} bytes
 * @param {string} from
 */
async function fromBytes(bytes, from) {
  const view = bytesOf(bytes)
  if (!view) throw new TypeError('bytes must be a Uint8Array or an ArrayBuffer; pass an address as { url }')
  if (view[0] !== 0 || view[1] !== 0x61 || view[2] !== 0x73 || view[3] !== 0x6d) {
    const start = view.length === 0 ? 'it is empty' : `it begins with ${JSON.stringify(new TextDecoder().decode(view.subarray(0, 16)))}`
    throw new SlashlintError(
      `${from}: not a WebAssembly module: ${start}; a server that answers every address with a page has to be told to serve slashlint.wasm`)
  }
  try {
    return await WebAssembly.compile(/** @type {BufferSource} */ (view))
  } catch (error) {
    throw uncompiled(from, error)
  }
}

/**
 * @param {string} from
 * @param {unknown} error
 */
function uncompiled(from, error) {
  return new SlashlintError(
    `${from}: not a whole WebAssembly module: ${messageOf(error)}; copy slashlint.wasm from the package again`, { cause: error })
}

/**
 * Returns the module if this package can call it.
 * @param {WebAssembly.Module} module
 */
function verified(module) {
  const names = WebAssembly.Module.exports(module).map(({ name }) => name)
  if (names.includes(`slashlint_abi_${abi}`)) return module
  const other = names.find((name) => /^slashlint_abi_\d+$/.test(name))
  if (!other) throw new SlashlintError('the module is not slashlint; load the slashlint.wasm that comes with the package')
  throw new SlashlintError(
    `the module has interface ${other.slice('slashlint_abi_'.length)} and this package calls interface ${abi}; ` +
      'load the slashlint.wasm that comes with the package')
}
