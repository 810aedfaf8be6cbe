import type { ComponentChildren } from 'preact'
import { retryEngine } from '../engine/client'
import { Icon } from '../icon/Icon'
import { engine, type Answer } from '../store/answers'
import { t } from '../text/text'

/**
 * Draws an answer, or what stands in its place until there is one. A failed answer that has an
 * older value is drawn with a line that says so.
 */
export function Waiting<T>({ answer, children }: {
  answer: Answer<T>
  children: (value: T) => ComponentChildren
}) {
  const { state, error } = engine.value
  if (answer.value === null) {
    if (state === 'failed') return <Failed why={t('engine.failed', { why: error ?? '' })} retry />
    if (answer.state === 'failed') return <Failed why={answer.error ?? ''} />
    return <p class="empty waiting" role="status">{t(state === 'loading' ? 'engine.loading' : 'wait')}</p>
  }
  return (
    <>
      {answer.state === 'failed' && (
        <p class="stale warning"><Icon name="warning" />{answer.error} {t('engine.old')}</p>
      )}
      {children(answer.value)}
    </>
  )
}

function Failed({ why, retry = false }: { why: string; retry?: boolean }) {
  return (
    <div class="empty">
      <span class="error"><Icon name="error" /></span>
      <strong>{why}</strong>
      {retry && <button class="button outlined" onClick={retryEngine}>{t('engine.retry')}</button>}
    </div>
  )
}

/** What a list says when it has nothing. */
export function Empty({ icon, title, hint }: {
  icon: 'check' | 'locale' | 'slash' | 'list'
  title: string
  hint?: string
}) {
  return (
    <div class="empty">
      <Icon name={icon} />
      <strong>{title}</strong>
      {hint && <span>{hint}</span>}
    </div>
  )
}
