import { useState } from 'preact/hooks'
import { answers } from '../store/answers'
import { look, viewer } from '../store/viewer'
import { t } from '../text/text'
import { visible } from '../text/Visible'
import { Choice, Line, Tick } from './controls'

const types = ['1', '2', '3'] as const
/** The module's own sample of an application: overwrites with its id are for all commands. */
const application = '1100000000000000001'

/** Guild application command permissions: pasted as the service lists them, or made here. */
export function Overwrites() {
  const text = viewer.value.overwrites
  const failed = answers.picker.value.state === 'failed' ? answers.picker.value.error : null
  return (
    <details class="viewer-part">
      <summary>{t('overwrites.title')}</summary>
      <p class="muted">{t('overwrites.hint')}</p>
      <Maker />
      <label class="labelled">
        <span>{t('overwrites.json')}</span>
        <textarea
          class="line json" rows={5} value={text} spellcheck={false} placeholder={'[{"id":"…","permissions":[…]}]'}
          aria-invalid={text !== '' && failed !== null} aria-describedby={failed && text ? 'overwrites-wrong' : undefined}
          onInput={(event) => look({ overwrites: event.currentTarget.value.trim() })}
        />
        {failed && text && <span id="overwrites-wrong" class="error field-wrong" role="alert">{failed}</span>}
      </label>
      {text && <button class="button outlined" onClick={() => look({ overwrites: '' })}>{t('overwrites.clear')}</button>}
    </details>
  )
}

/** Adds one overwrite to the JSON. */
function Maker() {
  const [command, setCommand] = useState('')
  const [type, setType] = useState<string>('1')
  const [id, setId] = useState('')
  const [allow, setAllow] = useState(false)
  const names = (answers.locales.value.value ?? []).map((row) => row.name)
  const known = [...new Set([...names, ...seen()])]
  return (
    <form class="viewer-grid" onSubmit={(event) => {
      event.preventDefault()
      look({ overwrites: added(viewer.peek().overwrites, command, { id: id.trim(), type: Number(type), permission: allow }) })
      setId('')
    }}>
      <Choice
        label={t('overwrites.of')} value={command} choose={setCommand}
        all={[['', t('overwrites.application')], ...known.map((name) => [name, visible(name)] as const)]}
      />
      <Choice label={t('overwrites.for')} value={type} choose={setType} all={types.map((one) => [one, t(`overwrites.type.${one}`)])} />
      <Line label={t('overwrites.id')} value={id} placeholder="12" set={setId} />
      <div class="ticks">
        <Tick label={t('overwrites.allow')} on={allow} set={setAllow} />
        <button class="button outlined" disabled={!/^\d{1,20}$/.test(id.trim())}>{t('overwrites.add')}</button>
      </div>
    </form>
  )
}

/** The default names of the commands in the picker's answer, hidden or not. */
function seen(): string[] {
  const now = answers.picker.value.value
  if (!now) return []
  const shown = [...now.slash, ...now.user, ...now.message].map((entry) => entry.path[0]!.default)
  return [...new Set([...shown, ...now.hidden.filter((one) => !one.pointer.includes('/options/')).map((one) => one.name)])].slice(0, 200)
}

interface Permission { id: string; type: number; permission: boolean }
interface Configured { id?: string; application_id?: string; name?: string; permissions: Permission[] }

/** The overwrites with one more. What was pasted and is no list is left for the module to judge. */
function added(text: string, name: string, permission: Permission): string {
  let all: Configured[] = []
  try {
    const parsed: unknown = JSON.parse(text || '[]')
    if (!Array.isArray(parsed)) return text
    all = parsed as Configured[]
  } catch {
    return text
  }
  const of = name ? { name } : { id: application, application_id: application }
  const same = all.find((one) => name ? one.name === name : one.id === application)
  if (same) {
    same.permissions = [...(same.permissions ?? []).filter((one) => one.id !== permission.id || one.type !== permission.type), permission]
  } else all.push({ ...of, permissions: [permission] })
  return JSON.stringify(all, null, 2)
}
