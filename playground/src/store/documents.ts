import { Text } from '@codemirror/state'
import { batch, computed, signal } from '@preact/signals'
import type { Severity } from '../engine/answer'
import { exchange, text, unnamed, type Aside } from './text'

/** The kinds of documents, as the module names them; each has a tab of its own. */
export const kinds = ['commands', 'permissions', 'interaction', 'authorization'] as const
export type Kind = (typeof kinds)[number]

const open = signal<Kind>('commands')

/** The document that is open: the store's text is its text. */
export const kind = { get value() { return open.value }, peek: () => open.peek() }

/** Whether the commands are open. The picker and what belongs to it are theirs. */
export const ofCommands = computed(() => open.value === 'commands')

/** The documents that are not open. They change only when they are. */
const aside = new Map<Kind, Aside>(kinds.slice(1).map((one) => [one, { text: Text.empty, identity: named(one) }]))

/** What is called before another document is shown, while the present one is still open. */
const leaving = new Set<() => void>()

/** Hears of it before another document is shown. */
export function onLeave(listener: () => void): () => void {
  leaving.add(listener)
  return () => leaving.delete(listener)
}

/** Shows the document of a kind. */
export function openKind(next: Kind): void {
  const before = open.peek()
  if (next === before) return
  for (const listener of leaving) listener()
  const wanted = aside.get(next)!
  aside.delete(next)
  batch(() => {
    open.value = next
    aside.set(before, exchange(wanted))
  })
}

/** Gives a document that is not open the text that it begins with. */
export function begin(of: Kind, source: string, name: string): void {
  if (of === open.peek()) return
  const lines = source.split(/\r\n|\r|\n/)
  aside.set(of, { text: Text.of(lines), identity: { name, breaks: source.includes('\r\n') ? '\r\n' : '\n' } })
}

/** The text of a document, open or not. */
export function textOf(of: Kind): Text {
  return of === open.value ? text.value : aside.get(of)!.text
}

/** The same without listening for changes. */
export function peekTextOf(of: Kind): Text {
  return of === open.peek() ? text.peek() : aside.get(of)!.text
}

/** A document of a kind that came without a file. */
export function named(of: Kind): Aside['identity'] {
  return { ...unnamed, name: `${of}.json` }
}

/** Which kind a word means. */
export function kindOf(word: string | undefined): Kind | null {
  return kinds.find((one) => one === word) ?? null
}

/** How a document stood when it was last judged. */
export interface Standing {
  total: number
  /** The severity of the worst problem; null: there is none. */
  worst: Severity | null
}

/** How the documents that are not open stand; none that was not judged yet. */
export const standings = signal<Partial<Record<Kind, Standing>>>({})

export function stands(of: Kind, standing: Standing): void {
  const now = standings.peek()[of]
  // Most keys change no count, and then nothing is drawn.
  if (now?.total === standing.total && now.worst === standing.worst) return
  standings.value = { ...standings.peek(), [of]: standing }
}
