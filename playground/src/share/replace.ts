import { tell } from '../store/notice'
import { t } from '../text/text'
import { goBack, keepBefore } from './draft'
import { first } from './examples'
import type { Shared } from './link'
import { open } from './visit'

/** Opens another document. The notice offers the way back, and so does the menu, even after a reload. */
export async function openInstead(shared: Shared, says: string): Promise<void> {
  await keepBefore()
  open(shared)
  tell(says, 'info', { label: t('undo'), run: () => void goBack() })
}

/** Begins anew with what a first visit shows. */
export function reset(): Promise<void> {
  return openInstead(first, t('reset.done'))
}
