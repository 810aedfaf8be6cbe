import { Icon } from '../icon/Icon'
import { search } from '../store/composer'
import { tell } from '../store/notice'
import { t } from '../text/text'
import { examples, kindOfExample, type Example } from './examples'
import { openInstead } from './replace'
import { manner } from './visit'

export const names = Object.keys(examples) as Example[]

/** Opens an example, in the locale that is looked at. */
export async function openExample(example: Example): Promise<void> {
  // What was searched for in another document; who types meanwhile means this one.
  search('')
  try {
    const text = await examples[example]()
    const { scope: _, ...rest } = manner()
    await openInstead({ text, name: `${example}.json`, kind: kindOfExample(example), ...rest },
      t('example.opened', { name: t(`example.${example}`) }))
  } catch {
    tell(t('example.failed'), 'warning')
  }
}

/** The examples, beside the menu where there is room. */
export function ExampleMenu() {
  const open = (event: Event & { currentTarget: HTMLSelectElement }) => {
    const select = event.currentTarget
    const example = select.value as Example
    select.value = ''
    void openExample(example)
  }
  return (
    <label class="select examples">
      <Icon name="file" />
      <select aria-label={t('header.examples')} value="" onChange={open}>
        <option value="" disabled hidden>{t('header.examples')}</option>
        {names.map((name) => <option key={name} value={name}>{t(`example.${name}`)}</option>)}
      </select>
      <Icon name="chevronDown" />
    </label>
  )
}
