import { EditorView } from '@codemirror/view'

/**
 * Typing over a selection. Left to it, Chromium keeps the look of what was selected with a style
 * attribute, which the page's policy refuses and reports.
 */
export const typingOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { main } = view.state.selection
    if (event.inputType !== 'insertText' || event.data === null || main.empty || view.composing) return false
    const { data } = event
    const typed = () => view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true })
    const handled = view.state.facet(EditorView.inputHandler)
      .some((handler) => handler(view, main.from, main.to, data, typed))
    if (!handled) view.dispatch(typed())
    event.preventDefault()
    return true
  },
})
