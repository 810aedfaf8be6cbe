import { StateEffect, StateField, type Extension } from '@codemirror/state'
import { keymap, showTooltip, type EditorView, type Tooltip } from '@codemirror/view'
import { render } from 'preact'
import { mendAll } from '../engine/mend'
import { Icon } from '../icon/Icon'
import { answers } from '../store/answers'
import { applyFix } from '../store/fixes'
import { tell } from '../store/notice'
import { t } from '../text/text'
import { Visible } from '../text/Visible'
import { marksAt } from './marks'

interface Item {
  label: string
  safe: boolean
  run(): void
}

const show = StateEffect.define<Tooltip | null>()

const field = StateField.define<Tooltip | null>({
  create: () => null,
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(show)) return effect.value
    return transaction.docChanged || transaction.selection ? null : value
  },
  provide: (self) => showTooltip.from(self),
})

/** Mod-. opens what can be done at the caret. */
export const fixMenu: Extension = [field, keymap.of([{ key: 'Mod-.', run: openMenu }])]

function openMenu(view: EditorView): boolean {
  const items = itemsAt(view)
  if (items.length === 0) tell(t('fix.none'))
  else view.dispatch({ effects: show.of(menu(view, items)) })
  return true
}

/** The fixes of the caret's line, those of the caret first, and the one that mends all. */
function itemsAt(view: EditorView): Item[] {
  const { from, to } = view.state.selection.main
  const line = view.state.doc.lineAt(from)
  const near = [...marksAt(view.state, from, to), ...marksAt(view.state, line.from, line.to)]
  const items = [...new Set(near.map((mark) => mark.problem))].flatMap((d) => (d.fixes ?? []).map((fix) => ({
    label: fix.safe ? fix.title : t('fix.suggestion', { title: fix.title }),
    safe: fix.safe, run: () => applyFix(fix),
  })))
  const safe = answers.report.peek().value?.safe ?? 0
  if (safe > 0) items.push({ label: t('problems.mendAll', { n: safe }), safe: true, run: () => void mendAll() })
  return items
}

function menu(view: EditorView, items: Item[]): Tooltip {
  const close = () => {
    view.dispatch({ effects: show.of(null) })
    view.focus()
  }
  return {
    pos: view.state.selection.main.head, above: false,
    create() {
      const dom = document.createElement('div')
      render(<Menu items={items} close={close} />, dom)
      const first = () => dom.querySelector<HTMLElement>('button')?.focus()
      return { dom, mount: () => requestAnimationFrame(first), destroy: () => render(null, dom) }
    },
  }
}

function Menu({ items, close }: { items: Item[]; close(): void }) {
  const press = (event: KeyboardEvent) => {
    const all = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button')]
    const at = all.indexOf(event.target as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    if (event.key === 'Escape' || event.key === 'Tab') close()
    else if (to !== undefined) all[(to + all.length) % all.length]!.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div class="fix-menu" role="menu" aria-label={t('fix.menu')} onKeyDown={press}>
      {items.map((item, i) => (
        <button key={i} role="menuitem" tabIndex={-1} onClick={() => { close(); item.run() }}>
          <Icon name={item.safe ? 'wrench' : 'warning'} />
          <span class="foreign"><Visible text={item.label} /></span>
        </button>
      ))}
    </div>
  )
}
