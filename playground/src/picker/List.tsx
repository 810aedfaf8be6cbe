import type { RefObject } from 'preact'
import type { PickerSummary } from '../engine/answer'
import { active, pick } from '../store/composer'
import { localeName } from '../store/locale'
import { t } from '../text/text'
import { Entry } from './Entry'
import { Windowed } from './Windowed'

/** The height of an entry in rem, as in picker.css. */
const height = 3.25

// The same function each time: entries are drawn again only where something differs.
function reach(place: number): void { active.value = place }

/** The commands that a search found, in one locale; the composer's field moves through it. */
export function List({ summary, box, chosen, side }: {
  summary: PickerSummary
  box: RefObject<HTMLElement | null>
  /** The pointer that the arrow keys have reached. */
  chosen: string | undefined
  side: 'entry' | 'beside'
}) {
  const { slash, total } = summary
  const at = slash.findIndex((entry) => entry.pointer === chosen)
  return (
    <>
      <div class="group-title" aria-hidden="true"><span>{t('picker.commands')}</span><span>{total}</span></div>
      <div
        id={side === 'entry' ? 'picker-list' : 'beside-list'} role="listbox" lang={summary.locale}
        aria-label={t('picker.label', { locale: localeName(summary.locale) })}
      >
        <Windowed box={box} count={slash.length} rem={height} at={at} draw={(place) => {
          const entry = slash[place]!
          return (
            <Entry
              key={entry.pointer} entry={entry} id={`${side}-${place}`} place={place} count={total}
              chosen={place === at} reach={side === 'entry' ? reach : undefined} pick={pick}
            />
          )
        }} />
      </div>
      {total > slash.length && <p class="empty">{t('picker.more', { n: total - slash.length })}</p>}
    </>
  )
}
