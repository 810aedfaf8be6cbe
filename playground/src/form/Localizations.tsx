import { Icon } from '../icon/Icon'
import { t } from '../text/text'
import { visible, Visible } from '../text/Visible'
import { words } from '../words/words'
import { localize } from './actions'
import { entriesOf, member, type Item } from './items'

/** The texts of a field in other locales: how many there are, each of them, and one more. */
export function Localizations({ item, field }: { item: Item; field: string }) {
  const key = `${field}_localizations`
  const entries = entriesOf(member(item.node, key))
  const codes = new Set(entries.map(([code]) => code))
  const known = words.locales.filter(({ code }) => codes.has(code)).length
  const label = t('form.localizations', { n: known, of: words.locales.length })
  const add = (select: HTMLSelectElement) => {
    localize(item, key, select.value, '', 'edit')
    const code = select.value
    select.value = ''
    // The new field is drawn in the microtask that follows.
    setTimeout(() => document.querySelector<HTMLElement>(`[data-locale="${field} ${code}"]`)?.focus())
  }
  return (
    <details class="localizations">
      <summary>
        <Icon name="chevronRight" />{label}
        <progress value={known} max={words.locales.length} aria-hidden="true" />
      </summary>
      {entries.slice(0, 100).map(([code, value]) => (
        <div key={code} class="localization">
          <span class="code" title={nameOf(code)}><Visible text={code.slice(0, 20)} /></span>
          <input
            class="input" dir="auto" lang={code} value={value} data-locale={`${field} ${code}`}
            aria-label={t('form.localizationIn', { field, locale: nameOf(code) })} autocomplete="off"
            onInput={(event) => localize(item, key, code, event.currentTarget.value, 'typing')}
          />
          <button
            class="button only-icon" aria-label={t('form.removeLocalization', { locale: nameOf(code) })}
            onClick={() => localize(item, key, code, undefined, 'edit')}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
      <select class="input add-locale" aria-label={t('form.addLocalization', { field })} value="" onChange={(event) => add(event.currentTarget)}>
        <option value="">{t('form.addLocale')}</option>
        {words.locales.filter(({ code }) => !codes.has(code)).map(({ code, native, english }) => (
          <option key={code} value={code}>{`${code} – ${native}${native === english ? '' : ` (${english})`}`}</option>
        ))}
      </select>
    </details>
  )
}

function nameOf(code: string): string {
  return words.locales.find((one) => one.code === code)?.native ?? visible(code.slice(0, 40))
}
