import { t } from '../text/text'
import { words, type Member } from '../words/words'
import { set } from './actions'
import { Row } from './Field'
import { member as valueOf, text, type Item } from './items'

/** Who may use a command: everyone, administrators, or members with all of some permissions. */
export function Permissions({ item, member }: { item: Item; member: Member }) {
  const given = text(valueOf(item.node, member.name))
  const bits = given !== null && /^\d{1,20}$/.test(given) ? BigInt(given) : null
  const mode = given === null ? 'everyone' : given === '0' ? 'admins' : 'some'
  const put = (value: string | undefined) => set(item, member.name, value)
  const names = words.permissions.filter(({ value }) => bits !== null && bits >> BigInt(value) & 1n)
  return (
    <Row item={item} member={member} wide>
      {(id, about) => (
        <>
          <select
            id={id} {...about} class="input" value={mode}
            onChange={(event) => {
              const { value } = event.currentTarget
              put(value === 'everyone' ? undefined : value === 'admins' ? '0' : '8192')
            }}
          >
            <option value="everyone">{t('form.everyone')}</option>
            <option value="admins">{t('form.admins')}</option>
            <option value="some">{t('form.some')}</option>
          </select>
          {mode === 'some' && (
            <details class="permissions" open={bits === null}>
              <summary>{names.map(({ name }) => name).join(', ') || String(given).slice(0, 60)}</summary>
              <div class="checks" role="group" aria-label={t('form.permissions')}>
                {words.permissions.map(({ value, name, says }) => (
                  <label key={value}>
                    <input
                      type="checkbox" checked={bits !== null && Boolean(bits >> BigInt(value) & 1n)}
                      aria-label={says && name} aria-describedby={says && `${id}-${value}`}
                      onChange={(event) => {
                        const bit = 1n << BigInt(value)
                        put(String(event.currentTarget.checked ? (bits ?? 0n) | bit : (bits ?? 0n) & ~bit))
                      }}
                    />
                    <span>{name}{says && <small id={`${id}-${value}`} class="note">{says}</small>}</span>
                  </label>
                ))}
              </div>
            </details>
          )}
        </>
      )}
    </Row>
  )
}
