import type { Plan } from '../../engine/answer'
import { answers } from '../../store/answers'
import { t } from '../../text/text'
import { Waiting } from '../Waiting'

/** Small version: the plan where nothing is registered yet. */
export function Deploy() {
  return <Waiting answer={answers.plan.value}>{(plan) => <Body plan={plan} />}</Waiting>
}

function Body({ plan }: { plan: Plan }) {
  const { create, overwrite, delete: gone } = plan.summary
  return (
    <>
      <p class="summary">
        <span class="muted">{t('deploy.summary')}</span>
        <span>{t('deploy.create', { n: create })}</span>
        {overwrite > 0 && <span>{t('deploy.overwrite', { n: overwrite })}</span>}
        {gone > 0 && <span>{t('deploy.delete', { n: gone })}</span>}
      </p>
      <ul>
        {plan.commands.slice(0, 300).map((one, i) => (
          <li key={i} class="plan"><span class="foreign">{one.name}</span><span class="muted">{one.action}</span></li>
        ))}
      </ul>
    </>
  )
}
