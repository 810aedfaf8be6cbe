import type { PickerSummary } from '../engine/answer'
import { Icon } from '../icon/Icon'
import { sheet } from '../store/composer'
import { t } from '../text/text'

/** The commands that are not typed: each kind leads to where people find it. */
export function Elsewhere({ summary }: { summary: PickerSummary }) {
  const { user, message, launcher } = summary
  return (
    <div class="elsewhere" role="group" aria-label={t('picker.elsewhere')}>
      <span class="group-title" aria-hidden="true">{t('picker.elsewhere')}</span>
      {user.length > 0 && (
        <button class="button outlined" onClick={() => { sheet.value = 'user' }}>
          <Icon name="user" />{t('picker.onUser', { n: user.length })}
        </button>
      )}
      {message.length > 0 && (
        <button class="button outlined" onClick={() => { sheet.value = 'message' }}>
          <Icon name="message" />{t('picker.onMessage', { n: message.length })}
        </button>
      )}
      {launcher && (
        <button class="button outlined" onClick={() => { sheet.value = 'launcher' }}>
          <Icon name="launcher" />{t('picker.launcher')}
        </button>
      )}
    </div>
  )
}
