import type { Step } from '../engine/answer'
import { Icon } from '../icon/Icon'
import { Waiting } from '../inspector/Waiting'
import { answers } from '../store/answers'
import { t } from '../text/text'

/** Step by step, why a member may not use a command. */
export function Why({ pointer }: { pointer: string }) {
  return (
    <Waiting answer={answers.decisions.value}>{(decisions) => {
      const found = decisions.find((one) => one.pointer === pointer)
      return found && <Steps steps={found.decision.steps} />
    }}</Waiting>
  )
}

/** The steps of a decision. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol class="why" aria-label={t('why.steps')}>
      {steps.map((step, i) => <Line key={i} step={step} />)}
    </ol>
  )
}

function Line({ step }: { step: Step }) {
  const { verdict, says } = step
  const mark = verdict === 'allow' || verdict === 'pass' ? 'check' : verdict === 'deny' ? 'close' : null
  return (
    <li class={`step ${verdict}`}>
      <span class="step-mark">{mark ? <Icon name={mark} label={t(verdict === 'deny' ? 'why.deny' : 'why.allow')} /> : '·'}</span>
      <span>{says}</span>
    </li>
  )
}
