import { Icon } from '../icon/Icon'
import { tell } from '../store/notice'
import { t } from '../text/text'

/** Placeholder: copies the address; the document will be in it. */
export function ShareButton() {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      tell(t('share.copied'))
    } catch {
      tell(t('share.failed'), 'warning')
    }
  }
  return (
    <button class="button only-icon" title={t('header.share')} aria-label={t('header.share')} onClick={copy}>
      <Icon name="link" />
    </button>
  )
}
