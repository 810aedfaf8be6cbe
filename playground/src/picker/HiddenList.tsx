import type { Hidden } from '../engine/answer'
import { Icon } from '../icon/Icon'
import { t, tMaybe } from '../text/text'

/** What this viewer does not see, and why. */
export function HiddenList({ hidden }: { hidden: readonly Hidden[] }) {
  return (
    <section class="hidden-list" aria-label={t('picker.hidden')}>
      <div class="group-title" aria-hidden="true"><span>{t('picker.hidden')}</span><span>{hidden.length}</span></div>
      <ul>
        {hidden.map((one, i) => (
          <li key={i}>
            <Icon name="hidden" />
            <span class="foreign">{one.name || one.pointer}</span>
            <span>{tMaybe(`hidden.${one.reason}`, one.reason)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
