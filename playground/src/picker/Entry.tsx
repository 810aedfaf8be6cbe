import { memo } from '../app/memo'
import type { PickerEntry } from '../engine/answer'
import { Icon } from '../icon/Icon'
import { t } from '../text/text'
import { showSource } from './source'
import { Marked, Path, Words } from './Words'

const mostPills = 5

/** One line of the picker: icon, names, options in short, description. */
export const Entry = memo(({ entry, id, place, count, chosen, reach, pick }: {
  entry: PickerEntry
  id: string
  place: number
  count: number
  chosen: boolean
  /** None in the locale beside, where the search may find other commands, in another order. */
  reach: ((place: number) => void) | undefined
  pick: (pointer: string) => void
}) => (
  <div
    id={id} class="entry" role="option" aria-selected={chosen} aria-setsize={count} aria-posinset={place + 1}
    onPointerMove={() => reach?.(place)} onClick={() => pick(entry.pointer)}
  >
    <span class="entry-icon" aria-hidden="true"><Icon name="slash" /></span>
    <div class="entry-text">
      <div class="entry-line">
        <span class="entry-name foreign">/<Path path={entry.path} marks={entry.marks} /></span>
        <BehindName entry={entry} />
        <Pills pills={entry.pills} options={entry.options} />
      </div>
      <div class="entry-description"><Words shown={entry.description} /></div>
    </div>
    {/* The keyboard has Alt+Enter: an option of a list must not hold a button. */}
    <span
      class="to-source" aria-hidden="true" title={t('picker.source')}
      onClick={(event) => {
        event.stopPropagation()
        showSource(entry.pointer)
      }}
    ><Icon name="text" /></span>
  </div>
))

/** The default name, where that and not what is shown is what the search found. */
function BehindName({ entry }: { entry: PickerEntry }) {
  if (!entry.marks.some((mark) => mark.in === 'default')) return null
  return (
    <span class="behind foreign" title={t('picker.behind')}>
      {entry.path.map((part, i) => [
        i > 0 && ' ',
        <bdi key={i}>
          <Marked text={part.default} mark={entry.marks.find((mark) => mark.segment === i && mark.in === 'default')} />
        </bdi>,
      ])}
    </span>
  )
}

/** The required options by name, and as many optional ones as fit. */
const Pills = memo(({ pills, options }: Pick<PickerEntry, 'pills' | 'options'>) => {
  const drawn = pills.slice(0, mostPills)
  const rest = options - drawn.length
  return (
    <span class="pills">
      {drawn.map((pill, i) => (
        <span key={i} class={`pill foreign${pill.required ? ' required' : ''}`}>
          <bdi>{pill.name}</bdi>
          {!pill.required && <span class="for-readers"> ({t('picker.optional')})</span>}
        </span>
      ))}
      {rest > 0 && <span class="pill">{t('picker.moreOptions', { count: rest })}</span>}
    </span>
  )
})
