import { Icon } from '../icon/Icon'
import { tell } from '../store/notice'
import { unpick } from '../store/composer'
import { replace } from '../store/text'
import { t } from '../text/text'
import { examples, type Example } from './examples'

const names = Object.keys(examples) as Example[]

/** Opens one of the examples. It is one step to undo. */
export function ExampleMenu() {
  const open = async (event: Event & { currentTarget: HTMLSelectElement }) => {
    const select = event.currentTarget
    const name = select.value as Example
    select.value = ''
    try {
      replace(await examples[name](), `${name}.json`)
      unpick()
    } catch {
      tell(t('example.failed'), 'warning')
    }
  }
  return (
    <label class="select">
      <Icon name="file" />
      <select aria-label={t('header.examples')} value="" onChange={open}>
        <option value="" disabled hidden>{t('header.examples')}</option>
        {names.map((name) => <option key={name} value={name}>{t(`example.${name}`)}</option>)}
      </select>
      <Icon name="chevronDown" />
    </label>
  )
}
