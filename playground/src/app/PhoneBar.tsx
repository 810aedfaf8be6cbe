import { Icon } from '../icon/Icon'
import { kind } from '../store/documents'
import { pane, panes } from '../store/layout'
import { t } from '../text/text'

const icons = { text: 'text', inspector: 'list' } as const
const middle = { commands: 'slash', permissions: 'user', interaction: 'same', authorization: 'link' } as const

/** The bar at the bottom of a phone: which pane is shown. */
export function PhoneBar() {
  return (
    <nav class="phone-bar" aria-label={t('pane.bar')}>
      {panes.map((one) => (
        <button key={one} aria-pressed={pane.value === one} onClick={() => { pane.value = one }}>
          <Icon name={one === 'picker' ? middle[kind.value] : icons[one]} />
          {one === 'picker' ? t(`pane.middle.${kind.value}`) : t(`pane.${one}`)}
        </button>
      ))}
    </nav>
  )
}
