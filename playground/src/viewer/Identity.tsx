import { useState } from 'preact/hooks'
import { look, viewer, type Viewer } from '../store/viewer'
import { t } from '../text/text'
import { Line } from './controls'

const ids = ['user', 'guild', 'channel', 'parent'] as const
const digits = /^\d{0,20}$/

/** The ids that overwrites are compared with. */
export function Identity() {
  return (
    <details class="viewer-part">
      <summary>{t('viewer.ids')}</summary>
      <div class="viewer-grid">
        {ids.map((name) => (
          <Id key={name} label={t(`viewer.id.${name}`)} text={viewer.value[name]} set={(id) => look({ [name]: id } as Partial<Viewer>)} />
        ))}
        <Id
          label={t('viewer.id.roles')} text={viewer.value.roles.join(' ')} several
          set={(text) => look({ roles: text.split(/[\s,]+/).filter(Boolean) })}
        />
      </div>
    </details>
  )
}

/** A field for ids. What are no digits stays in the field and is not given to the module. */
export function Id({ label, text, several = false, set }: {
  label: string
  text: string
  several?: boolean
  set: (text: string) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  const right = (next: string) => (several ? next.split(/[\s,]+/) : [next.trim()]).every((one) => digits.test(one))
  return (
    <Line
      label={label} value={typed ?? text} placeholder={several ? '12 34' : '12'}
      wrong={typed !== null && !right(typed) ? t('viewer.idWrong') : null}
      set={(next) => {
        // A trailing blank separates the next role; it must not vanish while it is typed.
        setTyped(right(next) && !several ? null : next)
        if (right(next)) set(next.trim())
      }}
    />
  )
}
