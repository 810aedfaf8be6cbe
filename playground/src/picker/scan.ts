import type { Span } from '../store/selection'

/**
 * Walks through JSON text that may be broken, without building anything from it: finding a place in
 * 37 MB then costs the reading up to it, and nothing while people type.
 */
class Scan {
  private at = 0
  constructor(private readonly text: string) {}

  /**
   * Reads a value. visit hears of each value that begins, with its path, and says whether to go
   * into it; left hears where it ended, and whether that was all.
   */
  value(path: readonly string[], visitor: Visitor): boolean {
    this.blanks()
    const from = this.at
    const enter = visitor.visit(path, from)
    const c = this.text[this.at]
    let done = false
    if (c === '{' || c === '[') done = enter ? this.inside(path, visitor, c === '{') : (this.skip(), false)
    else this.scalar()
    return visitor.left(path, { from, to: this.at }) || done
  }

  private inside(path: readonly string[], visitor: Visitor, object: boolean): boolean {
    const close = object ? '}' : ']'
    this.at++
    for (let i = 0; ; i++) {
      this.blanks(',')
      const c = this.text[this.at]
      if (c === undefined) return false
      if (c === close) {
        this.at++
        return false
      }
      const before = this.at
      let key = String(i)
      if (object) {
        key = this.key()
        this.blanks(':')
      }
      if (this.value([...path, key], visitor)) return true
      // What is no JSON at all is stepped over.
      if (this.at === before) this.at++
    }
  }

  private blanks(more = ''): void {
    while (this.at < this.text.length) {
      const c = this.text[this.at]!
      if (c !== ' ' && c !== '\n' && c !== '\t' && c !== '\r' && c !== '\ufeff' && !(more && c === more)) return
      this.at++
    }
  }

  private key(): string {
    const from = this.at
    this.scalar()
    const raw = this.text.slice(from, this.at)
    try {
      return String(JSON.parse(raw))
    } catch {
      return raw
    }
  }

  private scalar(): void {
    if (this.text[this.at] === '"') {
      this.at++
      while (this.at < this.text.length && this.text[this.at] !== '"' && this.text[this.at] !== '\n') {
        this.at += this.text[this.at] === '\\' ? 2 : 1
      }
      if (this.text[this.at] === '"') this.at++
      return
    }
    while (this.at < this.text.length && !',:{}[]"'.includes(this.text[this.at]!)) this.at++
  }

  private skip(): void {
    let depth = 0
    do {
      const c = this.text[this.at]
      if (c === '"') {
        this.scalar()
        continue
      }
      if (c === '{' || c === '[') depth++
      else if (c === '}' || c === ']') depth--
      this.at++
    } while (depth > 0 && this.at < this.text.length)
  }
}

interface Visitor {
  visit(path: readonly string[], from: number): boolean
  left(path: readonly string[], span: Span): boolean
}

/** The place of the value that an RFC 6901 pointer names, or null. */
export function find(text: string, pointer: string): Span | null {
  const wanted = pointer.split('/').slice(1).map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  let found: Span | null = null
  new Scan(text).value([], {
    visit: (path) => path.length < wanted.length && path.every((part, i) => part === wanted[i]),
    left: (path, span) => {
      if (path.length !== wanted.length || !path.every((part, i) => part === wanted[i])) return false
      found = span
      return true
    },
  })
  return found
}

/** The RFC 6901 pointer of the innermost value around an offset. */
export function pointerAt(text: string, offset: number): string {
  let inner: readonly string[] = []
  new Scan(text).value([], {
    visit: (path, from) => {
      // Between the members of an object, the last one that began counts.
      if (from <= offset) inner = path
      return true
    },
    left: (_path, span) => span.to >= offset,
  })
  return inner.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}
