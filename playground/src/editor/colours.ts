import { RangeSetBuilder } from '@codemirror/state'
import { Decoration, ViewPlugin, type DecorationSet, type EditorView, type ViewUpdate } from '@codemirror/view'

/**
 * Colours without a parser, for large texts: strings of JSON end where their line does, so that
 * the visible lines are enough.
 */
const token = /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g
const kinds = {
  key: Decoration.mark({ class: 'plain-key' }),
  string: Decoration.mark({ class: 'plain-string' }),
  number: Decoration.mark({ class: 'plain-number' }),
  word: Decoration.mark({ class: 'plain-word' }),
}

/** Lines beyond that are hostile; their beginning is coloured. */
const longest = 10_000

function colour(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>()
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to;) {
      const line = view.state.doc.lineAt(at)
      const text = view.state.doc.sliceString(line.from, Math.min(line.to, line.from + longest))
      for (const match of text.matchAll(token)) {
        const start = line.from + match.index
        const [whole, string, colon] = match
        const kind = string ? (colon ? 'key' : 'string') : /^[tfn]/.test(whole) ? 'word' : 'number'
        builder.add(start, start + (string ?? whole).length, kinds[kind])
      }
      at = line.to + 1
    }
  }
  return builder.finish()
}

export const plainColours = ViewPlugin.fromClass(class {
  decorations: DecorationSet
  constructor(view: EditorView) { this.decorations = colour(view) }
  update(update: ViewUpdate) {
    if (update.docChanged || update.viewportChanged) this.decorations = colour(update.view)
  }
}, { decorations: (plugin) => plugin.decorations })
