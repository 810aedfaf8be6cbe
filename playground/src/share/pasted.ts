import { kind, named } from '../store/documents'
import { tell } from '../store/notice'
import { fileText, isLarge, text, undo } from '../store/text'
import { t } from '../text/text'
import { recognize } from './recognize'
import { openInstead } from './replace'

/** Offers the tab of its kind for what was pasted over the whole text of another. */
export async function offerItsTab(): Promise<void> {
  const pasted = text.peek()
  const tab = kind.peek()
  // Looking at a large text would hold up the answers about it.
  if (isLarge(pasted.length)) return
  const { kind: found, known } = await recognize(pasted.toString())
  if (!known || found === tab || kind.peek() !== tab || text.peek() !== pasted) return
  const move = () => {
    const moved = fileText()
    // Undo brings back what the paste replaced, unless the text was edited after it.
    if (text.peek() === pasted) undo()
    void openInstead({ text: moved, kind: found, name: named(found).name }, t('otherTab.opened', { tab: t(`kind.${found}`) }))
  }
  tell(t(`otherTab.${found}`), 'info', { label: t('otherTab.open'), run: move, lasting: true })
}
