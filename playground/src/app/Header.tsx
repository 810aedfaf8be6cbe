import { Icon } from '../icon/Icon'
import { ExampleMenu } from '../share/ExampleMenu'
import { ShareButton } from '../share/ShareButton'
import { locale, locales } from '../store/locale'
import { choose, theme, themes } from '../store/theme'
import { t } from '../text/text'

/** Name, examples, locale, theme, link. */
export function Header() {
  return (
    <header class="header">
      <a class="button skip outlined" href="#pane-picker">{t('app.skip')}</a>
      <h1 class="brand"><Icon name="slash" /><span>{t('app.name')}</span></h1>
      <ExampleMenu />
      <span class="space" />
      <LocaleSelect />
      <ThemeButton />
      <ShareButton />
    </header>
  )
}

function LocaleSelect() {
  return (
    <label class="select outlined">
      <Icon name="locale" />
      <select
        aria-label={t('header.locale')} value={locale.value}
        onChange={(event) => { locale.value = event.currentTarget.value }}
      >
        {locales.map(([code, name]) => <option key={code} value={code}>{`${name} (${code})`}</option>)}
      </select>
      <Icon name="chevronDown" />
    </label>
  )
}

/** Goes round the three themes; its name says which one is on. */
function ThemeButton() {
  const now = theme.value
  const label = `${t('header.theme')}: ${t(`theme.${now}`)}`
  const next = themes[(themes.indexOf(now) + 1) % themes.length]!
  return (
    <button class="button only-icon" title={label} aria-label={label} onClick={() => choose(next)}>
      <Icon name={now} />
    </button>
  )
}
