import { answers } from '../../store/answers'
import { live } from '../../store/live'
import { scope, type Scope } from '../../store/target'
import { t } from '../../text/text'
import { Waiting } from '../Waiting'
import { Live } from './Live'
import { PlanView } from './PlanView'
import { ToDeploy } from './ToDeploy'
import { WrongLive } from './WrongLive'

/** What is live, what deploying would change, and how to deploy. */
export function Deploy() {
  const answer = answers.plan.value
  // An older plan would be about something else than what stands above it.
  const wrong = answer.state === 'failed' && live.value !== null && /"live"/.test(answer.error ?? '')
  return (
    <div class="deploy">
      <ScopeChoice />
      <Live />
      {wrong
        ? <WrongLive why={answer.error!} text={live.value!.text} />
        : <Waiting answer={answer}>{(plan) => <PlanView plan={plan} />}</Waiting>}
      <ToDeploy />
    </div>
  )
}

function ScopeChoice() {
  return (
    <div class="deploy-scope">
      <span class="muted" id="deploy-scope">{t('viewer.scope')}</span>
      <div class="switch" role="group" aria-labelledby="deploy-scope">
        {(['global', 'guild'] as const satisfies Scope[]).map((one) => (
          <button key={one} aria-pressed={scope.value === one} onClick={() => { scope.value = one }}>
            {t(`viewer.scope.${one}`)}
          </button>
        ))}
      </div>
    </div>
  )
}
