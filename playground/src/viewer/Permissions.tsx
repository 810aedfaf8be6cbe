import { useState } from 'preact/hooks'
import { look, viewer } from '../store/viewer'
import { t } from '../text/text'
import { words } from '../words/words'
import { Line, Tick } from './controls'

/** What the member may do: everything, or bits picked by name. */
export function Permissions() {
  const { permissions } = viewer.value
  const [search, setSearch] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const admin = permissions === 'admin'
  const bits = admin ? 0n : BigInt(permissions)
  const wanted = search.trim().toUpperCase().replace(/[\s-]+/g, '_')
  const found = words.permissions.filter(({ name }) => name.includes(wanted))
  const number = (text: string) => {
    // Only digits are given to the module; it says how large they may be.
    const fits = /^\d{1,20}$/.test(text) && BigInt(text) < 1n << 64n
    setTyped(fits ? null : text)
    if (fits) look({ permissions: String(BigInt(text)) })
  }
  return (
    <fieldset class="viewer-part">
      <legend>{t('viewer.permissionsOf')}</legend>
      <Tick label={t('viewer.adminAll')} on={admin} set={(on) => look({ permissions: on ? 'admin' : '0' })} />
      {!admin && (
        <>
          <div class="viewer-grid">
            <Line label={t('viewer.search')} value={search} placeholder="BAN_MEMBERS" set={setSearch} />
            <Line
              label={t('viewer.bits')} value={typed ?? permissions}
              wrong={typed === null ? null : t('viewer.bitsWrong')} set={number}
            />
          </div>
          <div class="permissions" role="group" aria-label={t('viewer.permissionNames')} tabIndex={0}>
            {found.map(({ value, name, says }) => (
              <Tick
                key={value} label={name} about={says} on={Boolean(bits >> BigInt(value) & 1n)}
                set={() => look({ permissions: String(bits ^ 1n << BigInt(value)) })}
              />
            ))}
            {found.length === 0 && <p class="muted">{t('viewer.noPermission', { name: search })}</p>}
          </div>
        </>
      )}
    </fieldset>
  )
}
