import type { ComponentChildren, RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** Shorter lists are drawn whole: then the browser's search in the page finds everything. */
const whole = 80
const beyond = 12

interface Drawn {
  from: number
  to: number
}

/**
 * The rows of a long list that can be seen. All rows are equally high, so many rem; what is not
 * drawn is empty room above and below. The list scrolls in box.
 */
export function Windowed({ box, count, rem, at, draw }: {
  box: RefObject<HTMLElement | null>
  count: number
  rem: number
  /** The row that must be seen. */
  at: number
  draw: (row: number) => ComponentChildren
}) {
  const rows = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<Drawn>({ from: 0, to: Math.min(count, whole) })
  const { from, to } = count <= whole ? { from: 0, to: count } : drawn

  useLayoutEffect(() => {
    const scroller = box.current!
    const look = () => {
      const next = seen(scroller, rows.current!, count, rem)
      setDrawn((old) => old.from === next.from && old.to === next.to ? old : next)
    }
    look()
    scroller.addEventListener('scroll', look, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [count, rem])

  useLayoutEffect(() => {
    const style = rows.current!.style
    style.setProperty('--above', `${from * rem}rem`)
    style.setProperty('--below', `${Math.max(0, count - to) * rem}rem`)
  }, [from, to, count, rem])

  useLayoutEffect(() => {
    if (at < 0) return
    const scroller = box.current!
    const row = pixels(rem)
    const list = rows.current!
    const top = list.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop + at * row
    if (top < scroller.scrollTop) scroller.scrollTop = at === 0 ? 0 : top
    else if (top + row > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = top + row - scroller.clientHeight + 4
  }, [at, count])

  const some = []
  for (let i = from; i < Math.min(to, count); i++) some.push(draw(i))
  return <div class="windowed" role="presentation" ref={rows}>{some}</div>
}

function seen(scroller: HTMLElement, rows: HTMLElement, count: number, rem: number): Drawn {
  const row = pixels(rem)
  const top = scroller.getBoundingClientRect().top - rows.getBoundingClientRect().top
  const first = Math.floor(top / row) - beyond
  const last = Math.ceil((top + scroller.clientHeight) / row) + beyond
  // In steps, so that a small movement draws nothing.
  return {
    from: Math.max(0, Math.min(first - first % beyond, count)),
    to: Math.max(0, Math.min(count, last + beyond - last % beyond)),
  }
}

function pixels(rem: number): number {
  return rem * parseFloat(getComputedStyle(document.documentElement).fontSize)
}
