import { batch, computed, signal } from '@preact/signals'
import type { Diagnostic, Severity } from '../engine/answer'
import { answers } from './answers'
import { jumpTo, selection } from './selection'

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

/** The problem that somebody went to last: several can have the same place. */
const wanted = signal<Diagnostic | null>(null)

/** The problem at the caret: of several, the one about least. */
export const atCaret = computed<Diagnostic | null>(() => {
  const { from, to } = selection.value
  let best: Diagnostic | null = null
  for (const d of shown.value) {
    const { start, end } = d.range
    if (start.utf16 > from || end.utf16 < to) continue
    if (!best || size(d) < size(best) || (size(d) === size(best) && alike(d, wanted.value))) best = d
  }
  return best
})

/** Whether a narrow screen tells of the problem below the text; it stays while one after another is mended. */
export const barOpen = signal(false)

/** Goes to a problem's place in the text; back leads to where that began. */
export function goTo(d: Diagnostic, focus = true, back: (() => void) | null = null): void {
  batch(() => {
    wanted.value = d
    barOpen.value = true
    jumpTo({ from: d.range.start.utf16, to: d.range.end.utf16 }, focus, back)
  })
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

function alike(a: Diagnostic, b: Diagnostic | null): boolean {
  return a.rule === b?.rule && a.pointer === b.pointer && a.locale === b.locale && a.message === b.message
}

function size(d: Diagnostic): number {
  return d.range.end.utf16 - d.range.start.utf16
}
