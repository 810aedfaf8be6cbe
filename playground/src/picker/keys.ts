import type { Option } from '../engine/answer'
import { given, picked, unpick } from '../store/composer'
import { accept, drop, offers, reached, rest } from './offers'
import { drawn, send } from './send'
import { showSource } from './source'

/** The keys of the composer's fields; the option is null in the one for optional options. */
export function press(event: KeyboardEvent, option: Option | null): void {
  if (event.isComposing) return
  const all = offers.value
  const { key } = event
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (all.length === 0) return
    const step = key === 'ArrowDown' ? 1 : -1
    const from = reached.value < 0 && step < 0 ? 0 : reached.value
    reached.value = (from + step + all.length) % all.length
  } else if (key === 'Enter' && event.altKey) {
    showSource(option?.pointer ?? picked.value ?? '')
  } else if (key === 'Escape') {
    back()
  } else if (key === 'Enter' || (key === 'Tab' && !event.shiftKey)) {
    const offer = all[reached.value]
    const open = offer && (!option || given(option.name.default) !== offer.value)
    // An optional option that nobody began to fill is passed over, not filled with the first offer.
    const skipped = key === 'Tab' && option && !option.required && given(option.name.default) === ''
    if (open && !skipped) accept(offer)
    else if (key === 'Enter') void send()
    else return
  } else if (key === 'Backspace' && option && given(option.name.default) === '') {
    if (option.required) return
    drop(option)
  } else if (key === 'Backspace' && !option && rest.value === '') {
    return
  } else return
  event.preventDefault()
}

/** Goes back to the list, with the caret in its field. */
export function back(): void {
  unpick()
  rest.value = ''
  drawn(() => document.querySelector<HTMLElement>('.composer [role="combobox"]')?.focus())
}

