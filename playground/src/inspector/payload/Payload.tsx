import type { Payload as Sent } from '../../engine/answer'
import { Icon } from '../../icon/Icon'
import { checkPayload } from '../../share/checkPayload'
import { answers } from '../../store/answers'
import { messages, shownMessage } from '../../store/chat'
import { completing, picked } from '../../store/composer'
import { t } from '../../text/text'
import { Visible, visibleJson } from '../../text/Visible'
import { Empty, Waiting } from '../Waiting'
import { CopyButton } from './CopyButton'

/** The interaction for what is being composed or was used last, or why there is none. */
export function Payload() {
  if (picked.value !== null) {
    return (
      <Waiting answer={answers.payload.value}>{(sent) => (
        <Body sent={sent} about={completing.value === null ? t('payload.composed') : t('payload.typing', { name: completing.value })} />
      )}</Waiting>
    )
  }
  const all = messages.value
  const message = all.find((one) => one.number === shownMessage.value) ?? all.at(-1)
  if (!message) return <Empty icon="slash" title={t('payload.empty')} hint={t('payload.emptyHint')} />
  return <Body sent={message.payload} about={t('payload.used', { name: message.name })} />
}

function Body({ sent, about }: { sent: Sent; about: string }) {
  if (sent.json !== null) {
    return (
      <>
        <div class="summary payload-head">
          <span class="payload-about">
            <strong>{t(/^ {2}"type": 4,$/m.test(sent.json) ? 'payload.type4' : 'payload.type2')}</strong>
            <span class="muted foreign"><Visible text={about} /></span>
          </span>
          <button class="button outlined" onClick={() => void checkPayload(sent.json!)}><Icon name="check" />{t('payload.check')}</button>
          <CopyButton text={sent.json} />
        </div>
        <pre class="payload" aria-label={t('payload.text')} tabIndex={0}>{visibleJson(sent.json)}</pre>
      </>
    )
  }
  if (sent.refusals.length === 0) {
    return <Empty icon="slash" title={t('payload.none')} hint={sent.meaning ?? ''} />
  }
  return (
    <>
      <p class="summary"><span class="warning"><Icon name="warning" />{t('payload.refused')}</span></p>
      <ul>{sent.refusals.map((one, i) => <li key={i} class="plan foreign"><Visible text={one.message} /></li>)}</ul>
    </>
  )
}
