import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { PickerEntry } from '../engine/answer'
import { Icon } from '../icon/Icon'
import { sheet } from '../store/composer'
import { beside } from '../store/locale'
import { reveal } from '../store/selection'
import { t } from '../text/text'
import { sameThere } from './otherLocale'
import { use } from './send'
import { showSource } from './source'
import { Words } from './Words'

export type Anchor = 'apps-user' | 'apps-message'

/** The menu of a member or a message, as far as applications put something there. */
export function AppsMenu({ kind, anchor, entries, on, ready }: {
  kind: 'user' | 'message'
  /** The id of the button that it belongs to. */
  anchor: Anchor
  entries: readonly PickerEntry[]
  on: { name: string; id: string }
  ready: boolean
}) {
  const menu = useRef<HTMLDivElement>(null)
  const items = () => [...menu.current!.querySelectorAll<HTMLElement>('[role="menuitem"]')]

  useLayoutEffect(() => place(menu.current!, document.getElementById(anchor)!), [anchor, entries.length, beside.value])
  useEffect(() => {
    const wished = entries.findIndex((entry) => entry.pointer === reveal.peek()?.pointer)
    items()[Math.max(0, wished)]?.focus()
    const outside = (event: PointerEvent) => {
      const target = event.target as HTMLElement
      if (!menu.current?.contains(target) && !target.closest(`#${anchor}`)) sheet.value = null
    }
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [anchor])

  const close = () => {
    sheet.value = null
    document.getElementById(anchor)?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    event.stopPropagation()
    if (event.key === 'Escape' || event.key === 'Tab') close()
    else if (event.key === 'Enter' && event.altKey) showSource(entries[at]?.pointer ?? '')
    else if (to !== undefined) all[(to + all.length) % all.length]?.focus()
    else return
    event.preventDefault()
  }
  return (
    <div class="apps-menu" role="menu" ref={menu} aria-label={t('chat.menu', { name: on.name })} onKeyDown={press}>
      <div class="group-title" role="presentation"><span>{t('chat.apps')}</span><span>{entries.length}</span></div>
      {entries.length === 0 && (
        <div class="apps-item" role="menuitem" tabIndex={-1} aria-disabled="true">{ready ? t(`chat.none.${kind}`) : t('wait')}</div>
      )}
      {entries.map((entry) => (
        <button
          key={entry.pointer} class="apps-item" role="menuitem" tabIndex={-1}
          onPointerMove={(event) => event.currentTarget.focus()}
          onClick={() => {
            close()
            void use({ ...entry, kind }, on)
          }}
        >
          <Icon name={kind} />
          <span class="foreign"><Words shown={entry.path[0]!} /></span>
          <There entry={entry} />
        </button>
      ))}
    </div>
  )
}

/** The same command in the locale beside. */
function There({ entry }: { entry: PickerEntry }) {
  const there = sameThere(entry)
  if (!there) return null
  return (
    <span class="there foreign" lang={beside.value ?? ''}>
      <Words shown={there.path[0]!} /> <code class="muted">{beside.value}</code>
    </span>
  )
}

/** Puts the menu beside its button, inside the window. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = menu
  const left = Math.max(8, Math.min(at.left, innerWidth - width - 8))
  const below = at.bottom + 4
  const top = below + height <= innerHeight - 8 ? below : Math.max(8, at.top - height - 4)
  menu.style.setProperty('--left', `${left}px`)
  menu.style.setProperty('--top', `${top}px`)
}
