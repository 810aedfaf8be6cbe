/**
 * Byte offsets to UTF-16 offsets, for the edits of fixes: the module gives ranges in both, edits
 * in bytes only. Offsets are asked for in any order; every 64 KB a count is kept.
 */
export class Places {
  private readonly counts: number[] = [0]
  constructor(private readonly bytes: Uint8Array) {}

  utf16(offset: number): number {
    const step = 1 << 16
    const block = Math.floor(Math.min(offset, this.bytes.length) / step)
    for (let i = this.counts.length; i <= block; i++) {
      this.counts.push(this.counts[i - 1]! + this.units((i - 1) * step, i * step))
    }
    return this.counts[block]! + this.units(block * step, offset)
  }

  /** UTF-16 units of the characters that begin in a stretch of bytes. */
  private units(from: number, to: number): number {
    let units = 0
    for (let i = from, end = Math.min(to, this.bytes.length); i < end; i++) {
      const byte = this.bytes[i]!
      if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1
    }
    return units
  }
}
