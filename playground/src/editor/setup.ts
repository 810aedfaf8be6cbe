import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import {
  defaultKeymap, history, historyKeymap, isolateHistory, redo, undo,
} from '@codemirror/commands'
import { searchKeymap } from '@codemirror/search'
import { EditorState, type Extension, type Text, type Transaction } from '@codemirror/state'
import {
  EditorView, highlightActiveLine, highlightActiveLineGutter, highlightSpecialChars,
  keymap, lineNumbers,
} from '@codemirror/view'
import { effect } from '@preact/signals'
import { kind, type Kind } from '../store/documents'
import { jump, selection, visible, wayBack } from '../store/selection'
import { accept, attach, text, type Reason } from '../store/text'
import { t } from '../text/text'
import { cards, openCard } from './cards'
import { completion } from './completion'
import { fixMenu } from './fixMenu'
import { problemGutter } from './gutter'
import { hold, HoldingView, mayHold, release, withHeld } from './hold'
import { drawReport, marks } from './marks'
import { naming } from './naming'
import { useConstructedSheets } from './sheets'
import { bySize } from './size'
import { theme } from './theme'
import { typingOver } from './typing'
import { unfocused } from './unfocused'

// CodeMirror knows some of what nobody sees.
const unseen = /[\u034f\u115f\u1160\u180e\u202a-\u202c\u2060-\u206f\u3164\uffa0\u{e0000}-\u{e007f}]/gu

/** What the editor can do. What is added is one more extension here. */
const abilities: Extension = [
  problemGutter, lineNumbers(), highlightActiveLine(), highlightActiveLineGutter(),
  highlightSpecialChars({ addSpecialChars: unseen }), history(), closeBrackets(), marks, unfocused, openCard, cards,
  fixMenu, completion, typingOver, naming, theme,
  // Tab leaves the editor, as everywhere on a page.
  keymap.of([
    { key: 'Escape', run: goBack }, ...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap,
  ]),
  EditorView.contentAttributes.of(() => ({ 'aria-label': t(`editor.label.${kind.peek()}`), tabindex: '0' })),
]

const events: Record<Reason, string> = { open: 'input.open', edit: 'input.edit', typing: 'input.type' }

/** Opens the editor on the store's text and ties the two together; the result closes it. */
export function openEditor(parent: HTMLElement): () => void {
  useConstructedSheets()
  const view = new HoldingView({ parent, state: begin(text.peek()), dispatchTransactions: change })
  let shown = kind.peek()
  const left = new Map<Kind, EditorState>()
  const ends = [
    attach({
      settle: release,
      undo: () => { undo(view) },
      redo: () => { redo(view) },
      exchange(next) {
        left.set(shown, view.state)
        shown = kind.peek()
        const state = left.get(shown)
        view.setState(state?.doc === next ? state : begin(next))
        tellPlace(view)
      },
      apply(changes, reason) {
        const annotations = reason === 'typing' ? [] : [isolateHistory.of('full')]
        view.dispatch({
          changes, annotations, userEvent: events[reason],
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

function begin(doc: Text): EditorState {
  return EditorState.create({ doc, extensions: [abilities, bySize(doc), reporting] })
}

/**
 * Tells the store what changes before the editor has parsed and drawn it, so that the worker judges
 * it meanwhile. What hears of it must leave the editor alone until it has drawn.
 */
function change(begun: readonly Transaction[], view: EditorView): void {
  const transactions = withHeld(begun)
  const told = begun.some((one) => one.docChanged)
  const holds = told && mayHold(view, begun)
  try {
    for (const { docChanged, changes, newDoc } of told ? transactions.slice(-begun.length) : []) {
      if (docChanged) accept(changes, newDoc)
    }
  } finally {
    // Whatever the others make of it, the text is the text.
    if (holds) hold(view, transactions)
    else view.update(transactions)
  }
}

/** Tells the store where the editor is. */
const reporting = EditorView.updateListener.of((update) => {
  if (update.selectionSet || update.docChanged) {
    const { from, to } = update.state.selection.main
    selection.value = { from, to }
  }
  if (update.viewportChanged) visible.value = { ...update.view.viewport }
})

function tellPlace({ state, viewport }: EditorView): void {
  const { from, to } = state.selection.main
  selection.value = { from, to }
  visible.value = { ...viewport }
}

/** Goes where somebody wants to jump. */
function follow(view: EditorView): void {
  const wish = jump.value
  if (!wish) return
  release()
  const length = view.state.doc.length
  const [anchor, head] = [Math.min(wish.to, length), Math.min(wish.from, length)]
  view.dispatch({
    selection: { anchor, head },
    effects: EditorView.scrollIntoView(head, { y: 'center' }),
  })
  // On a phone the pane becomes visible in the drawing that follows, and only then has focus.
  if (wish.focus) requestAnimationFrame(() => view.focus())
}

/** Goes back to where a jump came from, once. */
function goBack(): boolean {
  const back = wayBack.peek()
  if (!back) return false
  wayBack.value = null
  back()
  return true
}
