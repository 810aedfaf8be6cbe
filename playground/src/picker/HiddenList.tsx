import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Hidden, PickerSummary } from '../engine/answer'
import { Icon } from '../icon/Icon'
import { reveal } from '../store/selection'
import { hiddenOpen } from '../store/viewer'
import { t, tMaybe } from '../text/text'
import { Visible } from '../text/Visible'
import { showSource } from './source'
import { Why } from './Why'

const explained = new Set(['missing-permissions', 'denied-by-overwrite'])

/** So many are drawn at first; a hostile document hides thousands. */
const first = 50

/** What this viewer does not see, and why; each leads to its place. */
export function HiddenList({ summary }: { summary: PickerSummary }) {
  const open = hiddenOpen.value
  const [all, setAll] = useState(false)
  const drawn = summary.hidden.slice(0, all ? undefined : first)
  return (
    <section class="hidden-list" aria-label={t('picker.hidden')}>
      <button class="fold-head" aria-expanded={open} onClick={() => { hiddenOpen.value = !open }}>
        <Icon name={open ? 'chevronDown' : 'chevronRight'} />
        {t('picker.hiddenCount', { count: summary.hiddenTotal })}
      </button>
      {open && <ul>{drawn.map((one, i) => <Line key={i} hidden={one} />)}</ul>}
      {open && summary.hidden.length > drawn.length && (
        <button class="button" onClick={() => setAll(true)}>{t('picker.showAll')}</button>
      )}
    </section>
  )
}

function Line({ hidden }: { hidden: Hidden }) {
  const [why, setWhy] = useState(false)
  const line = useRef<HTMLLIElement>(null)
  const revealed = reveal.value?.pointer === hidden.pointer
  useLayoutEffect(() => {
    if (revealed) line.current!.scrollIntoView({ block: 'nearest' })
  }, [reveal.value])
  return (
    <li ref={line} class={revealed ? 'revealed' : undefined}>
      <div class="hidden-line">
        <button title={t('picker.source')} onClick={() => showSource(hidden.pointer)}>
          <Icon name="hidden" />
          <bdi class="hidden-name foreign"><Visible text={hidden.name || hidden.pointer || t('picker.nameless')} /></bdi>
          <span class="hidden-reason">{tMaybe(`hidden.${hidden.reason}`, hidden.reason)}</span>
        </button>
        {explained.has(hidden.reason) && (
          <button class="button" aria-expanded={why} onClick={() => setWhy(!why)}>{t('why.open')}</button>
        )}
      </div>
      {why && <Why pointer={hidden.pointer} />}
    </li>
  )
}
