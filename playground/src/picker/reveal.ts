import { effect } from '@preact/signals'
import type { PickerSummary } from '../engine/answer'
import { answers, awaited } from '../store/answers'
import { active, picked, query, search, sheet, unpick } from '../store/composer'
import { reveal } from '../store/selection'
import { hiddenOpen } from '../store/viewer'

/** Does what revealEntry wishes, as soon as the picker's answer is there; the result ends that. */
export function followReveal(): () => void {
  let done: unknown = null
  return effect(() => {
    const wish = reveal.value
    const { state, value } = answers.picker.value
    const late = awaited.value
    if (!wish || wish === done || !value) return
    // What is being searched for hides the rest: the answer without it comes back here.
    if (query.peek() !== '') return search('')
    if (late || state !== 'ready') return
    done = wish
    bring(wish.pointer, value)
  })
}

/** Brings what stands at a pointer, or around it, to the eye. */
function bring(pointer: string, summary: PickerSummary): void {
  if (picked.peek() !== null && !around(pointer, picked.peek()!)) unpick()
  const place = summary.slash.findIndex((entry) => around(pointer, entry.pointer))
  // A command with subcommands is no entry; its first subcommand is.
  const inside = summary.slash.findIndex((entry) => around(entry.pointer, pointer))
  if (place >= 0 || inside >= 0) active.value = place >= 0 ? place : inside
  else if (summary.user.some((entry) => around(pointer, entry.pointer))) sheet.value = 'user'
  else if (summary.message.some((entry) => around(pointer, entry.pointer))) sheet.value = 'message'
  else if (summary.launcher && around(pointer, summary.launcher.pointer)) sheet.value = 'launcher'
  else {
    const hidden = summary.hidden.find((one) => around(pointer, one.pointer))
    if (!hidden) return
    hiddenOpen.value = true
    if (hidden.pointer !== pointer) reveal.value = { pointer: hidden.pointer }
  }
}

/** Whether the second pointer is that of the first or of something around it. */
function around(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}/`)
}
