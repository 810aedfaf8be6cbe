import { batch, signal, type Signal } from '@preact/signals'
import type { Answers, Slot } from '../engine/protocol'

/**
 * What the module said. While a newer answer is under way the last one stays, so that nothing
 * flickers; a failed one keeps it too.
 */
export interface Answer<T> {
  state: 'idle' | 'ready' | 'failed'
  /** The version of the text that value belongs to; -1: there is no value yet. */
  version: number
  value: T | null
  /** Why it failed, to show to the person. */
  error: string | null
}

const none: Answer<never> = { state: 'idle', version: -1, value: null, error: null }

export const answers: { readonly [S in Slot]: Signal<Answer<Answers[S]>> } = {
  report: signal(none), picker: signal(none), beside: signal(none), entry: signal(none), composed: signal(none),
  budget: signal(none), locales: signal(none), plan: signal(none), payload: signal(none),
  decisions: signal(none), catalogue: signal(none),
  access: signal(none), authorized: signal(none),
}

/** The one place of the store where a slot's signal loses its type: slot and answer belong together. */
function of(slot: Slot): Signal<Answer<unknown>> {
  return answers[slot] as Signal<Answer<unknown>>
}

/**
 * Whether the picker is asked for and not answered yet. It is no part of the answer: most of what
 * draws an answer would be drawn again with each key for nothing.
 */
export const awaited = signal(false)

export function asked(slot: Slot): void {
  if (slot === 'picker') awaited.value = true
}

let soon = false

/** Whether what is asked now is answered within a few milliseconds, for all that is known. */
export function answersSoon(): boolean { return soon }

/** Says so, or that it is not. */
export function expectAnswers(soonOrLater: boolean): void { soon = soonOrLater }

export function answered<S extends Slot>(slot: S, version: number, value: Answers[S]): void {
  arrived(slot, { state: 'ready', version, value, error: null })
}

export function failed(slot: Slot, error: string): void {
  arrived(slot, { ...of(slot).peek(), state: 'failed', error })
}

function arrived(slot: Slot, answer: Answer<unknown>): void {
  batch(() => {
    of(slot).value = answer
    if (slot === 'picker') awaited.value = false
  })
}

/** Forgets an answer that nobody asks for any more. */
export function cleared(slot: Slot): void {
  of(slot).value = none
}

/** Whether the module can be asked: it is being fetched, there, or cannot be had. */
export const engine = signal<{ state: 'loading' | 'ready' | 'failed'; error: string | null }>({
  state: 'loading', error: null,
})
