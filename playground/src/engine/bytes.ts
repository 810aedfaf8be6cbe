import type { Text } from '@codemirror/state'

const encoder = new TextEncoder()

/** Pieces of so many UTF-16 units are joined before they are encoded: few calls, little memory. */
const piece = 1 << 20

/** The text as UTF-8, without ever holding the whole of it as one string. */
export function encode(text: Text): Uint8Array {
  if (text.length <= piece) return encoder.encode(text.toString())
  let bytes = new Uint8Array(Math.ceil(text.length * 1.25))
  let size = 0
  for (let from = 0; from < text.length;) {
    let to = Math.min(from + piece, text.length)
    let part = text.sliceString(from, to)
    // A surrogate pair must not be cut in two.
    if (to < text.length && (part.charCodeAt(part.length - 1) & 0xfc00) === 0xd800) {
      part = part.slice(0, -1)
      to--
    }
    if (bytes.length - size < part.length * 3) {
      const larger = new Uint8Array(bytes.length + Math.max(part.length * 3, bytes.length >> 1))
      larger.set(bytes.subarray(0, size))
      bytes = larger
    }
    size += encoder.encodeInto(part, bytes.subarray(size)).written
    from = to
  }
  return bytes.subarray(0, size)
}
