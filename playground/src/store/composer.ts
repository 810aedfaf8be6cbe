import { batch, computed, signal } from '@preact/signals'
import { viewerOptions } from './viewer'

/** What the person has typed after the slash while nothing is picked. */
export const query = signal('')

/** The pointer of the picked entry; null: none. */
export const picked = signal<string | null>(null)

/** The entry that the arrow keys have reached: its place in the list. */
export const active = signal(0)

/** What was typed into the options, by their default names. */
export const values = signal<Readonly<Record<string, string>>>({})

/** The option that is being filled; null: none. */
export const focus = signal<string | null>(null)

/** The invocation as the module's options; null while nothing is picked. */
export const invocation = computed<Record<string, unknown> | null>(() => {
  if (picked.value === null) return null
  return {
    ...viewerOptions.value,
    pointer: picked.value,
    options: Object.entries(values.value).map(([name, text]) => ({ name, text })),
  }
})

/** Searches for another command. */
export function search(text: string): void {
  batch(() => {
    query.value = text.replace(/^\//, '')
    active.value = 0
  })
}

/** Picks an entry, with nothing filled in. */
export function pick(pointer: string): void {
  batch(() => {
    picked.value = pointer
    values.value = {}
    focus.value = null
  })
}

/** Goes back to the list. */
export function unpick(): void {
  batch(() => {
    picked.value = null
    values.value = {}
    focus.value = null
  })
}

/** Fills an option; undefined takes it out. */
export function fill(name: string, value: string | undefined): void {
  const next = { ...values.peek() }
  if (value === undefined) delete next[name]
  else next[name] = value
  values.value = next
}
