import { useLayoutEffect, useRef } from 'preact/hooks'
import { messages } from '../store/chat'
import { locale, localeName } from '../store/locale'
import { t } from '../text/text'
import { SampleMessage } from './SampleMessage'
import { Used } from './Used'

/** What stands in the channel: a greeting, a sample message, and what was used so far. */
export function Timeline() {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current!.scrollTop = box.current!.scrollHeight
  }, [messages.value])
  return (
    <div class="timeline" ref={box} tabIndex={0} role="region" aria-label={t('chat.label')}>
      <div class="greeting">
        <strong>{t('picker.greeting')}</strong>
        <span class="muted">{t('picker.greetingHint', { locale: localeName(locale.value) })}</span>
      </div>
      <SampleMessage />
      <div role="log" aria-label={t('chat.used')}>
        {messages.value.map((one) => <Used key={one.number} message={one} />)}
      </div>
    </div>
  )
}
