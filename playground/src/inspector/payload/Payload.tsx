import type { Payload as Sent } from '../../engine/answer'
import { Icon } from '../../icon/Icon'
import { answers } from '../../store/answers'
import { picked } from '../../store/composer'
import { t } from '../../text/text'
import { Empty, Waiting } from '../Waiting'

/** Small version: the interaction for what was composed, or why the client refuses. */
export function Payload() {
  if (picked.value === null) {
    return <Empty icon="slash" title={t('payload.empty')} hint={t('payload.emptyHint')} />
  }
  return <Waiting answer={answers.payload.value}>{(sent) => <Body sent={sent} />}</Waiting>
}

function Body({ sent }: { sent: Sent }) {
  if (sent.json !== null) {
    return <pre class="payload" aria-label={t('payload.text')} tabIndex={0}>{sent.json}</pre>
  }
  return (
    <>
      <p class="summary"><span class="warning"><Icon name="warning" />{t('payload.refused')}</span></p>
      <ul>
        {sent.refusals.map((one, i) => <li key={i} class="plan foreign">{one.message}</li>)}
        {sent.meaning && <li class="plan">{sent.meaning}</li>}
      </ul>
    </>
  )
}
