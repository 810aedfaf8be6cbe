import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

/**
 * Typing a character, from a keyboard with keys. CodeMirror would let the browser change the page
 * and read there what has changed, which takes longer than the change itself. And over a selection,
 * Chromium would keep the look of what was selected with a style attribute, which the page's policy
 * refuses and reports.
 */
export const typingOver: Extension = EditorView.domEventHandlers({
  keydown(event) {
    key = event.key
  },
  beforeinput(event, view) {
    const { data, inputType } = event
    if (inputType !== 'insertText' || data === null || view.composing || !event.cancelable) return false
    const { main, ranges } = view.state.selection
    // Touch keyboards, dictation and replacements are the browser's and CodeMirror's business.
    if (main.empty && (data !== key || ranges.length > 1 || !atCaret(event))) return false
    const typed = () => view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true })
    const handled = view.state.facet(EditorView.inputHandler)
      .some((handler) => handler(view, main.from, main.to, data, typed))
    if (!handled) view.dispatch(typed())
    event.preventDefault()
    return true
  },
})

/** The key that was pressed last. */
let key = ''

/** Whether the browser would insert at the caret, and replace nothing. */
function atCaret(event: InputEvent): boolean {
  return event.getTargetRanges().every((range) => range.collapsed)
}
