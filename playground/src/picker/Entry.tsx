import { memo } from '../app/memo'
import type { PickerEntry, Shown } from '../engine/answer'
import { Icon, type IconName } from '../icon/Icon'
import { active, pick } from '../store/composer'
import { t } from '../text/text'

/** One line of the picker: icon, names, options in short, description. */
export const Entry = memo(({ entry, icon, place, chosen }: {
  entry: PickerEntry
  icon: IconName
  place: number
  chosen: boolean
}) => {
  const slash = icon === 'slash'
  return (
    <div
      id={`entry-${place}`} class="entry" role="option" aria-selected={chosen}
      onPointerMove={() => { active.value = place }}
      onClick={() => pick(entry.pointer)}
    >
      <span class="entry-icon"><Icon name={icon} /></span>
      <div class="entry-text">
        <div class="entry-line">
          <span class="entry-name foreign">{slash && '/'}<Path path={entry.path} /></span>
          {entry.pills.map((pill, i) => (
            <span key={i} class={`pill foreign${pill.required ? ' required' : ''}`}>{pill.name}</span>
          ))}
        </div>
        {slash && <div class="entry-description"><Words shown={entry.description} /></div>}
      </div>
    </div>
  )
})

/** The names of a command, each with the mark of where it comes from. */
export function Path({ path }: { path: readonly Shown[] }) {
  return <>{path.map((part, i) => [i > 0 && ' ', <Words key={i} shown={part} />])}</>
}

/** A text of the document; one that is not the locale's own is marked, and not by colour alone. */
export function Words({ shown }: { shown: Shown }) {
  const { source, from = '', value } = shown
  if (source === 'fallback') {
    return (
      <span class="not-own" title={t('origin.fallbackTitle', { from })}>
        <bdi>{value}</bdi><sup class="origin">{from}</sup>
      </span>
    )
  }
  return <bdi>{value}</bdi>
}
