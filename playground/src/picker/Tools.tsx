import { Icon } from '../icon/Icon'
import { beside, locale, locales, origins } from '../store/locale'
import { t } from '../text/text'
import { revealAtCaret } from './source'

/** How the picker is looked at: with origins, beside another locale, at the caret's command. */
export function Tools() {
  return (
    <div class="tools" role="group" aria-label={t('tools.label')}>
      <button class="button" aria-pressed={origins.value} title={t('tools.originsTitle')} onClick={() => { origins.value = !origins.value }}>
        <Icon name="origins" /><span>{t('tools.origins')}</span>
      </button>
      <label class="select">
        <Icon name="locale" />
        <select
          aria-label={t('tools.beside')} value={beside.value ?? ''}
          onChange={(event) => { beside.value = event.currentTarget.value || null }}
        >
          <option value="">{t('tools.alone')}</option>
          {locales.filter(([code]) => code !== locale.value).map(([code, name]) => (
            <option key={code} value={code}>{`${name} (${code})`}</option>
          ))}
        </select>
        <Icon name="chevronDown" />
      </label>
      <span class="space" />
      <button class="button" title={t('tools.caretTitle')} onClick={revealAtCaret}>
        <Icon name="aim" /><span>{t('tools.caret')}</span>
      </button>
    </div>
  )
}
