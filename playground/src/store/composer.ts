import { batch, computed, signal } from '@preact/signals'
import { answers } from './answers'
import { viewerOptions } from './viewer'

/** What the person has typed after the slash while nothing is picked. */
export const query = signal('')

/** The pointer of the picked entry; null: none. */
export const picked = signal<string | null>(null)

/** The entry that the arrow keys have reached: its place in the list. */
export const active = signal(0)

/** What was given for the options, as the module reads it, by their default names. */
export const values = signal<Readonly<Record<string, string>>>({})

/** What the person reads in an option instead, where that differs: a choice's or a member's name. */
export const labels = signal<Readonly<Record<string, string>>>({})

/** The optional options that were taken, by their default names, in that order. */
export const taken = signal<readonly string[]>([])

/** The option that is being filled; null: none. */
export const focus = signal<string | null>(null)

/** Whether the person tried to send: only then is it wrong to have left something out. */
export const attempted = signal(false)

/** The id of the user or message that a USER or MESSAGE command is used on; null: a sample. */
export const target = signal<string | null>(null)

/** Which menu of commands is open: a member's, a message's, or the launcher. */
export const sheet = signal<'user' | 'message' | 'launcher' | null>(null)

/** What is sent when the composed command is sent off; null while nothing is picked. */
export const sending = computed<Record<string, unknown> | null>(() => {
  if (picked.value === null) return null
  return {
    ...viewerOptions.value,
    pointer: picked.value,
    options: Object.entries(values.value).map(([name, text]) => ({ name, text })),
    ...(target.value !== null && { target: target.value }),
  }
})

/** The option being typed, if the application hears of each letter. */
export const completing = computed<string | null>(() => {
  const options = answers.entry.value.value?.options ?? []
  const option = options.find((one) => one.name.default === focus.value)
  return option?.autocomplete ? option.name.default : null
})

/** The invocation as the module's options; null while nothing is picked. */
export const invocation = computed<Record<string, unknown> | null>(() => {
  if (!sending.value || completing.value === null) return sending.value
  return { ...sending.value, focus: completing.value }
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
  start(pointer)
}

/** Goes back to the list. */
export function unpick(): void {
  start(null)
}

function start(pointer: string | null): void {
  batch(() => {
    picked.value = pointer
    values.value = {}
    labels.value = {}
    taken.value = []
    focus.value = null
    target.value = null
    attempted.value = false
    sheet.value = null
  })
}

/** Fills an option; undefined takes its value out. The label is what the person reads there. */
export function fill(name: string, value: string | undefined, label?: string): void {
  batch(() => {
    values.value = changed(values.peek(), name, value)
    labels.value = changed(labels.peek(), name, label)
  })
}

/** Takes an optional option, to fill it. */
export function take(name: string): void {
  if (!taken.peek().includes(name)) taken.value = [...taken.peek(), name]
}

/** Leaves an optional option out again. */
export function leave(name: string): void {
  batch(() => {
    fill(name, undefined)
    taken.value = taken.peek().filter((one) => one !== name)
  })
}

function changed(
  record: Readonly<Record<string, string>>, name: string, value: string | undefined,
): Readonly<Record<string, string>> {
  // Names are a document's: "__proto__" is one like any other.
  const entries = Object.entries(record).filter(([one]) => one !== name)
  if (value !== undefined) entries.push([name, value])
  return Object.fromEntries(entries)
}

/** What was given for an option; "" for nothing. */
export function given(name: string): string {
  return own(values.value, name)
}

/** What the person reads in an option. */
export function read(name: string): string {
  return own(labels.value, name) || given(name)
}

function own(record: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(record, name) ? record[name]! : ''
}
