import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

export interface Position {
  row: number
  column: number
}

/** What every spot of the grid needs to know. */
export interface Walk {
  at: Position
  /** Whether the arrow keys brought the person there: then the focus follows. */
  moved: boolean
  reach(position: Position): void
}

/** A cell or header of the grid, one of which has the focus. It may be drawn after it was reached. */
export function Spot({ role, row, column, walk, name, title, label, open, children }: Position & {
  role: 'columnheader' | 'rowheader' | 'gridcell'
  walk: Walk
  name?: string
  title?: string
  label?: string
  open(): void
  children: ComponentChildren
}) {
  const spot = useRef<HTMLDivElement>(null)
  const here = walk.at.row === row && walk.at.column === column
  useLayoutEffect(() => {
    if (!here || !walk.moved) return
    // The list around it sets its room above and below after this; only then is its place right.
    queueMicrotask(() => {
      spot.current?.focus({ preventScroll: true })
      spot.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
  }, [here, walk.moved])
  return (
    <div
      ref={spot} role={role} class={name} title={title} aria-label={label} aria-colindex={column + 1}
      tabIndex={here ? 0 : -1} onFocus={() => walk.reach({ row, column })} onClick={open}
    >{children}</div>
  )
}
