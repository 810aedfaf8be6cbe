import { Icon } from '../icon/Icon'
import { dismiss, notice } from '../store/notice'
import { t } from '../text/text'

/** The one message to the person. The live region stays so that screen readers know it. */
export function NoticeBar() {
  const now = notice.value
  return (
    <div role="status" aria-live="polite">
      {now && (
        <div class="notice">
          <span class={now.kind}><Icon name={now.kind} /></span>
          <span>{now.text}</span>
          <button class="button only-icon" aria-label={t('notice.dismiss')} onClick={dismiss}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
