import { hasBefore } from '../store/draft'
import { tell } from '../store/notice'
import { t } from '../text/text'
import { goBack } from './draft'
import { isLink, type Shared } from './link'
import { openInstead } from './replace'
import { present } from './visit'

/**
 * The steps of the browser's history. A link that is opened in an open page is a step of its own:
 * Back brings what was there before, with the changes that were made to it.
 */

/** What was on the page when a step was left, by the step's mark. */
const left = new Map<string, Shared>()

/** So many steps are remembered; a document may have megabytes. */
const most = 10

/** The mark of the step that the page is at. */
let here = ''

/** Follows links that are put into the address, and the browser's Back and Forward. */
export function followHistory(read: () => Promise<Shared | null>): void {
  here = markOf() ?? mark()
  // Without a hash that differs there is only the one event; a link's own hash brings both.
  addEventListener('popstate', () => void follow(read))
  addEventListener('hashchange', () => void follow(read))
}

async function follow(read: () => Promise<Shared | null>): Promise<void> {
  const known = markOf()
  if (known === here) return
  remember()
  const before = left.get(here)
  here = known ?? mark()
  const mine = here
  const { hash } = location
  const kept = left.get(here)
  if (kept) {
    if (!same(kept, before)) await openInstead(kept, t('link.returned'))
  } else if (isLink(hash)) {
    const linked = await read()
    // Who goes on before the link is read is somewhere else already.
    if (!linked || here !== mine) return
    await openInstead(linked, t('link.opened'))
  } else if (known !== null && hasBefore.peek()) {
    // A step from before a reload: what the link took the place of is on the shelf.
    await goBack()
    tell(t('link.returned'), 'info', { label: t('undo'), run: () => void goBack() })
  } else return
  if (here === mine && isLink(hash)) showInAddress(hash)
}

function remember(): void {
  left.delete(here)
  left.set(here, present())
  if (left.size > most) left.delete(left.keys().next().value!)
}

function same(a: Shared, b: Shared | undefined): boolean {
  return a.text === b?.text && a.name === b.name && a.kind === b.kind
}

/** The mark of the present step; null where this page has not been at it. */
function markOf(): string | null {
  const state = history.state as { step?: unknown } | null
  return typeof state?.step === 'string' ? state.step : null
}

/** Marks the present step. */
function mark(): string {
  const step = Math.random().toString(36).slice(2)
  history.replaceState({ step }, '')
  return step
}

/** Changes the part of the address from "#" on, without a step in the browser's history. */
export function showInAddress(hash: string): void {
  history.replaceState(history.state, '', hash || location.pathname + location.search)
}
