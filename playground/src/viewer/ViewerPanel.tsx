import { batch } from '@preact/signals'
import { Icon } from '../icon/Icon'
import { ofCommands } from '../store/documents'
import { locales } from '../store/locale'
import { scope, type Scope } from '../store/target'
import { look, lookAsAtFirst, viewer, viewerOpen, type Installed, type Place } from '../store/viewer'
import { t } from '../text/text'
import { Choice, Tick } from './controls'
import { Identity } from './Identity'
import { Overwrites } from './Overwrites'
import { Permissions } from './Permissions'
import { places } from './ViewerBar'

const installations: readonly Installed[] = ['both', 'guild', 'user']
const scopes: readonly Scope[] = ['global', 'guild']

/** Everything about who looks, and where; the picker below follows at once. */
export function ViewerPanel() {
  const now = viewer.value
  const close = () => { viewerOpen.value = false }
  return (
    <section
      id="viewer-panel" class="viewer-panel" aria-label={t('header.viewer')}
      onKeyDown={(event) => { if (event.key === 'Escape') close() }}
    >
      <div class="viewer-grid">
        <Choice
          label={t('viewer.place')} value={now.in} all={places.map((one) => [one, t(`viewer.${one}`)])}
          choose={(next) => look({ in: next as Place })}
        />
        <Choice
          label={t('viewer.installed')} value={now.installed}
          all={installations.map((one) => [one, t(`viewer.installed.${one}`)])}
          choose={(next) => look({ installed: next as Installed })}
        />
        <Choice
          label={t('viewer.scope')} value={scope.value} all={scopes.map((one) => [one, t(`viewer.scope.${one}`)])}
          choose={(next) => { scope.value = next as Scope }}
        />
        <Choice
          label={t('viewer.guildLocale')} value={now.guild_locale}
          all={locales.map(([code, name]) => [code, `${name} (${code})`])}
          choose={(next) => look({ guild_locale: next })}
        />
        <div class="ticks">
          <Tick label={t('viewer.adult')} on={now.adult} set={(adult) => look({ adult })} />
          <Tick
            label={t('viewer.ageRestricted')} on={now.age_restricted ?? now.adult}
            set={(age_restricted) => look({ age_restricted })}
          />
          <Tick label={t('viewer.activities')} on={now.activities} set={(activities) => look({ activities })} />
        </div>
      </div>
      <Permissions />
      <Identity />
      {/* In the tab of permissions, these are what it is about. */}
      {ofCommands.value && <Overwrites />}
      <div class="viewer-foot">
        <button class="button outlined" onClick={() => batch(() => {
          lookAsAtFirst()
          scope.value = 'global'
        })}>{t('viewer.reset')}</button>
        <span class="space" />
        <button class="button" onClick={close}><Icon name="close" />{t('viewer.close')}</button>
      </div>
    </section>
  )
}
