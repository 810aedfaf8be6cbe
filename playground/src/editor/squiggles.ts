import { linter, setDiagnostics, type Action, type Diagnostic as Squiggle } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { effect } from '@preact/signals'
import type { Diagnostic, Fix } from '../engine/answer'
import { answers } from '../store/answers'
import { edit, version } from '../store/text'


/** Hover, F8 and the rest of CodeMirror's linting; the findings come from the store. */
export const squiggles: Extension = linter(null)

/** Draws the report into the editor whenever one comes for the present text; the result ends that. */
export function drawReport(view: EditorView): () => void {
  return effect(() => {
    const { value, version: of } = answers.report.value
    // An older report's ranges would be wrong; CodeMirror moves those it has until the next comes.
    if (!value || of !== version.peek()) return
    const all = value.near.length > 0 ? union(value.listed, value.near) : value.listed
    view.dispatch(setDiagnostics(view.state, all.map((d) => squiggle(d, view.state.doc.length))))
  })
}

function union(a: Diagnostic[], b: Diagnostic[]): Diagnostic[] {
  const key = (d: Diagnostic) => `${d.rule} ${d.range.start.utf16} ${d.pointer}`
  return [...new Map([...a, ...b].map((d) => [key(d), d])).values()]
}

function squiggle(d: Diagnostic, length: number): Squiggle {
  const from = Math.min(d.range.start.utf16, length)
  return {
    from, to: Math.min(Math.max(d.range.end.utf16, from), length),
    severity: d.severity, message: d.message, source: d.rule,
    actions: (d.fixes ?? []).map(action),
  }
}

function action(fix: Fix): Action {
  return { name: fix.title, apply: () => applyFix(fix) }
}

/** Applies a fix of a report about the present text. */
export function applyFix(fix: Fix): void {
  edit(fix.edits.map((one) => ({ from: one.start, to: one.end, insert: one.text })))
}
