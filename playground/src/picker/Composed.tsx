import { Waiting } from '../inspector/Waiting'
import { answers } from '../store/answers'
import { fill, values } from '../store/composer'
import type { FullEntry, Option } from '../engine/answer'
import { t } from '../text/text'
import { Path, Words } from './Entry'

/** Small version of composing: the picked command and a field for each option. */
export function Composed() {
  return <Waiting answer={answers.entry.value}>{(entry) => entry && <Fields entry={entry} />}</Waiting>
}

function Fields({ entry }: { entry: FullEntry }) {
  return (
    <div class="scroll composed">
      <h3 class="entry-name foreign">/<Path path={entry.path} /></h3>
      <p class="muted"><Words shown={entry.description} /></p>
      <ul>{entry.options.map((one) => <Field key={one.pointer} option={one} />)}</ul>
    </div>
  )
}

function Field({ option }: { option: Option }) {
  const name = option.name.default
  const value = values.value[name] ?? ''
  const set = (next: string) => fill(name, next === '' ? undefined : next)
  const label = { 'aria-label': option.name.value, 'aria-required': option.required }
  return (
    <li class="field">
      <span class={`pill foreign${option.required ? ' required' : ''}`}><Words shown={option.name} /></span>
      <span class="muted foreign"><Words shown={option.description} /></span>
      {option.choices.length > 0
        ? (
            <select {...label} value={value} onChange={(event) => set(event.currentTarget.value)}>
              <option value="">{t(option.required ? 'picker.required' : 'picker.optional')}</option>
              {option.choices.map((choice, i) => (
                <option key={i} value={choice.name.value}>{choice.name.value}</option>
              ))}
            </select>
          )
        : (
            <input
              {...label} value={value} placeholder={option.hint}
              onInput={(event) => set(event.currentTarget.value)}
            />
          )}
    </li>
  )
}
