import { onChange } from '../store/text'
import { tell } from '../store/notice'
import { t } from '../text/text'
import { draftToBefore, goBack, keepDrafts } from './draft'
import { first } from './examples'
import { followHistory, showInAddress } from './history'
import { isLink, LinkError, read, type Shared } from './link'
import { peek, take } from './shelf'
import { open } from './visit'

/** Opens what a visit begins with: a link's document, else the draft, else the example. */
export async function openFirst(): Promise<void> {
  const linked = isLink(location.hash) ? await fromLink() : null
  const draft = peek('draft')
  if (linked) {
    open(linked)
    if (draft && (draft === 'large' || draft.text !== linked.text)) await keepWayBack()
  } else if (draft === 'large') {
    open({ text: '' })
    // The page is drawn meanwhile; whoever types already has the text that was typed.
    void take('draft').then((large) => { if (large) open(large) })
  } else {
    open(draft ?? first)
  }
  keepDrafts()
  // After a change the address does not say any more what the page shows.
  onChange(() => { if (isLink(location.hash)) showInAddress('') })
  followHistory(fromLink)
}

async function keepWayBack(): Promise<void> {
  try {
    await draftToBefore()
    tell(t('link.openedInstead'), 'info', { label: t('link.back'), run: () => void goBack() })
  } catch {
    // The draft itself stays where it is until something is written.
  }
}

async function fromLink(): Promise<Shared | null> {
  try {
    return await read(location.hash)
  } catch (error) {
    const version = error instanceof LinkError && error.reason === 'version'
    tell(t(version ? 'link.version' : 'link.damaged'), 'warning')
    showInAddress('')
    return null
  }
}
