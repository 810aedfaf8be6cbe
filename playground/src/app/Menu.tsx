import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Icon, type IconName } from '../icon/Icon'

/** A button that opens a menu. Arrow keys move in it, Escape closes it, focus comes back. */
export function Menu({ label, icon, children }: { label: string; icon: IconName; children: ComponentChildren }) {
  const open = useSignal(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const items = () => [...place.current!.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')]
  const close = (focus = true) => {
    open.value = false
    if (focus) button.current!.focus()
  }
  useEffect(() => {
    if (!open.value) return
    items()[0]?.focus()
    const outside = (event: Event) => {
      if (!place.current!.contains(event.target as Node)) close(false)
    }
    addEventListener('pointerdown', outside, true)
    addEventListener('focusin', outside)
    return () => {
      removeEventListener('pointerdown', outside, true)
      removeEventListener('focusin', outside)
    }
  }, [open.value])

  const press = (event: KeyboardEvent) => {
    if (!open.value) {
      if (event.key !== 'ArrowDown') return
      open.value = true
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      close()
      if (event.key === 'Tab') return
    } else {
      const all = items()
      const at = all.indexOf(document.activeElement as HTMLElement)
      const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
      if (to === undefined) return
      all.at(to % all.length)?.focus()
    }
    event.preventDefault()
  }
  return (
    <div class="menu" ref={place} onKeyDown={press}>
      <button
        ref={button} class="button only-icon" title={label} aria-label={label}
        aria-haspopup="menu" aria-expanded={open.value} onClick={() => { open.value = !open.value }}
      >
        <Icon name={icon} />
      </button>
      {open.value && (
        <div
          class="menu-list" role="menu" aria-label={label}
          onClick={(event) => { if ((event.target as Element).closest('[role^="menuitem"]')) close() }}
        >
          {children}
        </div>
      )}
    </div>
  )
}

/** A line of a menu; with checked one of several of which one holds. */
export function Item({ icon, hint, checked, disabled, onPick, children }: {
  icon?: IconName
  hint?: string
  checked?: boolean
  disabled?: boolean
  onPick: () => void
  children: ComponentChildren
}) {
  return (
    <button
      role={checked === undefined ? 'menuitem' : 'menuitemradio'} tabIndex={-1}
      {...(checked !== undefined && { 'aria-checked': checked })} {...(disabled && { disabled })} onClick={onPick}
    >
      {checked === undefined ? icon && <Icon name={icon} /> : <span class="mark">{checked && <Icon name="check" />}</span>}
      <span>{children}</span>
      {hint && <kbd>{hint}</kbd>}
    </button>
  )
}

/** Lines that belong together, under a heading. */
export function Group({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div role="group" aria-label={label}>
      <div class="menu-heading" aria-hidden="true">{label}</div>
      {children}
    </div>
  )
}
