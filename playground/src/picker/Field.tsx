import type { Option } from '../engine/answer'
import { Icon } from '../icon/Icon'
import { focus, read } from '../store/composer'
import { t } from '../text/text'
import { press } from './keys'
import { drop, enter, offers, reached, refusal, type } from './offers'
import { suggestions } from './samples'
import { Words } from './Words'

/** An option in the composer: its name and what is given for it. */
export function Field({ option }: { option: Option }) {
  const name = option.name.default
  const refused = refusal(option)
  const focused = focus.value === name
  const listed = suggestions(option).length > 0
  const open = listed && focused && offers.value.length > 0
  const combobox = listed && {
    role: 'combobox' as const, 'aria-expanded': open, 'aria-autocomplete': 'list' as const,
    'aria-controls': open ? 'offers' : undefined,
    'aria-activedescendant': open && offers.value[reached.value] ? `offer-${reached.value}` : undefined,
  }
  return (
    <span class={`field${option.required ? ' required' : ''}${refused ? ' refused' : ''}${focused ? ' focused' : ''}`}>
      <span class="field-name foreign" aria-hidden="true"><Words shown={option.name} /></span>
      <input
        {...combobox} data-option={name} value={read(name)} aria-label={option.name.value}
        aria-required={option.required} aria-invalid={refused !== null}
        aria-describedby={focused ? 'guide' : undefined} size={1} dir="auto"
        autocomplete="off" autocapitalize="off" spellcheck={false} enterkeyhint="next"
        inputMode={option.type === 'INTEGER' ? 'numeric' : option.type === 'NUMBER' ? 'decimal' : 'text'}
        onFocus={() => enter(name)} onKeyDown={(event) => press(event, option)}
        onInput={(event) => type(option, event.currentTarget.value)}
      />
      {refused && <span class="error"><Icon name="error" label={t('picker.refused')} /></span>}
      {!option.required && (
        <button
          class="field-out" tabIndex={-1} title={t('picker.leaveOut')}
          aria-label={t('picker.leaveOutOne', { name: option.name.value })} onClick={() => drop(option)}
        ><Icon name="close" /></button>
      )}
    </span>
  )
}
