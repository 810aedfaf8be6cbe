import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language'
import { lintKeymap } from '@codemirror/lint'
import { searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, highlightSpecialChars,
  keymap, lineNumbers,
} from '@codemirror/view'
import { effect } from '@preact/signals'
import { jump, selection, visible } from '../store/selection'
import { accept, attach, text } from '../store/text'
import { t } from '../text/text'
import { useConstructedSheets } from './sheets'
import { drawReport, squiggles } from './squiggles'
import { theme } from './theme'

/** What the editor can do. What is added (hover, completion, …) is one more extension here. */
const abilities: Extension = [
  lineNumbers(), foldGutter(), highlightActiveLine(), highlightActiveLineGutter(),
  highlightSpecialChars(), drawSelection(), history(), indentOnInput(), bracketMatching(),
  closeBrackets(), json(), squiggles, theme, EditorView.lineWrapping,
  // Escape, then Tab leaves the editor: CodeMirror's way for people without a mouse.
  keymap.of([
    ...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, ...foldKeymap,
    ...lintKeymap, indentWithTab,
  ]),
  EditorView.contentAttributes.of({ 'aria-label': t('editor.label'), tabindex: '0' }),
]

/** Opens the editor on the store's text and ties the two together; the result closes it. */
export function openEditor(parent: HTMLElement): () => void {
  useConstructedSheets()
  const view = new EditorView({
    parent,
    state: EditorState.create({ doc: text.peek(), extensions: [abilities, reporting] }),
  })
  const ends = [
    attach({
      apply(changes, reason) {
        const annotations = reason === 'open' ? [isolateHistory.of('full')] : []
        view.dispatch({
          changes, annotations, userEvent: reason === 'open' ? 'input.open' : 'input.edit',
          ...(reason === 'open' && { selection: { anchor: 0 }, scrollIntoView: true }),
        })
      },
    }),
    drawReport(view),
    effect(() => follow(view)),
  ]
  return () => {
    for (const end of ends) end()
    view.destroy()
  }
}

/** Tells the store what happened in the editor. */
const reporting = EditorView.updateListener.of((update) => {
  if (update.docChanged) accept(update.changes, update.state.doc)
  if (update.selectionSet || update.docChanged) {
    const { from, to } = update.state.selection.main
    selection.value = { from, to }
  }
  if (update.viewportChanged) visible.value = { ...update.view.viewport }
})

/** Goes where somebody wants to jump. */
function follow(view: EditorView): void {
  const wish = jump.value
  if (!wish) return
  const length = view.state.doc.length
  const [anchor, head] = [Math.min(wish.to, length), Math.min(wish.from, length)]
  view.dispatch({
    selection: { anchor, head },
    effects: EditorView.scrollIntoView(head, { y: 'center' }),
  })
  // On a phone the pane becomes visible in the drawing that follows, and only then has focus.
  if (wish.focus) requestAnimationFrame(() => view.focus())
}
