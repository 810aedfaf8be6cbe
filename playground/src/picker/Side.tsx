import { useRef } from 'preact/hooks'
import type { PickerSummary } from '../engine/answer'
import { Empty, Waiting } from '../inspector/Waiting'
import { answers } from '../store/answers'
import { active, query } from '../store/composer'
import { t } from '../text/text'
import { Elsewhere } from './Elsewhere'
import { HiddenList } from './HiddenList'
import { List } from './List'

/** What is seen in one locale: the commands, the other places, and what is hidden. */
export function Side({ side }: { side: 'entry' | 'beside' }) {
  const answer = side === 'entry' ? answers.picker.value : answers.beside.value
  const box = useRef<HTMLDivElement>(null)
  return (
    // Who scrolls by keyboard needs a stop here: what is hidden is below the list.
    <div class="scroll" ref={box} tabIndex={0} role="group" aria-label={t('picker.scroll')}>
      <Waiting answer={answer}>{(summary) => <Seen summary={summary} box={box} side={side} />}</Waiting>
    </div>
  )
}

function Seen({ summary, box, side }: Parameters<typeof List>[0] extends infer P
  ? Omit<P & { summary: PickerSummary }, 'chosen'> : never) {
  const main = answers.picker.value.value?.slash ?? []
  const chosen = main[Math.min(active.value, main.length - 1)]?.pointer
  const elsewhere = summary.user.length + summary.message.length + Number(summary.launcher !== null)
  return (
    <>
      {summary.slash.length > 0
        ? <List summary={summary} box={box} chosen={chosen} side={side} />
        : query.value
          ? <Empty icon="slash" title={t('picker.nothing', { query: query.value })} hint={t('picker.nothingHint')} />
          : <Empty
              icon="slash" title={t(elsewhere + summary.hiddenTotal > 0 ? 'picker.noSlash' : 'picker.empty')}
              hint={t(elsewhere > 0 ? 'picker.noSlashHint' : summary.hiddenTotal > 0 ? 'picker.allHidden' : 'picker.emptyHint')}
            />}
      {side === 'entry' && elsewhere > 0 && <Elsewhere summary={summary} />}
      {side === 'entry' && summary.hiddenTotal > 0 && <HiddenList summary={summary} />}
    </>
  )
}
