import type { Budget as Used } from '../../engine/answer'
import { answers } from '../../store/answers'
import { t } from '../../text/text'
import { Empty, Waiting } from '../Waiting'

/** Small version: a meter per command and the three fields that cost most. */
export function Budget() {
  return (
    <Waiting answer={answers.budget.value}>
      {(all) => all.length === 0
        ? <Empty icon="list" title={t('budget.empty')} />
        : <ul>{all.map((one) => <Meter key={one.pointer} used={one} />)}</ul>}
    </Waiting>
  )
}

function Meter({ used }: { used: Used }) {
  const says = t('budget.used', { used: used.used, limit: used.limit })
  return (
    <li class="budget">
      <div class="head"><strong class="foreign">/{used.name}</strong><span class="muted">{says}</span></div>
      <meter aria-label={says} max={used.limit} high={used.limit * 0.9} value={used.used} />
      <dl>
        {used.fields.slice(0, 3).flatMap((field) => [
          <dt key={field.pointer} class="foreign">{field.path}</dt>,
          <dd key={`${field.pointer} used`}>{field.used}</dd>,
        ])}
      </dl>
    </li>
  )
}
