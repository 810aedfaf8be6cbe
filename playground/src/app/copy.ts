import { tell } from '../store/notice'
import { t } from '../text/text'

/** Copies a text; the notice, which screen readers hear, tells whether that was allowed. */
export async function copy(text: string, says: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    tell(says)
  } catch {
    tell(t('share.failed'), 'warning')
  }
}
