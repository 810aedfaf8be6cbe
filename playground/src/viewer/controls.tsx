import { useId } from 'preact/hooks'
import { Icon } from '../icon/Icon'

/** A select with its name above it. */
export function Choice({ label, value, all, choose }: {
  label: string
  value: string
  all: readonly (readonly [value: string, label: string])[]
  choose: (value: string) => void
}) {
  return (
    <label class="labelled">
      <span>{label}</span>
      <span class="select outlined">
        <select value={value} onChange={(event) => choose(event.currentTarget.value)}>
          {all.map(([one, text]) => <option key={one} value={one}>{text}</option>)}
        </select>
        <Icon name="chevronDown" />
      </span>
    </label>
  )
}

/** A box to tick; what there is to know of it stands below its name. */
export function Tick({ label, about, on, set }: {
  label: string
  about?: string | undefined
  on: boolean
  set: (on: boolean) => void
}) {
  const id = useId()
  return (
    <label class="tick">
      <input
        type="checkbox" checked={on} aria-label={about && label} aria-describedby={about && id}
        onChange={(event) => set(event.currentTarget.checked)}
      />
      <span>{label}{about && <small id={id} class="note">{about}</small>}</span>
    </label>
  )
}

/** A field for text; what is wrong with it stands below. */
export function Line({ label, value, wrong, placeholder, set }: {
  label: string
  value: string
  wrong?: string | null
  placeholder?: string
  set: (value: string) => void
}) {
  const id = useId()
  return (
    <label class="labelled">
      <span>{label}</span>
      <input
        class="line" value={value} placeholder={placeholder} spellcheck={false} autocomplete="off"
        aria-invalid={Boolean(wrong)} aria-describedby={wrong ? id : undefined}
        onInput={(event) => set(event.currentTarget.value)}
      />
      {wrong && <span id={id} class="error field-wrong"><Icon name="error" />{wrong}</span>}
    </label>
  )
}
