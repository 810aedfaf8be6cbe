import type { ComponentChildren } from 'preact'
import { t, tMaybe } from '../text/text'
import { words, type Member, type Value } from '../words/words'
import { set } from './actions'
import { fieldAtCaret } from './current'
import { member as valueOf, number, numbers, text, type Item } from './items'
import { Localizations } from './Localizations'
import { Permissions } from './Permissions'
import { FieldProblems, problemsAt } from './problems'

interface Props {
  item: Item
  member: Member
}

const lists: Record<string, readonly Value[]> = {
  contexts: words.contexts, integration_types: words.integrationTypes, channel_types: words.channelTypes,
}

/** One field, in the form that its values have. */
export function Field({ item, member }: Props) {
  const { name, sample } = member
  const shared = { item, member }
  if (name === 'name' || name === 'description') return <Localized {...shared} />
  if (name === 'value') return <ChoiceValue {...shared} />
  if (name === 'type') return <Choose {...shared} values={item.kind === 'command' ? words.commandTypes : words.optionTypes} />
  if (name === 'handler') return <Choose {...shared} values={words.handlers} />
  if (name === 'default_member_permissions') return <Permissions {...shared} />
  if (lists[name]) return <Several {...shared} values={lists[name]} />
  if (name === 'file_types') return <Words {...shared} />
  return sample === 'true' ? <Flag {...shared} /> : <Amount {...shared} />
}

/** The label, the control and what is wrong; the description of the field is its hint. */
export function Row({ item, member, wide, children }: Props & {
  wide?: boolean
  children: (id: string, about: { 'aria-describedby'?: string; 'aria-invalid'?: boolean }) => ComponentChildren
}) {
  const id = `field-${member.name}`
  const pointer = `${item.pointer}/${member.name}`
  const found = [...problemsAt(pointer), ...problemsAt(`${pointer}_localizations`)]
  const wrong = found.some((d) => d.severity === 'error')
  return (
    <div
      class={`form-field${wide ? ' wide' : ''}${wrong ? ' wrong' : ''}`} data-field={member.name}
      data-at-caret={fieldAtCaret.value === member.name ? '' : undefined}
    >
      <label for={id} title={member.says}>{labelOf(member)}</label>
      {children(id, found.length > 0 ? { 'aria-describedby': `${id}-problems`, 'aria-invalid': wrong } : {})}
      <FieldProblems id={`${id}-problems`} found={found} />
    </div>
  )
}

export function labelOf({ name }: Member): string {
  return tMaybe(`field.${name}`, name)
}

function Localized({ item, member }: Props) {
  const value = text(valueOf(item.node, member.name)) ?? ''
  return (
    <Row item={item} member={member} wide>
      {(id, about) => (
        <>
          <input
            id={id} {...about} class="input" dir="auto" autocomplete="off" spellcheck={member.name !== 'name'} value={value}
            onInput={(event) => set(item, member.name, event.currentTarget.value, 'typing')}
          />
          {(item.kind !== 'choice' || member.name === 'name') && <Localizations item={item} field={member.name} />}
        </>
      )}
    </Row>
  )
}

/** A number for INTEGER and NUMBER, a text otherwise. */
function ChoiceValue({ item, member }: Props) {
  const node = valueOf(item.node, 'value')
  const value = node ? String(node.value) : ''
  const asNumber = item.type === 4 || item.type === 10
  const read = (typed: string) => asNumber && typed.trim() !== '' && Number.isFinite(Number(typed)) ? Number(typed) : typed
  return (
    <Row item={item} member={member}>
      {(id, about) => (
        <input
          id={id} {...about} class="input" dir="auto" autocomplete="off" inputMode={asNumber ? 'decimal' : 'text'} value={value}
          {...(asNumber
            ? { onChange: (event) => set(item, 'value', read(event.currentTarget.value)) }
            : { onInput: (event) => set(item, 'value', event.currentTarget.value, 'typing') })}
        />
      )}
    </Row>
  )
}

function Choose({ item, member, values }: Props & { values: readonly Value[] }) {
  const now = number(valueOf(item.node, member.name))
  const initial = member.name === 'type' && item.kind === 'command' ? 1 : null
  const shown = now ?? initial
  return (
    <Row item={item} member={member}>
      {(id, about) => (
        <select
          id={id} {...about} class="input" value={shown === null ? '' : String(shown)}
          onChange={(event) => {
            const { value } = event.currentTarget
            set(item, member.name, value === '' ? undefined : Number(value))
          }}
        >
          {(shown === null || !values.some(({ value }) => value === shown)) && <option value={shown ?? ''}>{shown ?? t('form.notGiven')}</option>}
          {values.map(({ value, name, says }) => (
            <option key={value} value={value}>{says ? `${name} – ${says}` : name}</option>
          ))}
        </select>
      )}
    </Row>
  )
}

function Flag({ item, member }: Props) {
  const on = valueOf(item.node, member.name)?.value === true
  return (
    <Row item={item} member={member}>
      {(id, about) => (
        <input
          id={id} {...about} type="checkbox" checked={on}
          onChange={(event) => set(item, member.name, event.currentTarget.checked ? true : undefined)}
        />
      )}
    </Row>
  )
}

function Amount({ item, member }: Props) {
  const value = number(valueOf(item.node, member.name))
  return (
    <Row item={item} member={member}>
      {(id, about) => (
        <input
          id={id} {...about} class="input short" type="number" step="any" value={value ?? ''}
          onChange={(event) => {
            const { value, valueAsNumber } = event.currentTarget
            set(item, member.name, value === '' ? undefined : valueAsNumber)
          }}
        />
      )}
    </Row>
  )
}

/** Words with commas between them. */
function Words({ item, member }: Props) {
  const value = (valueOf(item.node, member.name)?.children ?? []).map((one) => String(one.value)).join(', ')
  return (
    <Row item={item} member={member}>
      {(id, about) => (
        <input
          id={id} {...about} class="input" value={value}
          onChange={(event) => {
            const all = event.currentTarget.value.split(/[\s,]+/).filter(Boolean)
            set(item, member.name, all.length > 0 ? all : undefined)
          }}
        />
      )}
    </Row>
  )
}

/** Any number of an enumeration's values; none of them means that the field is left out. */
function Several({ item, member, values }: Props & { values: readonly Value[] }) {
  const chosen = numbers(valueOf(item.node, member.name))
  const toggle = (value: number, on: boolean) => {
    const next = on ? [...chosen, value].sort((a, b) => a - b) : chosen.filter((one) => one !== value)
    set(item, member.name, next.length > 0 ? next : undefined)
  }
  return (
    <Row item={item} member={member} wide>
      {(id, about) => (
        <div id={id} {...about} role="group" aria-label={labelOf(member)} class="checks">
          {values.map(({ value, name, says }) => (
            <label key={value} title={says}>
              <input type="checkbox" checked={chosen.includes(value)} onChange={(event) => toggle(value, event.currentTarget.checked)} />
              {name}
            </label>
          ))}
        </div>
      )}
    </Row>
  )
}
