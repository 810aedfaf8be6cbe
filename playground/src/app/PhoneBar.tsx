import { Icon } from '../icon/Icon'
import { pane, panes } from '../store/layout'
import { t } from '../text/text'

const icons = { text: 'text', picker: 'slash', inspector: 'list' } as const

/** The bar at the bottom of a phone: which pane is shown. */
export function PhoneBar() {
  return (
    <nav class="phone-bar" aria-label={t('pane.bar')}>
      {panes.map((one) => (
        <button key={one} aria-pressed={pane.value === one} onClick={() => { pane.value = one }}>
          <Icon name={icons[one]} />
          {t(`pane.${one}`)}
        </button>
      ))}
    </nav>
  )
}
