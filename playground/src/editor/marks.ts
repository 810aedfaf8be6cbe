import { forEachDiagnostic, linter, setDiagnostics, type Diagnostic as Squiggle } from '@codemirror/lint'
import { EditorState, type Extension } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { effect } from '@preact/signals'
import type { Diagnostic } from '../engine/answer'
import { placesOf } from '../engine/places'
import { answers } from '../store/answers'
import { onExchange, text, version } from '../store/text'

/** A place of a problem where it is now: CodeMirror moves its marks with the text until the next report. */
export interface Mark {
  from: number
  to: number
  problem: Diagnostic
  /** Which of the problem's places it is. */
  place: number
}

type Drawn = Squiggle & Pick<Mark, 'problem' | 'place'>

/** The squiggles. What is told about them is told by cards.ts, not by CodeMirror's own tooltip. */
export const marks: Extension = linter(null, { tooltipFilter: () => [] })

/** Draws the report into the editor whenever one comes for the present text; the result ends that. */
export function drawReport(view: EditorView): () => void {
  let last: readonly Diagnostic[] | null = null
  const ends = onExchange(() => { last = null })
  const stop = effect(() => {
    const { value, version: of } = answers.report.value
    // An older report's ranges would be wrong; CodeMirror moves those it has until the next comes.
    if (!value || of !== version.peek()) return
    const all = value.near.length > 0 ? union(value.listed, value.near) : value.listed
    // Clean texts stay clean with most keys: there is nothing to draw.
    if (last?.length === 0 && all.length === 0) return
    last = all
    // The editor may still hold back what the report is about.
    const { length } = text.peek()
    view.dispatch(setDiagnostics(view.state, all.flatMap((d) => squiggles(d, length))))
  })
  return () => {
    ends()
    stop()
  }
}

function union(a: Diagnostic[], b: Diagnostic[]): Diagnostic[] {
  const key = (d: Diagnostic) => `${d.rule} ${d.range.start.utf16} ${d.pointer}`
  return [...new Map([...a, ...b].map((d) => [key(d), d])).values()]
}

function squiggles(d: Diagnostic, length: number): Drawn[] {
  return placesOf(d).map((at, place) => {
    const from = Math.min(at.from, length)
    const to = Math.min(Math.max(at.to, from), length)
    return { from, to, severity: d.severity, message: d.message, source: d.rule, problem: d, place }
  })
}

/** The marks in the order of the text. */
export function marksOf(state: EditorState): Mark[] {
  const all: Mark[] = []
  forEachDiagnostic(state, (d, from, to) => {
    const { problem, place } = d as Drawn
    all.push({ from, to, problem, place })
  })
  return all.sort((a, b) => a.from - b.from || a.to - b.to)
}

/** The marks that a place lies in or touches. */
export function marksAt(state: EditorState, from: number, to = from): Mark[] {
  return marksOf(state).filter((mark) => mark.from <= to && mark.to >= from)
}
