import { batch, computed, signal } from '@preact/signals'
import type { Diagnostic, Severity } from '../engine/answer'
import { placesOf } from '../engine/places'
import { answers } from './answers'
import { jumpTo, selection, type Span } from './selection'

const all: readonly Severity[] = ['error', 'warning', 'info']

/** The severities that the list shows. */
export const severities = signal<readonly Severity[]>(all)

/** Shows one severity more or less; the last one that is taken away brings back all. */
export function toggle(severity: Severity): void {
  const now = severities.peek()
  const next = all.filter((one) => now.includes(one) !== (one === severity))
  severities.value = next.length > 0 ? next : all
}

/** The problems that the list shows. */
export const shown = computed<readonly Diagnostic[]>(() =>
  (answers.report.value.value?.listed ?? []).filter((d) => severities.value.includes(d.severity)))

/** The problem that somebody went to last, and where: several can have the same place. */
const wanted = signal<(Span & { problem: Diagnostic }) | null>(null)

/** The problem at the caret: of several, the one that somebody went to there, else the one about least. */
export const atCaret = computed<Diagnostic | null>(() => {
  const now = selection.value
  const goal = wanted.value
  let best: Diagnostic | null = null
  let least = Infinity
  for (const d of shown.value) {
    const place = placesOf(d)[placeAt(d, now)]
    if (!place) continue
    const same = goal !== null && alike(d, goal.problem)
    if (same && now.from === goal.from && now.to === goal.to) return d
    const size = place.to - place.from
    if (size < least || (size === least && same)) [best, least] = [d, size]
  }
  return best
})

/** Which of a problem's places a selection is in; -1: none that is listed. */
export function placeAt(d: Diagnostic, { from, to }: Span): number {
  return placesOf(d).findIndex((place) => place.from <= from && place.to >= to)
}

/** Whether a narrow screen tells of the problem below the text; it stays while one after another is mended. */
export const barOpen = signal(false)

/** Goes to a place of a problem in the text; back leads to where that began. */
export function goTo(d: Diagnostic, focus = true, back: (() => void) | null = null, place = 0): void {
  const { from, to } = placesOf(d)[place]!
  const span = { from, to }
  batch(() => {
    want(d, span)
    barOpen.value = true
    jumpTo(span, focus, back)
  })
}

/** Takes a problem for the one at the caret when that is at a place of several. */
export function want(problem: Diagnostic, span: Span): void {
  wanted.value = { ...span, problem }
}

/** The problem of the list after the one at the caret, or before it; round the list's ends. */
export function beside(step: 1 | -1): Diagnostic | null {
  const all = shown.value
  const now = atCaret.value
  if (now) return all[(all.indexOf(now) + step + all.length) % all.length] ?? null
  const { from } = selection.value
  return (step === 1
    ? all.find((d) => d.range.start.utf16 >= from) ?? all[0]
    : all.findLast((d) => d.range.start.utf16 < from) ?? all.at(-1)) ?? null
}

function alike(a: Diagnostic, b: Diagnostic): boolean {
  return a.rule === b.rule && a.pointer === b.pointer && a.locale === b.locale && a.message === b.message
}
