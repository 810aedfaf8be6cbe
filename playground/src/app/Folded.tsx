import { Icon } from '../icon/Icon'
import { fold, type Side } from '../store/layout'
import { t } from '../text/text'

const icons = { text: 'sidebarLeft', inspector: 'sidebarRight' } as const

/** The button that folds a pane away. */
export function Fold({ side }: { side: Side }) {
  const label = t('pane.fold', { pane: t(`pane.${side}`) })
  return (
    <button class="button only-icon fold" title={label} aria-label={label} onClick={() => fold(side, true)}>
      <Icon name={icons[side]} />
    </button>
  )
}

/** What is left of a folded pane: the button that shows it again. */
export function Folded({ side }: { side: Side }) {
  const label = t('pane.unfold', { pane: t(`pane.${side}`) })
  return (
    <button class="button only-icon" title={label} aria-label={label} onClick={() => fold(side, false)}>
      <Icon name={icons[side]} />
    </button>
  )
}
