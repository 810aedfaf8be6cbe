import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'

const mark = Decoration.mark({ class: 'selected-elsewhere' })

class Selected {
  shown: DecorationSet

  constructor(view: EditorView) {
    this.shown = selected(view)
  }

  update({ view, focusChanged, selectionSet, docChanged }: ViewUpdate): void {
    if (focusChanged || selectionSet || docChanged) this.shown = selected(view)
  }
}

function selected({ hasFocus, state }: EditorView): DecorationSet {
  const { main } = state.selection
  return hasFocus || main.empty ? Decoration.none : Decoration.set(mark.range(main.from, main.to))
}

/** Shows what is selected while something else has the focus: the browser shows it only in what has. */
export const unfocused = ViewPlugin.fromClass(Selected, { decorations: ({ shown }) => shown })
