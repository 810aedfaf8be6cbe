/**
 * Puts a name in the place of another of the same length.
 * @param {Uint8Array} module
 * @param {string} from
 * @param {string} to
 */
export function renamed(module, from, to) {
  const text = Buffer.from(module).toString('latin1')
  if (!text.includes(from)) throw new Error(`${from} does not stand in the module`)
  return Buffer.from(text.replaceAll(from, to), 'latin1')
}

/**
 * Limits the memory of a module to so many pages of 64 KiB above those that it starts with.
 * @param {Uint8Array} module
 * @param {number} more
 */
export function withLimit(module, more) {
  const memorySection = 5
  let at = 8
  while (at < module.length) {
    const id = module[at]
    const size = read(module, at + 1)
    if (id === memorySection) {
      const least = read(module, size.end + 2)
      const limited = [1, 1, ...write(least.value), ...write(least.value + more)]
      return Buffer.concat([
        module.subarray(0, at), Buffer.from([memorySection, ...write(limited.length), ...limited]),
        module.subarray(size.end + size.value),
      ])
    }
    at = size.end + size.value
  }
  throw new Error('the module has no memory of its own')
}

/**
 * Reads a number in LEB128.
 * @param {Uint8Array} bytes
 * @param {number} at
 */
function read(bytes, at) {
  let value = 0
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++]
    value += (byte & 0x7f) * 2 ** shift
    if (byte < 0x80) return { value, end: at }
  }
}

/**
 * Writes a number in LEB128.
 * @param {number} value
 */
function write(value) {
  const bytes = []
  for (; value >= 0x80; value >>>= 7) bytes.push((value & 0x7f) | 0x80)
  return [...bytes, value]
}
