import type { Text } from '@codemirror/state'
import { effect } from '@preact/signals'
import { kind, kindOf, onLeave, openKind } from '../store/documents'
import { hasBefore, keeping } from '../store/draft'
import { isLarge, onChange, text } from '../store/text'
import { draftOf, move, peek, put, putKind, putLarge, smallest, take, type Slot } from './shelf'
import { about, open, present } from './visit'

/** So long after the last key the draft is kept; a large one has to be encoded first. */
const pause = { small: 300, large: 2000 }

/** A large text is encoded in parts of so many units, so that nobody's typing waits for it. */
const part = 1 << 20

let timer = 0
/** Keeps the draft from now on. What is open now need not be kept before it is changed. */
export function keepDrafts(): void {
  hasBefore.value = peek('before') !== null
  onChange(later)
  onLeave(() => { if (timer) void keep() })
  // A locale that is chosen belongs to the draft, but does not make one of what is only looked at.
  let of = kind.peek()
  effect(() => {
    about()
    if (kind.value === of && keeping.peek() !== 'idle') later()
    if (kind.value !== of) putKind(of = kind.value)
  })
  addEventListener('pagehide', () => { if (timer) void keep() })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && timer) void keep()
  })
}

function later(): void {
  window.clearTimeout(timer)
  timer = window.setTimeout(() => void keep(), isLarge() ? pause.large : pause.small)
}

async function keep(): Promise<void> {
  window.clearTimeout(timer)
  timer = 0
  try {
    await store(draftOf(kind.peek()))
    keeping.value = 'kept'
  } catch {
    keeping.value = 'refused'
  }
}

async function store(slot: Slot): Promise<void> {
  const { length } = text.peek()
  if (length <= smallest) return put(slot, present())
  await putLarge(slot, about(), await encoded(text.peek()))
}

async function encoded(whole: Text): Promise<Blob> {
  const parts: Blob[] = []
  for (let from = 0; from < whole.length; from += part) {
    parts.push(new Blob([whole.sliceString(from, from + part)]))
    await new Promise((next) => setTimeout(next))
  }
  return new Blob(parts)
}

/** Keeps what is open as what was there before: call it just before another document is opened. */
export async function keepBefore(): Promise<void> {
  try {
    await store('before')
    hasBefore.value = true
  } catch {
    keeping.value = 'refused'
  }
}

/** Makes the kept draft what was there before, as a link does that is opened instead of it. */
export async function draftToBefore(): Promise<void> {
  await move(draftOf(kind.peek()), 'before')
  hasBefore.value = true
}

/** Goes back to what was open before; what is open now can be gone back to in turn. */
export async function goBack(): Promise<void> {
  const before = await take('before').catch(() => null)
  if (!before) return
  openKind(kindOf(before.kind) ?? 'commands')
  await keepBefore()
  open(before)
}
