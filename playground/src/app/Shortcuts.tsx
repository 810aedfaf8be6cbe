import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../icon/Icon'
import { copyLink } from '../share/copyLink'
import { shortcutsOpen } from '../store/layout'
import { t } from '../text/text'
import { sheet } from './shortcutKeys'

/** The sheet of keys, and the keys that work anywhere: "?" opens it wherever a question mark would not be typed. */
export function Shortcuts() {
  const dialog = useRef<HTMLDialogElement>(null)
  const open = shortcutsOpen.value
  useEffect(() => {
    if (open) dialog.current!.showModal()
    else dialog.current!.close()
  }, [open])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault()
        if (!event.repeat) void copyLink()
        return
      }
      if (event.key !== '?' || target.isContentEditable || target.matches('input, textarea, select')) return
      event.preventDefault()
      shortcutsOpen.value = !shortcutsOpen.peek()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const close = () => { shortcutsOpen.value = false }
  return (
    <dialog
      ref={dialog} class="sheet" aria-labelledby="shortcuts-title" onClose={close}
      onClick={(event) => { if (event.target === dialog.current) close() }}
    >
      {open && (
        <div class="sheet-body">
          <div class="sheet-head">
            <h2 id="shortcuts-title">{t('shortcuts.title')}</h2>
            <button class="button only-icon" aria-label={t('shortcuts.close')} onClick={close}><Icon name="close" /></button>
          </div>
          <div class="sheet-groups">
            {sheet.map(({ title, keys }) => (
              <section key={title}>
                <h3>{t(title)}</h3>
                <dl>
                  {keys.map(([label, ...combinations]) => (
                    <div key={label}>
                      <dt>{t(label)}</dt>
                      <dd>{combinations.map((one) => <Combination key={one} keys={one} />)}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        </div>
      )}
    </dialog>
  )
}

function Combination({ keys }: { keys: string }) {
  return <span class="combination">{keys.split('+').map((key) => <kbd key={key}>{key}</kbd>)}</span>
}
