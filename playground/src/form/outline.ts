import type { Text } from '@codemirror/state'

/** Where a command stands in the text, and what is drawn of it in the list. */
export interface Command {
  from: number
  to: number
  pointer: string
  name: string
}

/** The commands of a document, or the place where it stops to be one. */
export interface Outline {
  root: 'list' | 'object'
  commands: Command[]
  /** Where the list ends: its closing bracket. */
  end: number
  broken: number | null
}

/**
 * Finds the commands without reading what is in them, so that 37 MB need no tree: the form reads
 * one command at a time. It rests after each part, for those who must not block.
 */
export function* scan(text: Text): Generator<void, Outline> {
  const outline: Outline = { root: 'object', commands: [], end: 0, broken: null }
  let depth = 0
  let inString = false
  let escaped = false
  let from = -1
  let index = 0
  let at = 0
  let done = false
  let rested = 0
  // Of the members of a command, the name: "key" and ":" have been there, or are about to be.
  let string = ''
  let key = ''
  const iter = text.iter()
  while (!iter.next().done) {
    const part = iter.value
    for (let i = 0; i < part.length; i++, at++) {
      const c = part.charCodeAt(i)
      const inCommand = from >= 0 && depth === (outline.root === 'list' ? 2 : 1)
      if (inString) {
        if (escaped) escaped = false
        else if (c === 92) escaped = true
        else if (c === 34) inString = false
        if (inString && inCommand && string.length < 64) string += part[i]
        else if (!inString && inCommand && key === 'name') {
          outline.commands.at(-1)!.name = decoded(string)
          key = ''
        }
        continue
      }
      if (c === 34) {
        inString = true
        string = ''
        if (depth === 0) outline.broken ??= at
      } else if (c === 123 || c === 91) {
        if (depth === 0) {
          if (done) outline.broken ??= at
          outline.root = c === 91 ? 'list' : 'object'
        }
        if (c === 123 && depth === (outline.root === 'list' ? 1 : 0)) {
          from = at
          outline.commands.push({
            from, to: from, pointer: outline.root === 'list' ? `/${index}` : '', name: '',
          })
        }
        depth++
      } else if (c === 125 || c === 93) {
        depth--
        if (depth < 0) outline.broken ??= at
        if (from >= 0 && depth === (outline.root === 'list' ? 1 : 0)) {
          outline.commands.at(-1)!.to = at + 1
          from = -1
        }
        if (depth === 0) {
          done = true
          outline.end = at
        }
      } else if (c === 58) key = inCommand ? string : ''
      else if (c === 44) {
        key = ''
        if (depth === 1) index++
      }
      else if (c > 32 && c !== 0xfeff && depth === 0) outline.broken ??= at
    }
    if (at > rested + 0x10000) {
      rested = at
      yield
    }
  }
  if (depth !== 0 || !done || inString) outline.broken ??= Math.max(0, text.length - 1)
  return outline
}

/** A string as it is meant; one that was cut within an escape stays as it is written. */
function decoded(string: string): string {
  try {
    return JSON.parse(`"${string}"`) as string
  } catch {
    return string
  }
}
