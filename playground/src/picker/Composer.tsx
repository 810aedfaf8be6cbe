import { answers } from '../store/answers'
import { active, pick, picked, query, search, unpick } from '../store/composer'
import { Icon } from '../icon/Icon'
import { t } from '../text/text'
import { Path } from './Entry'
import { inOrder } from './List'

/** The field at the bottom: what is typed after the slash moves and picks in the list above. */
export function Composer() {
  return <div class="composer">{picked.value === null ? <Search /> : <Picked />}</div>
}

function Search() {
  const summary = answers.picker.value.value
  const all = summary ? inOrder(summary) : []
  const at = Math.min(active.value, all.length - 1)
  const press = (event: KeyboardEvent) => {
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
    if (event.isComposing || all.length === 0 && event.key !== 'Escape') return
    if (next !== undefined) active.value = (next + all.length) % all.length
    else if (event.key === 'Enter' && all[at]) pick(all[at].pointer)
    else if (event.key === 'Escape') search('')
    else return
    event.preventDefault()
  }
  return (
    <>
      <span class="prefix" aria-hidden="true">/</span>
      <input
        role="combobox" aria-label={t('picker.search')} aria-expanded={all.length > 0}
        aria-controls="picker-list" aria-autocomplete="list"
        aria-activedescendant={all[at] ? `entry-${at}` : undefined}
        placeholder={t('picker.search')} value={query.value} spellcheck={false}
        autocomplete="off" autocapitalize="off" enterkeyhint="go"
        onInput={(event) => search(event.currentTarget.value)} onKeyDown={press}
      />
      <span class="for-readers" role="status">
        {summary && t('picker.count', { n: summary.total })}
      </span>
    </>
  )
}

function Picked() {
  const entry = answers.entry.value.value
  return (
    <>
      <button class="button only-icon" title={t('picker.back')} aria-label={t('picker.back')} onClick={unpick}>
        <Icon name="chevronLeft" />
      </button>
      <span class="entry-name foreign">/{entry && <Path path={entry.path} />}</span>
    </>
  )
}
