import { ChangeSet, Text, type ChangeSpec } from '@codemirror/state'
import { batch, signal } from '@preact/signals'

/**
 * The document. CodeMirror's text is the truth: it is immutable and shares what did not change, so
 * that a signal can hold 37 MB of it and a key press costs nothing. Everything that changes it
 * goes through edit or replace, whether the editor is there already or not.
 */
const document = signal<Text>(Text.empty)
const number = signal(0)
const file = signal('commands.json')
const breaks = signal<FileIdentity['breaks']>('\n')

/** The text; its lines end with "\n" whatever the file's ended with. */
export const text = { get value() { return document.value }, peek: () => document.peek() }

/** Grows with every change; an answer tells which version it belongs to. */
export const version = { get value() { return number.value }, peek: () => number.peek() }

/** What the document is called when it is downloaded. */
export const fileName = { get value() { return file.value } }

/** What is known of the document as a file: it changes, and comes back, with the whole text. */
export interface FileIdentity {
  name: string
  /** How its lines ended. */
  breaks: '\n' | '\r\n'
}

/** A document that came without a file. */
export const unnamed: FileIdentity = { name: 'commands.json', breaks: '\n' }

/** A document that is put aside while another one is open. */
export interface Aside {
  text: Text
  identity: FileIdentity
}

/** The file that the text is taken for. */
export function identity(): FileIdentity {
  return { name: file.peek(), breaks: breaks.peek() }
}

/** Takes the text for another file. */
export function identify(as: FileIdentity): void {
  batch(() => {
    file.value = as.name
    breaks.value = as.breaks
  })
}

/** What the editor does for the store while it is there. */
export interface Host {
  /** Shows what it holds back of the text for the answers about it. */
  settle(): void
  apply(changes: ChangeSet, reason: Reason): void
  /** Shows another document, with the history that it was left with. */
  exchange(next: Text): void
  undo(): void
  redo(): void
}

/** Why the text changed: people undo an edit and an opened file each as one step. */
export type Reason = 'typing' | 'edit' | 'open'

export type ChangeListener = (changes: ChangeSet, text: Text, version: number) => void
export type ExchangeListener = (text: Text, version: number) => void

const listeners = new Set<ChangeListener>()
const exchanges = new Set<ExchangeListener>()
const told = new Set<() => void>()
let host: Host | null = null

/** Lets the editor carry out the edits from now on; the result ends that. */
export function attach(next: Host): () => void {
  host = next
  return () => {
    if (host === next) host = null
  }
}

/** Hears of every change, in order. */
export function onChange(listener: ChangeListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Hears when all have heard of a change, and have asked what there is to ask about it. */
export function onTold(listener: () => void): () => void {
  told.add(listener)
  return () => told.delete(listener)
}

/** Lets the editor show what it holds back. */
export function settle(): void { host?.settle() }

/** Takes a change that the editor already has. Only the editor calls it. */
export function accept(changes: ChangeSet, next: Text): void {
  const now = number.peek() + 1
  // Where an event is the reason, the time counts from it: a key press was some time under way.
  const startTime = globalThis.event?.timeStamp ?? performance.now()
  // The listeners come first: the worker must have the text before a question about it, and the
  // questions are asked as soon as the signals change.
  for (const listener of listeners) listener(changes, next, now)
  batch(() => {
    document.value = next
    number.value = now
  })
  for (const listener of told) listener()
  performance.mark('slashlint:change', { startTime, detail: now })
}

/** Changes parts of the text; the offsets are UTF-16 units of the present text. */
export function edit(spec: ChangeSpec, reason: Reason = 'edit'): void {
  settle()
  const now = document.peek()
  const changes = ChangeSet.of(spec, now.length)
  if (host) host.apply(changes, reason)
  else accept(changes, changes.apply(now))
}

/** Takes back, or does again, what was done last in the text or elsewhere. */
export function undo(): void {
  settle()
  host?.undo()
}

export function redo(): void {
  settle()
  host?.redo()
}

/** Opens another document in place of this one. */
export function replace(source: string, name = file.peek()): void {
  settle()
  const lines = source.split(/\r\n|\r|\n/)
  identify({ name, breaks: source.includes('\r\n') ? '\r\n' : '\n' })
  edit({ from: 0, to: document.peek().length, insert: Text.of(lines) }, 'open')
}

/** Hears when another document takes the place of this one, which is put aside. */
export function onExchange(listener: ExchangeListener): () => void {
  exchanges.add(listener)
  return () => exchanges.delete(listener)
}

/** Shows another document; the result is the one that was open. */
export function exchange({ text: next, identity: as }: Aside): Aside {
  settle()
  const before = { text: document.peek(), identity: identity() }
  const now = number.peek() + 1
  for (const listener of exchanges) listener(next, now)
  batch(() => {
    identify(as)
    document.value = next
    number.value = now
    host?.exchange(next)
  })
  return before
}

/** Beyond so many UTF-16 units, what costs time with each key rests. */
const large = 2 << 20

/** Whether a text of this length is handled with care. */
export function isLarge(length = document.value.length): boolean {
  return length > large
}

/** The text as a string, as the module reads it. For a large document this is slow. */
export function currentText(): string {
  return document.peek().toString()
}

/** The text as a file, with the line ends that it was opened with. */
export function fileText(): string {
  return document.peek().sliceString(0, undefined, breaks.peek())
}
