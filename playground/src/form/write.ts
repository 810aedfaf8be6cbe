import type { Node } from 'jsonc-parser'
import { property } from './items'

/** A change of a command's text; offsets as in its nodes. */
export interface Change {
  from: number
  to: number
  insert: string
}

/**
 * Changes that leave what they do not touch as it is written. jsonc-parser's own modify lays out
 * whole lines anew, and with them the objects that people keep on one line.
 */
export class Writer {
  private readonly unit: string
  /** The indentation of the line that the command begins in is not part of its text. */
  constructor(private readonly source: string, private readonly lead: string) {
    const inner = /\n([ \t]+)\S/.exec(source)?.[1]
    this.unit = inner?.startsWith(lead) && inner.length > lead.length ? inner.slice(lead.length) : '  '
  }

  /** Gives a member a value; order tells after which members a new one stands. */
  set(object: Node, key: string, value: unknown, order: readonly string[]): Change[] {
    const old = property(object, key)?.children?.[1]
    if (old) return [this.trimmed(old.offset, old.length, this.json(value, this.indentAt(old.offset)))]
    const members = object.children ?? []
    const place = order.indexOf(key)
    const earlier = members.findLastIndex((one) => {
      const rank = order.indexOf(one.children?.[0]?.value as string)
      return rank >= 0 && rank < place
    })
    const after = earlier >= 0 || place < 0 ? (earlier >= 0 ? earlier : members.length - 1) : -1
    return this.insert(object, after, (indent) => `${JSON.stringify(key)}: ${this.json(value, indent)}`)
  }

  /** Adds an element to a list, last. */
  add(list: Node, value: unknown): Change[] {
    return this.insert(list, (list.children?.length ?? 0) - 1, (indent) => this.json(value, indent))
  }

  /** Takes a member or an element out. */
  remove(parent: Node, child: Node): Change[] {
    const all = parent.children!
    const i = all.indexOf(child)
    if (i > 0) return [{ from: end(all[i - 1]!), to: end(child), insert: '' }]
    if (all.length > 1) return [{ from: child.offset, to: all[1]!.offset, insert: '' }]
    return [{ from: parent.offset + 1, to: end(parent) - 1, insert: '' }]
  }

  /** Moves an element: what stands between the elements stays where it is. */
  move(list: Node, from: number, to: number): Change[] {
    const old = list.children!
    const now = [...old]
    now.splice(to, 0, ...now.splice(from, 1))
    return old.flatMap((place, i) => place === now[i] ? [] : [{
      from: place.offset, to: end(place), insert: this.text(now[i]!),
    }])
  }

  private insert(parent: Node, after: number, made: (indent: string) => string): Change[] {
    const all = parent.children ?? []
    const outer = this.indentAt(parent.offset)
    if (all.length === 0) {
      const indent = outer + this.unit
      return [{ from: parent.offset + 1, to: end(parent) - 1, insert: `\n${indent}${made(indent)}\n${outer}` }]
    }
    const first = all[0]!
    const lines = this.source.slice(parent.offset, first.offset).includes('\n')
    const indent = lines ? this.indentAt(first.offset) : outer
    const gap = lines ? `\n${indent}` : ' '
    if (after < 0) return [{ from: first.offset, to: first.offset, insert: `${made(indent)},${gap}` }]
    const place = end(all[after]!)
    return [{ from: place, to: place, insert: `,${gap}${made(indent)}` }]
  }

  /** JSON as it is written at this indentation: lists of plain values on one line. */
  private json(value: unknown, indent: string): string {
    if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) {
      return `[${value.map((one) => JSON.stringify(one)).join(', ')}]`
    }
    return JSON.stringify(value, null, this.unit).replaceAll('\n', `\n${indent}`)
  }

  private indentAt(offset: number): string {
    const start = this.source.lastIndexOf('\n', offset - 1)
    if (start < 0) return this.lead
    return /^[ \t]*/.exec(this.source.slice(start + 1, offset))![0]
  }

  private text(node: Node): string {
    return this.source.slice(node.offset, end(node))
  }

  /** A replacement without what is the same at both ends. */
  private trimmed(offset: number, length: number, now: string): Change {
    const old = this.source.slice(offset, offset + length)
    let start = 0
    const shorter = Math.min(old.length, now.length)
    while (start < shorter && old[start] === now[start]) start++
    let rest = 0
    while (rest < shorter - start && old.at(-1 - rest) === now.at(-1 - rest)) rest++
    return { from: offset + start, to: offset + length - rest, insert: now.slice(start, now.length - rest) }
  }
}

function end(node: Node): number {
  return node.offset + node.length
}
