import type { Fix } from '../engine/answer'
import { answers } from './answers'
import { tell } from './notice'
import { edit, version } from './text'
import { t } from '../text/text'

/** Applies a fix. Its edits are about the text that was judged: in another they would hit elsewhere. */
export function applyFix(fix: Fix): void {
  if (answers.report.peek().version !== version.peek()) return tell(t('fix.stale'))
  edit(fix.edits.map((one) => ({ from: one.start, to: one.end, insert: one.text })))
  tell(t('fix.done', { title: fix.title }))
}
