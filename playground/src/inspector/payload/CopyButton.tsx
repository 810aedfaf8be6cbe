import { Icon } from '../../icon/Icon'
import { tell } from '../../store/notice'
import { t } from '../../text/text'

/** Copies a text; the notice tells whether that was allowed. */
export function CopyButton({ text }: { text: string }) {
  const copy = () => navigator.clipboard.writeText(text)
    .then(() => tell(t('payload.copied')), () => tell(t('share.failed'), 'warning'))
  return <button class="button outlined" onClick={() => void copy()}><Icon name="copy" />{t('payload.copy')}</button>
}
