import { setDiagnosticsEffect } from '@codemirror/lint'
import { RangeSet, RangeSetBuilder, StateField, type EditorState, type Extension } from '@codemirror/state'
import { gutter, GutterMarker } from '@codemirror/view'
import type { Severity } from '../engine/answer'
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
  const lines = new Map<number, { severity: Severity; count: number }>()
  for (const { from, problem } of marksOf(state)) {
    const line = state.doc.lineAt(from).from
    const known = lines.get(line)
    const worse = !known || weight[problem.severity] > weight[known.severity]
    lines.set(line, { severity: worse ? problem.severity : known.severity, count: (known?.count ?? 0) + 1 })
  }
  const builder = new RangeSetBuilder<GutterMarker>()
  for (const [line, { severity, count }] of lines) builder.add(line, line, new Marker(severity, count))
  return builder.finish()
}

export const problemGutter: Extension = [
  markers,
  gutter({ class: 'cm-problems', markers: (view) => view.state.field(markers), initialSpacer: () => new Marker('info', 1) }),
]
