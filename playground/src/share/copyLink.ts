import { copy } from '../app/copy'
import { kind } from '../store/documents'
import { tell } from '../store/notice'
import { fileText, text } from '../store/text'
import { t } from '../text/text'
import { download } from './download'
import { showInAddress } from './history'
import { longestLink, write, type Shared } from './link'
import { present, whole } from './visit'

/** Even the best compression leaves so much of a text that its link would be too long. */
const hopeless = 16 << 20

/** Copies a link that holds the document; the address shows it until the next change. */
export async function copyLink(): Promise<void> {
  const made = await linked()
  if (made) await copy(made.link, t(made.says))
}

/** Copies the text and its link as people put them into an issue or a chat. */
export async function copyMarkdown(): Promise<void> {
  const made = await linked()
  if (!made) return
  const source = fileText().trimEnd()
  // A fence must be longer than any within.
  let fence = '```'
  for (const [ticks] of source.matchAll(/`{3,}/g)) if (ticks.length >= fence.length) fence = `${ticks}\``
  await copy(`${fence}json\n${source}\n${fence}\n\n[${t('app.title')}](${made.link})\n`, t('share.copiedMarkdown'))
}

/** The link, shown in the address; null where the document is too large, which the person is told. */
async function linked(): Promise<{ link: string; says: 'share.copied' | 'share.copiedAlone' } | null> {
  const all = text.peek().length > hopeless ? null : await hashOf(whole())
  // Commands that are too large to go with an interaction stay here.
  const alone = all !== null && isTooLong(all) && kind.peek() === 'interaction' ? await hashOf(present()) : null
  const hash = alone ?? all
  if (hash === null || isTooLong(hash)) {
    const size = hash === null ? '' : t('link.size', { size: Math.ceil(addressOf(hash).length / 1024) })
    tell(t('link.tooLong', { size, limit: longestLink / 1024 }), 'warning', { label: t('menu.download'), run: download })
    return null
  }
  showInAddress(hash)
  return { link: addressOf(hash), says: alone === null ? 'share.copied' : 'share.copiedAlone' }
}

async function hashOf(shared: Shared): Promise<string | null> {
  return (shared.against?.length ?? 0) > hopeless ? null : write(shared)
}

const addressOf = (hash: string) => location.href.replace(/#.*$/s, '') + hash
const isTooLong = (hash: string) => addressOf(hash).length > longestLink
