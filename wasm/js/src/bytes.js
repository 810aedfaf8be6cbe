/**
 * Returns the bytes of a buffer or of a view of one, and nothing for any other value. Test runners have
 * buffers of other realms, for which instanceof does not hold.
 * @param {unknown} value
 */
export function bytesOf(value) {
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
  const tag = Object.prototype.toString.call(value)
  if (tag === '[object ArrayBuffer]' || tag === '[object SharedArrayBuffer]') {
    return new Uint8Array(/** @type {ArrayBuffer} */ (value))
  }
}
