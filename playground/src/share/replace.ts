import { kind, kindOf, openKind } from '../store/documents'
import { tell } from '../store/notice'
import { t } from '../text/text'
import { goBack, keepBefore } from './draft'
import { beginnings } from './examples'
import type { Shared } from './link'
import { open } from './visit'

/** Opens another document in the tab of its kind. The notice offers the way back, and so does the menu, even after a reload. */
export async function openInstead(shared: Shared, says: string, how: 'info' | 'warning' = 'info'): Promise<void> {
  openKind(kindOf(shared.kind) ?? 'commands')
  await keepBefore()
  open(shared)
  tell(says, how, { label: t('undo'), run: () => void goBack() })
}

/** Begins anew with what a first visit shows in this tab. */
export function reset(): Promise<void> {
  return openInstead(beginnings[kind.peek()], t('reset.done'))
}
