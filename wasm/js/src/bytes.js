/**
 * Returns the bytes of a buffer or of a view of one, and nothing for any other value. Test runners have
 * buffers of other realms, for which instanceof does not hold.
 * @param {unknown} value
 */
export function bytesOf(value) {
  try {
    if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    const tag = Object.prototype.toString.call(value)
    if (tag === '[object ArrayBuffer]' || tag === '[object SharedArrayBuffer]') {
      return new Uint8Array(/** @type {ArrayBuffer} */ (value))
    }
  } catch (error) {
    throw new TypeError('the buffer is detached: what was in it has been transferred; pass a copy', { cause: error })
  }
}

/**
 * Tells whether a value is an object as {…} makes them.
 * @param {unknown} value
 */
export function isPlain(value) {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  // The prototype of another realm's plain object is another one, but has none itself, either.
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
