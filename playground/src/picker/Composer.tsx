import { Icon } from '../icon/Icon'
import { answers } from '../store/answers'
import { active, pick, picked, query, search, sheet } from '../store/composer'
import { t } from '../text/text'
import { Picked } from './Picked'
import { showSource } from './source'

/** The field at the bottom: what is typed after the slash moves and picks in the list above. */
export function Composer() {
  return picked.value === null ? <div class="composer"><Search /></div> : <Picked />
}

function Search() {
  const summary = answers.picker.value.value
  const all = summary?.slash ?? []
  const at = Math.min(active.value, all.length - 1)
  // The launcher stands in the list's place.
  const open = all.length > 0 && sheet.value !== 'launcher'
  const press = (event: KeyboardEvent) => {
    if (event.isComposing) return
    const { key } = event
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: Math.min(at + 8, all.length - 1), PageUp: Math.max(at - 8, 0) }[key]
    if (key === 'Escape') search('')
    else if (all.length === 0) return
    else if (to !== undefined) active.value = (to + all.length) % all.length
    else if (key === 'Enter' && event.altKey) showSource(all[at]!.pointer)
    // Tab leaves the field of somebody who only passes through; who has searched picks with it.
    else if (key === 'Enter' || (key === 'Tab' && !event.shiftKey && query.value !== '')) pick(all[at]!.pointer)
    else return
    event.preventDefault()
  }
  return (
    <>
      <span class="prefix" aria-hidden="true">/</span>
      <input
        role="combobox" aria-label={t('picker.search')} aria-expanded={open}
        aria-controls={open ? 'picker-list' : undefined} aria-autocomplete="list"
        aria-activedescendant={open && all[at] ? `entry-${at}` : undefined}
        placeholder={t('picker.search')} value={query.value} spellcheck={false}
        autocomplete="off" autocapitalize="off" enterkeyhint="go"
        onInput={(event) => search(event.currentTarget.value)} onKeyDown={press}
      />
      <button
        class="button only-icon" aria-haspopup="dialog" aria-expanded={sheet.value === 'launcher'}
        title={t('launcher.open')} aria-label={t('launcher.open')} id="open-launcher"
        onClick={() => { sheet.value = sheet.value === 'launcher' ? null : 'launcher' }}
      ><Icon name="launcher" /></button>
      <span class="for-readers" role="status">
        {summary && t('picker.count', { n: summary.total })}
      </span>
    </>
  )
}
