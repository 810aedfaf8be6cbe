import { Icon } from '../icon/Icon'
import { t } from '../text/text'

/** Placeholder: the form beside the text. It changes the document with the store's edit(). */
export function Form() {
  return <div class="empty"><Icon name="list" /><span>{t('form.soon')}</span></div>
}
