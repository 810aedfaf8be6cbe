import { tell } from '../store/notice'
import { edit, version } from '../store/text'
import { t } from '../text/text'
import { request } from './client'
import { mending } from './judging'

/** Applies every safe fix, as one step to undo. What is typed meanwhile stays, and nothing is mended. */
export async function mendAll(): Promise<void> {
  const asked = version.peek()
  try {
    const { changes, applied } = await request({ about: 'mend', ...mending() })
    if (version.peek() !== asked) return tell(t('fix.stale'))
    if (applied > 0) edit(changes.map(([from, to, insert]) => ({ from, to, insert })))
    tell(t('fix.allDone', { n: applied }))
  } catch (error) {
    tell(t('failed', { why: (error as Error).message }), 'warning')
  }
}
