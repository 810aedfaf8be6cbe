import { Icon } from '../icon/Icon'
import { openInstead } from '../share/replace'
import { answers } from '../store/answers'
import { kind, kindOf, named } from '../store/documents'
import { fileText, undo } from '../store/text'
import { t } from '../text/text'

/** Says so when what stands in the Commands tab is of another kind, with the way to its own tab. */
export function Stray() {
  const found = kindOf(answers.report.value.value?.kind)
  if (kind.value !== 'commands' || !found || found === 'commands') return null
  const move = () => {
    const text = fileText()
    // What the paste took the place of comes back.
    undo()
    void openInstead({ text, kind: found, name: named(found).name }, t('stray.moved', { tab: t(`kind.${found}`) }))
  }
  return (
    <div class="stray" role="status">
      <span class="info"><Icon name="info" /></span>
      <span>{t(`stray.${found}`)}</span>
      <button class="button outlined" onClick={move}>{t('stray.move')}</button>
    </div>
  )
}
