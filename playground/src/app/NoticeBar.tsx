import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../icon/Icon'
import { dismiss, notice, type Action } from '../store/notice'
import { t } from '../text/text'
import { Visible } from '../text/Visible'

/** What went well goes by itself after so many milliseconds; its way back is in the menu, too. */
const short = 10_000

/** The one message to the person. The live region stays so that screen readers know it. */
export function NoticeBar() {
  const now = notice.value
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!now || now.kind === 'warning' || now.action?.lasting) return
    const timer = setInterval(() => {
      // Nothing goes away under somebody's pointer or focus.
      if (!place.current!.matches(':hover, :focus-within')) dismiss()
    }, short)
    return () => clearInterval(timer)
  }, [now])
  return (
    <div class="notices" role="status" aria-live="polite" ref={place}>
      {now && (
        <div class="notice">
          <span class={now.kind}><Icon name={now.kind} /></span>
          <span class="foreign"><Visible text={now.text} /></span>
          {now.action && <Act action={now.action} />}
          <button class="button only-icon" aria-label={t('notice.dismiss')} onClick={dismiss}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}

/** What can be done about the message; done, it goes. */
function Act({ action }: { action: Action }) {
  const act = () => {
    dismiss()
    action.run()
  }
  return <button class="button outlined" onClick={act}>{action.label}</button>
}
