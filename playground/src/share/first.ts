import { begin, kind as nowOpen, kindOf, kinds, peekTextOf, type Kind } from '../store/documents'
import { onChange } from '../store/text'
import { tell } from '../store/notice'
import { t } from '../text/text'
import { draftToBefore, goBack, keepDrafts } from './draft'
import { beginnings } from './examples'
import { followHistory, showInAddress } from './history'
import { isLink, LinkError, read, type Shared } from './link'
import { draftOf, peek, peekKind, putKind, take } from './shelf'
import { nameOf, open, openAs } from './visit'

/** Opens what a visit begins with: a link's document, else the draft, else the example; and in the other tabs theirs. */
export async function openFirst(): Promise<void> {
  const linked = isLink(location.hash) ? await fromLink() : null
  const kind = kindOf(linked ? linked.kind : peekKind()) ?? 'commands'
  for (const one of kinds) if (one !== kind) openAside(one)
  const draft = peek(draftOf(kind))
  if (linked) {
    open(linked)
    putKind(kind)
    if (draft && (draft === 'large' || draft.text !== linked.text)) await keepWayBack()
  } else if (draft === 'large') {
    open({ text: '', kind })
    // The page is drawn meanwhile; whoever types already has the text that was typed.
    void take(draftOf(kind)).then((large) => { if (large) open({ ...large, kind }) })
  } else {
    open({ ...(draft ?? beginnings[kind]), kind })
  }
  keepDrafts()
  // After a change the address does not say any more what the page shows.
  onChange(() => { if (isLink(location.hash)) showInAddress('') })
  followHistory(fromLink)
}

/** Puts the draft or the example of a kind into its tab, which is not the one that is shown. */
function openAside(kind: Kind): void {
  const draft = peek(draftOf(kind))
  const put = (shared: Shared) => {
    if (kind === 'commands') {
      // How the commands are looked at comes with them.
      open(shared)
      return
    }
    openAs(kind, shared)
    begin(kind, shared.text, nameOf(shared.name, kind))
  }
  if (draft !== 'large') return put(draft ?? beginnings[kind])
  void take(draftOf(kind)).then((large) => {
    if (!large || peekTextOf(kind).length > 0) return
    if (kind === nowOpen.peek()) open({ ...large, kind })
    else begin(kind, large.text, nameOf(large.name, kind))
  })
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
