import type { Budget as Used } from '../../engine/answer'
import { Icon } from '../../icon/Icon'
import { answers } from '../../store/answers'
import { t } from '../../text/text'
import { Empty, Waiting } from '../Waiting'
import { Meter } from './Meter'

/** So many can be looked through; the service has no more of a kind. */
const most = 150

/** What each command uses of its 8,000 characters, the largest first. */
export function Budget() {
  return <Waiting answer={answers.budget.value}>{(all) => <Body all={all} />}</Waiting>
}

function Body({ all }: { all: readonly Used[] }) {
  if (all.length === 0) return <Empty icon="list" title={t('budget.empty')} hint={t('budget.emptyHint')} />
  const over = all.filter((one) => one.used > one.limit).length
  const sorted = all.toSorted((a, b) => b.used - a.used)
  return (
    <>
      <p class="summary">
        {over > 0
          ? <span class="error"><Icon name="error" />{t('budget.summaryOver', { n: over })}</span>
          : <span class="good"><Icon name="check" />{t('budget.summaryFine', { count: all.length })}</span>}
      </p>
      <ul>{sorted.slice(0, most).map((one) => <Meter key={one.pointer} used={one} />)}</ul>
      {all.length > most && <p class="budget muted">{t('budget.moreCommands', { n: all.length - most })}</p>}
    </>
  )
}
