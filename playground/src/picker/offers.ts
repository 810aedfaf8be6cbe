import { computed, signal } from '@preact/signals'
import type { Option, Refusal } from '../engine/answer'
import { answers } from '../store/answers'
import { attempted, fill, focus, given, labels, leave, taken, take, values } from '../store/composer'
import { matching, suggestions, type Suggestion } from './samples'
import { drawn, focusOption } from './send'

/** Something that Enter or Tab takes while a field of the composer has the focus. */
export interface Offer extends Suggestion {
  /** The optional option that is offered, where it is one. */
  option?: Option
}

/** What is typed to find an optional option. */
export const rest = signal('')

/** The offer that the arrow keys have reached; -1: none, so that Enter sends. */
export const reached = signal(0)

const options = computed(() => answers.entry.value.value?.options ?? [])

/** The fields in the composer: the required options and those that were taken. */
export const fields = computed<readonly Option[]>(() => [
  ...options.value.filter((one) => one.required),
  ...taken.value.flatMap((name) => options.value.find((one) => !one.required && one.name.default === name) ?? []),
])

/** The optional options that are not taken. */
export const left = computed(() =>
  options.value.filter((one) => !one.required && !taken.value.includes(one.name.default)))

/** The option that is being filled. */
export const field = computed(() => fields.value.find((one) => one.name.default === focus.value) ?? null)

export const offers = computed<readonly Offer[]>(() => {
  const option = field.value
  if (option) {
    const chosen = Object.hasOwn(labels.value, option.name.default)
    return matching(suggestions(option), chosen ? '' : given(option.name.default))
  }
  const all = left.value.map((one) => ({ label: one.name.value, value: one.name.default, option: one }))
  return matching(all, rest.value) as readonly Offer[]
})

/** What the client has against an option's value, as far as it says so already. */
export function refusal(option: Option): Refusal | null {
  const name = option.name.default
  const found = answers.composed.value.value?.refusals.find((one) => one.option === name)
  if (!found) return null
  if (found.code === 'option-required') return attempted.value ? found : null
  if (!Object.hasOwn(values.value, name)) return null
  // Who is still choosing from a list has typed the beginning of a name.
  const choosing = field.value === option && offers.value.length > 0
  return choosing && !attempted.value ? null : found
}

/** Puts the caret into a field; null is the one for optional options. */
export function enter(name: string | null): void {
  focus.value = name
  const option = field.peek()
  const all = offers.peek()
  reached.value = option ? Math.max(0, all.findIndex((one) => one.value === given(option.name.default))) : -1
}

/** What was typed into an option; a whole label counts as having been chosen. */
export function type(option: Option, text: string): void {
  const same = suggestions(option).find((one) => one.label.toLowerCase() === text.trim().toLowerCase())
  const name = option.name.default
  if (text === '') fill(name, undefined)
  else if (same) fill(name, same.value, text)
  else fill(name, text)
  reached.value = 0
}

/** Takes what is offered and goes on to what is missing. */
export function accept(offer: Offer): void {
  rest.value = ''
  if (offer.option) {
    take(offer.option.name.default)
    focusOption(offer.option.name.default)
    return
  }
  const option = field.peek()
  if (!option) return
  fill(option.name.default, offer.value, offer.label)
  goOn()
}

/** Goes to the first required option without a value, or to the optional ones. */
export function goOn(): void {
  const next = fields.peek().find((one) => !Object.hasOwn(values.peek(), one.name.default))
  if (next) return focusOption(next.name.default)
  drawn(() => {
    const end = document.querySelector<HTMLElement>('.composer .rest, .composer .send')
    end?.focus()
  })
}

/** Takes an optional option out again and goes to the one before. */
export function drop(option: Option): void {
  const all = fields.peek()
  const before = all[all.indexOf(option) - 1]
  leave(option.name.default)
  if (before) focusOption(before.name.default)
  else goOn()
}
