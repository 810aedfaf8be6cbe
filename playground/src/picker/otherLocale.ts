import { computed, effect, signal } from '@preact/signals'
import type { FullEntry, Option, PickerEntry, Shown } from '../engine/answer'
import { request } from '../engine/client'
import { answers } from '../store/answers'
import { picked } from '../store/composer'
import { beside } from '../store/locale'
import { viewerOptions } from '../store/viewer'
import type { Offer } from './offers'

/** The picked command as people of the locale beside read it; null: none, or not known yet. */
export const otherEntry = signal<FullEntry | null>(null)

/** Asks for it whenever the entry in front was answered anew; the result ends that. */
export function followOther(): () => void {
  return effect(() => {
    const entry = answers.entry.value.value
    const locale = beside.value
    const options = viewerOptions.value
    if (locale === null || picked.value === null || !entry) {
      otherEntry.value = null
      return
    }
    let late = false
    request<'entry'>({ about: 'entry', options: { ...options, locale }, pointer: entry.pointer })
      // What cannot be asked is told where the entry in front stands.
      .then((other) => { if (!late) otherEntry.value = other }, () => {})
    return () => { late = true }
  })
}

/** An option as the other locale reads it. */
export function otherOption({ pointer }: Option): Option | undefined {
  return otherEntry.value?.options.find((one) => one.pointer === pointer)
}

/** What an offer is called there: options and choices are texts of the document, samples are not. */
export function otherName(offer: Offer, option: Option | null): Shown | string {
  if (offer.option) return otherOption(offer.option)?.name ?? offer.label
  const choice = option && otherOption(option)?.choices.find((one) => String(one.value) === offer.value)
  return choice?.name ?? offer.label
}

/** The menus' and the launcher's entries there, by their pointers. */
const others = computed<ReadonlyMap<string, PickerEntry>>(() => {
  const summary = beside.value === null ? null : answers.beside.value.value
  if (!summary) return new Map()
  const { user, message, launcher } = summary
  return new Map([...user, ...message, ...launcher ? [launcher] : []].map((one) => [one.pointer, one]))
})

/** The same command of a menu or the launcher in the locale beside. */
export function sameThere({ pointer }: PickerEntry): PickerEntry | undefined {
  return others.value.get(pointer)
}
