/**
 * The worker's copy of the document: UTF-16 pieces with their UTF-8 bytes. A change encodes the
 * pieces that it touches and no others, so that a key press in 37 MB costs what one in 16 KB does.
 */

/** A change: the units from..to of the text before are replaced. */
export type Splice = readonly [from: number, to: number, insert: string]

const size = 1 << 13
const encoder = new TextEncoder()

interface Piece {
  text: string
  bytes: Uint8Array
}

export class Pieces {
  private pieces: Piece[] = []
  /** Grows with each change; a reader that has seen it need not read again. */
  version = 0
  /** The first piece that is not as it was when `seen` was called. */
  private changed = 0

  constructor(text = '') {
    this.pieces = cut(text)
  }

  /** Applies changes that are in order and do not overlap, as a ChangeSet's are. */
  apply(splices: readonly Splice[]): void {
    for (let i = splices.length - 1; i >= 0; i--) this.splice(...splices[i]!)
    this.version++
  }

  private splice(from: number, to: number, insert: string): void {
    let first = 0
    let at = 0
    // A change at the edge of two pieces goes to the earlier one.
    while (first < this.pieces.length - 1 && at + this.pieces[first]!.text.length < from) {
      at += this.pieces[first++]!.text.length
    }
    let last = first
    let end = at + (this.pieces[first]?.text.length ?? 0)
    while (end < to && last < this.pieces.length - 1) end += this.pieces[++last]!.text.length
    // Halves of a surrogate pair must meet in one piece: take in the neighbours that may hold one.
    if (last < this.pieces.length - 1) end += this.pieces[++last]!.text.length
    if (first > 0) at -= this.pieces[--first]!.text.length
    const old = this.pieces.slice(first, last + 1).map((piece) => piece.text).join('')
    const text = old.slice(0, from - at) + insert + old.slice(to - at)
    this.pieces.splice(first, last - first + 1, ...cut(text))
    this.changed = Math.min(this.changed, first)
  }

  /** How many bytes of UTF-8 there are. */
  get length(): number {
    return this.pieces.reduce((sum, piece) => sum + piece.bytes.length, 0)
  }

  /** The parts that may differ from what was read last: where they begin, and their bytes. */
  *news(all: boolean): Generator<{ at: number; bytes: Uint8Array }> {
    let at = 0
    for (const [i, { bytes }] of this.pieces.entries()) {
      if (all || i >= this.changed) yield { at, bytes }
      at += bytes.length
    }
  }

  /** From here on, news are what changes later. */
  seen(): void {
    this.changed = this.pieces.length
  }

  /** The UTF-16 offset of a byte offset; offsets are those of characters' first bytes. */
  utf16(offset: number): number {
    let units = 0
    let rest = offset
    for (const { text, bytes } of this.pieces) {
      if (rest < bytes.length) return units + count(bytes, rest)
      rest -= bytes.length
      units += text.length
    }
    return units
  }

  /** The UTF-16 offsets of byte offsets that are in ascending order, in one pass. */
  utf16All(offsets: readonly number[]): number[] {
    const all: number[] = []
    let piece = 0
    let at = 0
    let before = 0
    let seen = 0
    let units = 0
    for (const offset of offsets) {
      for (; piece < this.pieces.length && offset >= at + this.pieces[piece]!.bytes.length; piece++) {
        at += this.pieces[piece]!.bytes.length
        before += this.pieces[piece]!.text.length
        seen = units = 0
      }
      const bytes = this.pieces[piece]?.bytes
      if (bytes) {
        units += count(bytes, offset - at, seen)
        seen = offset - at
      }
      all.push(before + units)
    }
    return all
  }

  toString(): string {
    return this.pieces.map((piece) => piece.text).join('')
  }
}

function cut(text: string): Piece[] {
  const pieces: Piece[] = []
  for (let from = 0; from < text.length;) {
    let to = Math.min(from + size, text.length)
    if (to < text.length && (text.charCodeAt(to - 1) & 0xfc00) === 0xd800) to++
    const part = text.slice(from, to)
    pieces.push({ text: part, bytes: encoder.encode(part) })
    from = to
  }
  return pieces
}

/** UTF-16 units of the characters that begin in the bytes from start to end. */
function count(bytes: Uint8Array, end: number, start = 0): number {
  let units = 0
  for (let i = start; i < end; i++) {
    const byte = bytes[i]!
    if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1
  }
  return units
}
