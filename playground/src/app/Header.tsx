import { Icon } from '../icon/Icon'
import { ExampleMenu } from '../share/ExampleMenu'
import { ShareButton } from '../share/ShareButton'
import { shortcutsOpen } from '../store/layout'
import { locale, locales } from '../store/locale'
import { choose, theme, themes } from '../store/theme'
import { t } from '../text/text'
import { MainMenu } from './MainMenu'
import { NoticeBar } from './NoticeBar'
import { SkipLinks } from './SkipLinks'

/** Name, menu, examples, the last message, locale, theme, link, keys. What is wide-only is in the menu, too. */
export function Header() {
  return (
    <header class="header">
      <SkipLinks />
      <h1 class="brand"><Icon name="slash" /><span>{t('app.name')}</span></h1>
      <MainMenu />
      <ExampleMenu />
      <NoticeBar />
      <LocaleSelect />
      <ThemeButton />
      <button
        class="button only-icon wide-only" title={`${t('shortcuts.title')} (?)`} aria-label={t('shortcuts.title')}
        onClick={() => { shortcutsOpen.value = true }}
      >
        <Icon name="keyboard" />
      </button>
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
    <button class="button only-icon wide-only" title={label} aria-label={label} onClick={() => choose(next)}>
      <Icon name={now} />
    </button>
  )
}
