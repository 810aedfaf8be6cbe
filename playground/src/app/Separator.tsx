import { useEffect, useRef } from 'preact/hooks'
import { limits } from '../store/kept'
import { fold, folded, resize, widths, type Side } from '../store/layout'
import { t } from '../text/text'

/** The line between two panes: drag it, or move it with the arrow keys; Enter folds the pane. */
export function Separator({ side }: { side: Side }) {
  const line = useRef<HTMLDivElement>(null)
  const width = widths.value[side]
  // Towards the picker is wider for the left pane and narrower for the right one.
  const direction = side === 'text' ? 1 : -1
  const pane = () => document.getElementById(`pane-${side}`)!

  useEffect(() => {
    // Setting a property through the object model needs no exception from the page's policy.
    const panes = line.current!.parentElement!
    // In a window that has become too narrow for it, a pane gives way.
    if (width) panes.style.setProperty(`--${side}-pane`, `minmax(${limits.least}px, ${width}px)`)
    else panes.style.removeProperty(`--${side}-pane`)
  }, [width])

  const drag = (event: PointerEvent) => {
    event.preventDefault()
    const target = event.currentTarget as HTMLElement
    const from = { x: event.clientX, width: pane().offsetWidth }
    target.setPointerCapture(event.pointerId)
    target.onpointermove = (move) => resize(side, from.width + direction * (move.clientX - from.x))
    target.onpointerup = target.onpointercancel = () => { target.onpointermove = null }
  }
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 80 : 16
    const now = pane().offsetWidth
    const next = {
      ArrowLeft: now - direction * step, ArrowRight: now + direction * step,
      Home: limits.least, End: limits.most,
    }[event.key]
    if (next !== undefined) resize(side, next)
    else if (event.key === 'Enter') fold(side)
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={line} class="separator" role="separator" aria-orientation="vertical"
      aria-label={t('pane.resize', { pane: t(`pane.${side}`) })} aria-controls={`pane-${side}`}
      aria-valuemin={limits.least} aria-valuemax={limits.most}
      aria-valuenow={folded.value[side] ? limits.least : width || limits.least}
      tabIndex={0} onPointerDown={drag} onKeyDown={press}
    />
  )
}
