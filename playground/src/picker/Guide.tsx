import type { Option } from '../engine/answer'
import { Icon } from '../icon/Icon'
import { showTab } from '../store/layout'
import { t } from '../text/text'
import { Visible } from '../text/Visible'
import { Source } from './Composed'
import { refusal } from './offers'
import { Words } from './Words'

/** About the option being filled: what it is for, what it takes, and what is wrong with its value. */
export function Guide({ option }: { option: Option }) {
  const refused = refusal(option)
  return (
    <div class="guide">
      <div id="guide">
        <p class="guide-line">
          <strong class="foreign"><Words shown={option.name} /></strong>
          <span class="foreign"><Words shown={option.description} /></span>
        </p>
        <p class="muted guide-hint">{t(option.required ? 'picker.required' : 'picker.optional')} · {option.hint}</p>
        <p class="refusal error" role="status">
          {refused && <><Icon name="error" /><span class="foreign"><Visible text={refused.message} /></span></>}
        </p>
      </div>
      <Source pointer={option.pointer} />
      {option.autocomplete && (
        <p class="asking muted">
          {t('picker.asking')}
          <button class="text-link" onClick={() => showTab('payload')}>{t('picker.showPayload')}</button>
        </p>
      )}
    </div>
  )
}
