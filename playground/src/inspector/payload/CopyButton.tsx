import { copy } from '../../app/copy'
import { Icon } from '../../icon/Icon'
import { t } from '../../text/text'

/** Copies a text; the notice tells whether that was allowed. */
export function CopyButton({ text }: { text: string }) {
  return (
    <button class="button outlined" onClick={() => void copy(text, t('payload.copied'))}>
      <Icon name="copy" />{t('payload.copy')}
    </button>
  )
}
