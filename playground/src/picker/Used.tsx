import { Icon } from '../icon/Icon'
import { batch } from '@preact/signals'
import { shownMessage, type Message } from '../store/chat'
import { unpick } from '../store/composer'
import { showTab } from '../store/layout'
import { t } from '../text/text'
import { Visible } from '../text/Visible'

const icons = { slash: 'slash', user: 'user', message: 'message', launcher: 'launcher' } as const

/** A command that was used: quietly, who used what, and what came of it. */
export function Used({ message }: { message: Message }) {
  const { name, kind, filled, on, payload } = message
  const refused = payload.refusals.length > 0
  const show = () => batch(() => {
    unpick()
    shownMessage.value = message.number
    showTab('payload')
  })
  return (
    <article class={refused ? 'used refused' : 'used'}>
      <span class={refused ? 'used-icon error' : 'used-icon'} aria-hidden="true"><Icon name={refused ? 'error' : icons[kind]} /></span>
      <div class="message-body">
        <p class="used-line">
          <span class="muted">{t('chat.you')}</span> <strong class="foreign"><bdi>{name}</bdi></strong>
          {on !== null && <span class="muted"> {t('chat.on', { name: on })}</span>}
          {filled.map((one, i) => (
            <span key={i} class="used-option foreign"><span class="muted"><bdi>{one.name}</bdi></span> <bdi>{one.text}</bdi></span>
          ))}
        </p>
        <p class="muted used-result">
          {refused
            ? <Visible text={payload.refusals.map((one) => one.message).join(' ')} />
            : payload.meaning ?? t('chat.received')}
          {payload.json !== null && <button class="text-link" onClick={show}>{t('picker.showPayload')}</button>}
        </p>
      </div>
    </article>
  )
}
