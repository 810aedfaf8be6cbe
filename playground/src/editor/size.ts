import { json } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language'
import { Compartment, type Extension, type Text } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { isLarge } from '../store/text'
import { plainColours } from './colours'

/** What costs time with each key in a text of many megabytes: a parser, and what stands on it. */
const small: Extension = [
  json(), foldGutter(), bracketMatching(), indentOnInput(), EditorView.lineWrapping, keymap.of(foldKeymap),
]
const large: Extension = [plainColours]

const choice = new Compartment()

const fitting = (length: number) => isLarge(length) ? large : small

/** Adapts the editor to the size of the text. */
export function bySize(text: Text): Extension {
  return [
    choice.of(fitting(text.length)),
    EditorView.updateListener.of(({ docChanged, state, view }) => {
      if (!docChanged) return
      const wanted = fitting(state.doc.length)
      // An update must not begin within another.
      if (choice.get(state) !== wanted) queueMicrotask(() => view.dispatch({ effects: choice.reconfigure(wanted) }))
    }),
  ]
}
