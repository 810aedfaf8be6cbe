import type { Text } from '@codemirror/state'

/** An object or list around the caret; the key is the member's whose value it is. */
export interface Container {
  open: '{' | '['
  at: number
  key: string | null
}

/** What stands, or would stand, at the caret. */
export interface Place {
  slot: 'key' | 'value' | 'element'
  /** The member whose value it is. */
  key: string | null
  /** From the innermost one outwards. */
  around: Container[]
  /** What is typed there already. */
  token: { from: number; to: number }
}

interface Token {
  text: string
  from: number
  to: number
}

// Strings of JSON end with their line, so that lines can be read backwards, broken as they may be.
const tokens = /"(?:[^"\\]|\\.)*"?|[{}[\]:,]|[^\s"{}[\]:,]+/g

/** So far is looked: enough for any object that people write. */
const most = { lines: 20_000, containers: 3, line: 20_000 }

function read(doc: Text, number: number): Token[] {
  const line = doc.line(number)
  const text = doc.sliceString(line.from, Math.min(line.to, line.from + most.line))
  return [...text.matchAll(tokens)].map(({ 0: text, index }) =>
    ({ text, from: line.from + index, to: line.from + index + text.length }))
}

/** Tokens before a place, the last one first. */
function* backwards(doc: Text, pos: number): Generator<Token> {
  const last = doc.lineAt(pos).number
  for (let number = last; number > Math.max(0, last - most.lines); number--) {
    const line = read(doc, number)
    for (let i = line.length - 1; i >= 0; i--) if (line[i]!.from < pos) yield line[i]!
  }
}

/** Tokens from a place on. */
function* forwards(doc: Text, pos: number): Generator<Token> {
  const first = doc.lineAt(pos).number
  for (let number = first; number <= Math.min(doc.lines, first + most.lines); number++) {
    for (const token of read(doc, number)) if (token.from >= pos) yield token
  }
}

const word = (token: Token) => !/^[{}[\]:,]$/.test(token.text)

/** Where the caret is, as far as the text before it tells. */
export function placeAt(doc: Text, pos: number): Place | null {
  let token = { from: pos, to: pos }
  let before: Token[] = []
  const around: Container[] = []
  let depth = 0
  let waiting: Container | null = null
  for (const one of backwards(doc, pos)) {
    if (before.length === 0 && one.to >= pos && word(one) && !closed(one, pos)) {
      if (token.from === pos) token = { from: one.from, to: one.to }
      continue
    }
    if (before.length < 2) before = [...before, one]
    if (waiting) {
      // The token before a bracket is a colon when a key is before that.
      if (one.text === ':') continue
      if (one.text.startsWith('"')) waiting.key = unquoted(one.text)
      waiting = null
      if (around.length >= most.containers) break
      if (one.text.startsWith('"')) continue
    }
    if (one.text === '}' || one.text === ']') depth++
    else if (one.text === '{' || one.text === '[') {
      if (depth > 0) depth--
      else around.push(waiting = { open: one.text, at: one.from, key: null })
    }
  }
  const inObject = around[0]?.open === '{'
  const [last, earlier] = before
  if (last?.text === ':') {
    return { slot: 'value', key: earlier ? unquoted(earlier.text) : null, around, token }
  }
  return { slot: inObject ? 'key' : 'element', key: around[0]?.key ?? null, around, token }
}

/** A string that ends at the caret is complete: nothing is typed in it any more. */
function closed(one: Token, pos: number): boolean {
  return one.to === pos && one.text.length > 1 && one.text.startsWith('"') && one.text.endsWith('"')
}

/** The keys of an object, and the number that is its type. */
export function membersOf(doc: Text, object: number): { keys: Set<string>; type: number | null } {
  const keys = new Set<string>()
  let type: number | null = null
  let depth = 0
  let last: Token | null = null
  let key: string | null = null
  for (const token of forwards(doc, object)) {
    if (token.text === '{' || token.text === '[') depth++
    else if (token.text === '}' || token.text === ']') depth--
    if (depth === 0) break
    if (depth === 1) {
      if (token.text === ':' && last) keys.add(key = unquoted(last.text))
      else if (last?.text === ':' && key === 'type' && /^\d+$/.test(token.text)) type = Number(token.text)
    }
    last = token
  }
  return { keys, type }
}

/** What follows a place. */
export function after(doc: Text, pos: number): string {
  for (const token of forwards(doc, pos)) return token.text
  return ''
}

function unquoted(text: string): string {
  return text.replace(/^"|"$/g, '')
}
