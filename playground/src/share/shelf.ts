import type { Kind } from '../store/documents'
import type { Shared } from './link'

/**
 * Where drafts lie in the browser: small ones where they can be read before the page is drawn,
 * large ones in a database that does not hold up typing.
 */

/** What is worked on, of each kind, and what a document took the place of. */
export type Slot = 'draft' | `draft:${Exclude<Kind, 'commands'>}` | 'before'

/** Where the draft of a kind lies: that of the commands where drafts have always lain. */
export function draftOf(kind: Kind): Slot {
  return kind === 'commands' ? 'draft' : `draft:${kind}`
}

type Kept = Shared | (Omit<Shared, 'text'> & { large: true })

/** Beyond so many UTF-16 units a text goes to the database; local storage ends at 5 million. */
export const smallest = 500_000

const key = (slot: Slot | 'kind') => `slashlint:${slot}`

/** A small text that was kept, "large" for one that has to be fetched, or null. */
export function peek(slot: Slot): Shared | 'large' | null {
  const kept = parsed(slot)
  if (!kept) return null
  return 'large' in kept ? 'large' : kept
}

/** What was kept, large or not. */
export async function take(slot: Slot): Promise<Shared | null> {
  const kept = parsed(slot)
  if (!kept || !('large' in kept)) return kept
  const { large: _, ...about } = kept
  const text = await inDatabase<Blob | undefined>('readonly', (store) => store.get(slot)).then((blob) => blob?.text())
  return text === undefined ? null : { ...about, text }
}

/** Keeps a small text. Throws where the browser does not allow it or has no room. */
export function put(slot: Slot, shared: Shared): void {
  set(slot, JSON.stringify(shared))
}

/**
 * Each tab keeps its own, so that two of them do not write over each other; the last one that was
 * kept anywhere is what a new tab begins with.
 */
function set(slot: Slot | 'kind', kept: string): void {
  localStorage.setItem(key(slot), kept)
  sessionStorage.setItem(key(slot), kept)
}

function get(slot: Slot | 'kind'): string | null {
  return sessionStorage.getItem(key(slot)) ?? localStorage.getItem(key(slot))
}

/** Keeps a large text. */
export async function putLarge(slot: Slot, about: Omit<Shared, 'text'>, text: Blob): Promise<void> {
  await inDatabase('readwrite', (store) => store.put(text, slot))
  set(slot, JSON.stringify({ ...about, large: true }))
}

/** Keeps in one slot what lies in another. */
export async function move(from: Slot, to: Slot): Promise<void> {
  const kept = get(from)
  if (kept === null) return
  if (peek(from) === 'large') {
    const blob = await inDatabase<Blob>('readonly', (store) => store.get(from))
    await inDatabase('readwrite', (store) => store.put(blob, to))
  }
  set(to, kept)
}

/** The kind of the document that was open last. */
export function peekKind(): string | undefined {
  try {
    return get('kind') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps which kind of document is open. */
export function putKind(kind: Kind): void {
  try {
    set('kind', kind)
  } catch {
    // Browsers may refuse storage; the next visit then begins with the commands.
  }
}

function parsed(slot: Slot): Kept | null {
  try {
    const kept = JSON.parse(get(slot) ?? 'null') as Kept | null
    if (typeof kept !== 'object' || kept === null) return null
    return 'large' in kept || typeof kept.text === 'string' ? kept : null
  } catch {
    return null
  }
}

async function inDatabase<T>(
  mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest,
): Promise<T> {
  const database = await finished<IDBDatabase>(() => {
    const request = indexedDB.open('slashlint', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('texts')
    return request
  })
  try {
    return await finished<T>(() => work(database.transaction('texts', mode).objectStore('texts')))
  } finally {
    database.close()
  }
}

function finished<T>(start: () => IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = start()
    request.onsuccess = () => resolve(request.result as T)
    request.onerror = () => reject(request.error)
  })
}
