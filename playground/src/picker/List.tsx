import { useEffect, useRef } from 'preact/hooks'
import type { PickerEntry, PickerSummary } from '../engine/answer'
import type { IconName } from '../icon/Icon'
import { active } from '../store/composer'
import { locale, locales } from '../store/locale'
import { reveal } from '../store/selection'
import { t } from '../text/text'
import { Entry } from './Entry'
import { HiddenList } from './HiddenList'

/** Everything that can be picked, in the order in which the arrow keys reach it. */
export function inOrder(summary: PickerSummary): PickerEntry[] {
  const { slash, user, message, launcher } = summary
  return [...slash, ...user, ...message, ...(launcher ? [launcher] : [])]
}

/** The list of the picker; the composer's field moves through it. */
export function List({ summary }: { summary: PickerSummary }) {
  const box = useRef<HTMLDivElement>(null)
  const all = inOrder(summary)
  const at = Math.min(active.value, all.length - 1)

  useEffect(() => {
    box.current!.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  useEffect(() => {
    const wish = reveal.value
    const place = wish ? all.findIndex((e) => e.pointer === wish.pointer) : -1
    if (place >= 0) active.value = place
  }, [reveal.value])

  let next = 0
  const group = (title: string, icon: IconName, entries: PickerEntry[]) => entries.length > 0 && (
    <div role="group" aria-label={title}>
      <div class="group-title" aria-hidden="true"><span>{title}</span><span>{entries.length}</span></div>
      {entries.map((entry) => {
        const place = next++
        return <Entry key={entry.pointer} entry={entry} icon={icon} place={place} chosen={place === at} />
      })}
    </div>
  )
  const rest = summary.total - summary.slash.length
  const name = locales.find(([code]) => code === locale.value)?.[1] ?? locale.value
  return (
    <div class="scroll" ref={box}>
      {all.length > 0 && (
        <div id="picker-list" role="listbox" aria-label={t('picker.label', { locale: name })}>
          {group(t('picker.commands'), 'slash', summary.slash)}
          {group(t('picker.user'), 'user', summary.user)}
          {group(t('picker.message'), 'message', summary.message)}
          {group(t('picker.launcher'), 'launcher', summary.launcher ? [summary.launcher] : [])}
        </div>
      )}
      {rest > 0 && <p class="empty">{t('picker.more', { n: rest })}</p>}
      {summary.hidden.length > 0 && <HiddenList hidden={summary.hidden} />}
      <p class="keys muted wide-only" aria-hidden="true">
        <kbd>↑</kbd><kbd>↓</kbd> {t('picker.keys')} <kbd>↵</kbd> {t('picker.keyPick')} <kbd>esc</kbd> {t('picker.keyClear')}
      </p>
    </div>
  )
}

