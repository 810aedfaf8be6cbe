import { Icon } from '../icon/Icon'
import { look, viewer, type Place } from '../store/viewer'
import { t } from '../text/text'

const places: readonly Place[] = ['guild', 'bot-dm', 'private-channel']

/** Who looks, and where: the part of the viewer that is changed most. */
export function ViewerBar() {
  const { in: place, permissions } = viewer.value
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
          aria-label={t('viewer.permissions')} value={permissions === 'admin' ? 'admin' : '0'}
          onChange={(event) => look({ permissions: event.currentTarget.value })}
        >
          <option value="admin">{t('viewer.admin')}</option>
          <option value="0">{t('viewer.member')}</option>
        </select>
        <Icon name="chevronDown" />
      </label>
    </>
  )
}
