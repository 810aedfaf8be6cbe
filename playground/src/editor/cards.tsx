import { EditorSelection, StateEffect, StateField, type Extension } from '@codemirror/state'
import {
  EditorView, hoverTooltip, keymap, showTooltip, type Tooltip,
} from '@codemirror/view'
import { render } from 'preact'
import type { Diagnostic } from '../engine/answer'
import { Icon } from '../icon/Icon'
import { About } from '../inspector/problems/About'
import { want } from '../store/problems'
import { t } from '../text/text'
import { visible, Visible } from '../text/Visible'
import { marksAt, marksOf, type Mark } from './marks'

/** What is told about the problems of a place, beside it: on hover, and by F8 and Shift-F8. */
export const cards: Extension = [
  hoverTooltip((view, pos) => {
    const found = marksAt(view.state, pos)
    return found.length > 0 && view.state.field(open) === null ? card(view, found) : null
  }, { hideOnChange: true }),
  keymap.of([
    { key: 'F8', run: (view) => go(view, 1) },
    { key: 'Shift-F8', run: (view) => go(view, -1) },
    { key: 'Alt-F8', run: here },
    { key: 'Escape', run: close },
  ]),
]

const show = StateEffect.define<Tooltip | null>()

/** The card that was asked for by keyboard; it goes as soon as the caret or the text does. */
const open = StateField.define<Tooltip | null>({
  create: () => null,
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(show)) return effect.value
    return transaction.docChanged || transaction.selection ? null : value
  },
  provide: (field) => showTooltip.from(field),
})

export const openCard: Extension = open

/**
 * Goes to the next problem, or the one before, and tells about it. Of a problem with several places
 * that is the first; its card leads to the others.
 */
function go(view: EditorView, direction: 1 | -1): boolean {
  const all = marksOf(view.state).filter((mark) => mark.place === 0)
  if (all.length === 0) return false
  const at = view.state.selection.main.from
  const next = direction === 1
    ? all.find((mark) => mark.from > at) ?? all[0]!
    : all.findLast((mark) => mark.from < at) ?? all.at(-1)!
  tell(view, all.filter((mark) => mark.from === next.from))
  return true
}

/** Tells about the problem at the caret. */
function here(view: EditorView): boolean {
  const { from, to } = view.state.selection.main
  const found = marksAt(view.state, from, to)
  if (found.length === 0) return false
  tell(view, found)
  return true
}

/** Goes to another place of a problem whose card is open, and keeps the focus on the same button. */
function goToPlace(view: EditorView, d: Diagnostic, place: number): void {
  const goal = marksOf(view.state).find((mark) => mark.problem === d && mark.place === place)
  if (!goal) return
  const label = document.activeElement?.getAttribute('aria-label')
  const others = marksAt(view.state, goal.from, goal.to).filter((mark) => mark.problem !== d && mark.from === goal.from)
  tell(view, [goal, ...others])
  if (!label) return view.focus()
  requestAnimationFrame(() => {
    const buttons = [...view.dom.querySelectorAll<HTMLElement>('.cards button')]
    buttons.find((button) => button.getAttribute('aria-label') === label)?.focus()
  })
}

function tell(view: EditorView, found: Mark[]): void {
  const { from, to, problem } = found[0]!
  want(problem, { from, to })
  const text = found.map(({ problem: d }) => `${t(`severity.${d.severity}`)}: ${visible(d.message)}`).join('. ')
  view.dispatch({
    selection: EditorSelection.single(to, from),
    effects: [
      show.of(card(view, found)), EditorView.scrollIntoView(from, { y: 'center' }),
      EditorView.announce.of(text),
    ],
  })
}

function close(view: EditorView): boolean {
  if (view.state.field(open) === null) return false
  view.dispatch({ effects: show.of(null) })
  return true
}

function card(view: EditorView, found: Mark[]): Tooltip {
  return {
    pos: found[0]!.from, end: Math.max(...found.map((mark) => mark.to)), above: false, strictSide: false,
    create() {
      const dom = document.createElement('div')
      dom.className = 'cards'
      dom.setAttribute('role', 'dialog')
      dom.setAttribute('aria-label', t('editor.problem'))
      dom.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape') return
        close(view)
        view.focus()
      })
      render(<Cards problems={[...new Set(found.map((mark) => mark.problem))]} go={(d, place) => goToPlace(view, d, place)} />, dom)
      return { dom, destroy: () => render(null, dom) }
    },
  }
}

/** Several problems of one place, with what can be done about each. */
function Cards({ problems, go }: { problems: Diagnostic[]; go(d: Diagnostic, place: number): void }) {
  return (
    <>
      {problems.slice(0, 5).map((d, i) => (
        <div class="card" key={i}>
          <p class="foreign">
            <span class={d.severity}><Icon name={d.severity} label={t(`severity.${d.severity}`)} /></span>
            <span><Visible text={d.message} /></span>
          </p>
          <About diagnostic={d} goToPlace={(place) => go(d, place)} />
        </div>
      ))}
    </>
  )
}
