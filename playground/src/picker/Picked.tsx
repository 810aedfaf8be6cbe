import { useLayoutEffect } from 'preact/hooks'
import { Icon } from '../icon/Icon'
import { answers } from '../store/answers'
import { picked } from '../store/composer'
import { t } from '../text/text'
import { Field } from './Field'
import { back, press } from './keys'
import { enter, fields, goOn, left, offers, reached, rest } from './offers'
import { send } from './send'
import { Path } from './Words'

/** The picked command with its options as they are filled. */
export function Picked() {
  const entry = answers.entry.value.value
  const there = entry?.pointer === picked.value
  useLayoutEffect(() => {
    if (there) goOn()
  }, [picked.value, there])
  return (
    <div class="composer filling">
      <button class="button only-icon" title={t('picker.back')} aria-label={t('picker.back')} onClick={back}>
        <Icon name="chevronLeft" />
      </button>
      <div class="filled">
        <span class="entry-name foreign">/{entry && <Path path={entry.path} />}</span>
        {fields.value.map((option) => <Field key={option.pointer} option={option} />)}
        {left.value.length > 0 && <Rest />}
      </div>
      <button class="button only-icon send" title={t('picker.send')} aria-label={t('picker.send')} onClick={() => void send()}>
        <Icon name="send" />
      </button>
    </div>
  )
}

/** The way to the optional options: what is typed here finds one, Enter on nothing sends. */
function Rest() {
  const all = offers.value
  return (
    <input
      class="rest" role="combobox" aria-label={t('picker.addOption', { n: left.value.length })}
      aria-expanded={all.length > 0} aria-controls={all.length > 0 ? 'offers' : undefined} aria-autocomplete="list"
      aria-activedescendant={all[reached.value] ? `offer-${reached.value}` : undefined}
      placeholder={t('picker.optionalCount', { count: left.value.length })} value={rest.value}
      autocomplete="off" autocapitalize="off" spellcheck={false} enterkeyhint="send"
      onFocus={() => enter(null)} onKeyDown={(event) => press(event, null)}
      onInput={(event) => {
        rest.value = event.currentTarget.value
        reached.value = rest.value === '' ? -1 : 0
      }}
    />
  )
}
