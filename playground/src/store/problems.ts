import { computed, signal } from '@preact/signals'
import type { Diagnostic, Severity } from '../engine/answer'
import { answers } from './answers'
import { selection } from './selection'

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

/** The problem at the caret: of several, the one about least. */
export const atCaret = computed<Diagnostic | null>(() => {
  const { from, to } = selection.value
  let best: Diagnostic | null = null
  for (const d of shown.value) {
    const { start, end } = d.range
    if (start.utf16 > from || end.utf16 < to) continue
    if (!best || end.utf16 - start.utf16 < size(best)) best = d
  }
  return best
})

function size(d: Diagnostic): number {
  return d.range.end.utf16 - d.range.start.utf16
}
