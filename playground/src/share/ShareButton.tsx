import { Icon } from '../icon/Icon'
import { t } from '../text/text'
import { copyLink } from './copyLink'

/** Copies a link to what is open. */
export function ShareButton() {
  return (
    <button class="button only-icon" title={t('header.share')} aria-label={t('header.share')} onClick={() => void copyLink()}>
      <Icon name="link" />
    </button>
  )
}
