import { batch } from '@preact/signals'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { LocaleRow } from '../../engine/answer'
import { Windowed } from '../../picker/Windowed'
import { locale, localeName } from '../../store/locale'
import { fingers, show } from '../../store/layout'
import { revealEntry } from '../../store/selection'
import { t } from '../../text/text'
import { visible, Visible } from '../../text/Visible'
import { signs, sum, told, type Cell } from './cell'
import { Spot, type Position, type Walk } from './Spot'

/** The height of a row in rem, as in locales.css and touch.css. */
const height = () => fingers.value ? 2.5 : 2

/**
 * The grid: the arrow keys move through it, Enter opens the picker there. Row 0 has the locales,
 * column 0 the commands.
 */
export function Grid({ rows, codes, cellOf }: {
  rows: readonly LocaleRow[]
  codes: readonly string[]
  cellOf: (row: LocaleRow, code: string) => Cell
}) {
  const box = useRef<HTMLDivElement>(null)
  const [{ row, column }, setAt] = useState<Position>({ row: 1, column: 1 })
  const [moved, setMoved] = useState(false)
  const at = { row: Math.min(row, rows.length), column: Math.min(column, codes.length) }
  const reach = (next: Position) => setAt((old) => old.row === next.row && old.column === next.column ? old : next)
  const walk: Walk = { at, moved, reach }
  useLayoutEffect(() => box.current!.style.setProperty('--columns', String(codes.length)), [codes.length])

  const press = (event: KeyboardEvent) => {
    const next = moves(event, at, { row: rows.length, column: codes.length })
    if (next) {
      setMoved(true)
      setAt(next)
    } else if (event.key === 'Enter' || event.key === ' ') (document.activeElement as HTMLElement).click()
    else return
    event.preventDefault()
  }
  return (
    <div
      class="grid" role="grid" aria-label={t('locales.grid')} ref={box} onKeyDown={press}
      aria-rowcount={rows.length + 1} aria-colcount={codes.length + 1}
      // Who comes back with the pointer must not have the focus taken along.
      onPointerDown={() => setMoved(false)}
    >
      <div class="grid-row head" role="row" aria-rowindex={1}>
        <Spot role="columnheader" name="corner" row={0} column={0} walk={walk} open={() => open(undefined, null)}>{t('locales.command')}</Spot>
        {codes.map((code, i) => {
          const all = sum(rows.map((one) => cellOf(one, code)))
          return (
            <Spot
              key={code} role="columnheader" row={0} column={i + 1} walk={walk} open={() => open(code, null)}
              title={told(t('locales.allCommands'), code, all)} label={`${localeName(code)}, ${code} ${all.percent} %`}
              name={code === locale.value ? 'now' : ''}
            ><span>{code}</span><span class="percent">{all.percent} %</span></Spot>
          )
        })}
      </div>
      <Windowed box={box} count={rows.length} rem={height()} at={moved ? at.row - 1 : -1} draw={(place) => (
        <Row key={rows[place]!.pointer} row={rows[place]!} place={place + 1} codes={codes} cellOf={cellOf} walk={walk} />
      )} />
    </div>
  )
}

function Row({ row, place, codes, cellOf, walk }: {
  row: LocaleRow
  place: number
  codes: readonly string[]
  cellOf: (row: LocaleRow, code: string) => Cell
  walk: Walk
}) {
  return (
    <div class="grid-row" role="row" aria-rowindex={place + 1}>
      <Spot role="rowheader" name="foreign" title={visible(row.name)} row={place} column={0} walk={walk} open={() => open(undefined, row.pointer)}>
        <bdi><Visible text={row.name} /></bdi>
      </Spot>
      {codes.map((code, i) => {
        const cell = cellOf(row, code)
        const label = told(visible(row.name), code, cell)
        return (
          <Spot
            key={code} role="gridcell" name={`cell ${cell.standing}`} title={label} label={label}
            row={place} column={i + 1} walk={walk} open={() => open(code, row.pointer)}
          >
            <span class={`sign ${cell.standing}`} aria-hidden="true">{signs[cell.standing]}</span>
            <span class="percent" aria-hidden="true">{cell.percent}</span>
          </Spot>
        )
      })}
    </div>
  )
}

/** Opens the picker in a locale, at a command. */
function open(code: string | undefined, pointer: string | null): void {
  batch(() => {
    if (code) locale.value = code
    if (pointer === null) show('picker')
    else revealEntry(pointer)
  })
}

/** Where a key leads, or null. */
function moves({ key, ctrlKey, metaKey }: KeyboardEvent, { row, column }: Position, last: Position): Position | null {
  const far = ctrlKey || metaKey
  const to: Record<string, Position> = {
    ArrowUp: { row: row - 1, column }, ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 }, ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - 10, column }, PageDown: { row: row + 10, column },
    Home: { row: far ? 0 : row, column: 0 }, End: { row: far ? last.row : row, column: last.column },
  }
  const next = Object.hasOwn(to, key) ? to[key] : undefined
  if (!next) return null
  const within = (n: number, most: number) => Math.max(0, Math.min(most, n))
  return { row: within(next.row, last.row), column: within(next.column, last.column) }
}
