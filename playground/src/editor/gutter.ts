import { setDiagnosticsEffect } from '@codemirror/lint'
import { RangeSet, RangeSetBuilder, StateField, type EditorState, type Extension } from '@codemirror/state'
import { gutter, GutterMarker } from '@codemirror/view'
import type { Diagnostic, Severity } from '../engine/answer'
import { t } from '../text/text'
import { marksOf } from './marks'

const weight: Record<Severity, number> = { error: 3, warning: 2, info: 1 }

class Marker extends GutterMarker {
  constructor(readonly severity: Severity, readonly count: number) { super() }
  override eq(other: Marker) { return other.severity === this.severity && other.count === this.count }
  override toDOM() {
    const dom = document.createElement('div')
    dom.className = `marker ${this.severity}`
    dom.title = t('editor.problemsOnLine', { n: this.count })
    return dom
  }
}

/** The worst problem of each line; forms differ as well as colours. */
const markers = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(value, transaction) {
    const moved = transaction.docChanged ? value.map(transaction.changes) : value
    return transaction.effects.some((effect) => effect.is(setDiagnosticsEffect)) ? of(transaction.state) : moved
  },
})

function of(state: EditorState): RangeSet<GutterMarker> {
  const lines = new Map<number, { severity: Severity; problems: Set<Diagnostic> }>()
  for (const { from, problem } of marksOf(state)) {
    const at = state.doc.lineAt(from).from
    const line = lines.get(at)
    if (!line) {
      lines.set(at, { severity: problem.severity, problems: new Set([problem]) })
      continue
    }
    line.problems.add(problem)
    if (weight[problem.severity] > weight[line.severity]) line.severity = problem.severity
  }
  const builder = new RangeSetBuilder<GutterMarker>()
  for (const [line, { severity, problems }] of lines) builder.add(line, line, new Marker(severity, problems.size))
  return builder.finish()
}

export const problemGutter: Extension = [
  markers,
  gutter({ class: 'cm-problems', markers: (view) => view.state.field(markers), initialSpacer: () => new Marker('info', 1) }),
]
