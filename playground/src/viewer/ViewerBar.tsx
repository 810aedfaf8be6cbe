import { Icon } from '../icon/Icon'
import { look, viewer, viewerOpen, type Place } from '../store/viewer'
import { t } from '../text/text'

export const places: readonly Place[] = ['guild', 'bot-dm', 'private-channel']

/** Who looks, and where: what is changed most, and the way to the rest. */
export function ViewerBar() {
  const { in: place, permissions } = viewer.value
  const as = permissions === 'admin' || permissions === '0' ? permissions : 'some'
  return (
    <>
      <label class="select">
        <select
          aria-label={t('viewer.place')} value={place}
          onChange={(event) => look({ in: event.currentTarget.value as Place })}
        >
          {places.map((one) => <option key={one} value={one}>{t(`viewer.${one}`)}</option>)}
        </select>
        <Icon name="chevronDown" />
      </label>
      <label class="select">
        <select
          aria-label={t('viewer.permissions')} value={as}
          onChange={(event) => {
            const next = event.currentTarget.value
            if (next === 'some') viewerOpen.value = true
            else look({ permissions: next })
          }}
        >
          <option value="admin">{t('viewer.admin')}</option>
          <option value="0">{t('viewer.member')}</option>
          <option value="some">{t('viewer.some')}</option>
        </select>
        <Icon name="chevronDown" />
      </label>
      <button
        class="button only-icon" aria-expanded={viewerOpen.value} aria-controls={viewerOpen.value ? 'viewer-panel' : undefined}
        title={t('viewer.more')} aria-label={t('viewer.more')} onClick={() => { viewerOpen.value = !viewerOpen.value }}
      ><Icon name="sliders" /></button>
    </>
  )
}
