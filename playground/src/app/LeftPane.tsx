import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Editor } from '../editor/Editor'
import { Form } from '../form/Form'
import { DocumentTabs } from '../kinds/DocumentTabs'
import { kind } from '../store/documents'
import { shares } from '../store/kept'
import { seenFolded, shareWith, shownView, textShare } from '../store/layout'
import { t } from '../text/text'
import { Folded } from './Folded'
import { LeftHead } from './LeftHead'

/** The left pane: the tabs of the documents, and one of them as text, as a form, or as both beside each other. */
export function LeftPane() {
  const away = seenFolded.value.text
  const now = shownView.value
  return (
    <section id="pane-text" class={`pane left${away ? ' folded' : ''}`} aria-label={t('pane.text')}>
      {away ? <Folded side="text" /> : <><DocumentTabs /><LeftHead /></>}
      <div
        class="views" data-view={now} hidden={away}
        id="document-panel" role="tabpanel" aria-labelledby={`document-${kind.value}`}
      >
        {/* The editor stays while it is not seen: it holds the history of undo. */}
        <div class="view code" hidden={now === 'form'}><Editor /></div>
        {now === 'both' && <Divider />}
        {!away && now !== 'text' && <div class="view"><Form /></div>}
      </div>
    </section>
  )
}

/** Text and form are each usable in half of so many rem. */
const roomForTwo = 38

/** The line between text and form, which lie side by side or, in a narrow pane, one above the other. */
function Divider() {
  const line = useRef<HTMLDivElement>(null)
  const share = textShare.value
  const [beside, setBeside] = useState(false)
  useLayoutEffect(() => {
    const { style } = line.current!.parentElement!
    style.setProperty('--text-share', `${share}fr`)
    style.setProperty('--form-share', `${100 - share}fr`)
  }, [share])
  useLayoutEffect(() => {
    const views = line.current!.parentElement!
    const look = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
      const wide = views.clientWidth >= roomForTwo * rem
      views.toggleAttribute('data-beside', wide)
      setBeside(wide)
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(views)
    return () => {
      sizes.disconnect()
      views.removeAttribute('data-beside')
    }
  }, [])

  const drag = (event: PointerEvent) => {
    event.preventDefault()
    const target = event.currentTarget as HTMLElement
    const box = target.parentElement!.getBoundingClientRect()
    target.setPointerCapture(event.pointerId)
    target.onpointermove = (move) => shareWith(beside
      ? ((move.clientX - box.left) / box.width) * 100
      : ((move.clientY - box.top) / box.height) * 100)
    target.onpointerup = target.onpointercancel = () => { target.onpointermove = null }
  }
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 15 : 3
    const next = {
      ArrowLeft: share - step, ArrowUp: share - step, ArrowRight: share + step, ArrowDown: share + step,
      Home: shares.least, End: shares.most,
    }[event.key]
    if (next === undefined) return
    shareWith(next)
    event.preventDefault()
  }
  return (
    <div
      ref={line} class="divider" role="separator" tabIndex={0} aria-label={t('view.share')}
      aria-orientation={beside ? 'vertical' : 'horizontal'}
      aria-valuenow={share} aria-valuemin={shares.least} aria-valuemax={shares.most}
      onPointerDown={drag} onKeyDown={press} onDblClick={() => shareWith(50)}
    />
  )
}
