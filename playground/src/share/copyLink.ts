import { copy } from '../app/copy'
import { tell } from '../store/notice'
import { fileText, text } from '../store/text'
import { t } from '../text/text'
import { download } from './download'
import { showInAddress } from './history'
import { longestLink, write } from './link'
import { present } from './visit'

/** Even the best compression leaves so much of a text that its link would be too long. */
const hopeless = 16 << 20

/** Copies a link that holds the document; the address shows it until the next change. */
export async function copyLink(): Promise<void> {
  const link = await linked()
  if (link !== null) await copy(link, t('share.copied'))
}

/** Copies the text and its link as people put them into an issue or a chat. */
export async function copyMarkdown(): Promise<void> {
  const link = await linked()
  if (link === null) return
  const source = fileText().trimEnd()
  // A fence must be longer than any within.
  let fence = '```'
  for (const [ticks] of source.matchAll(/`{3,}/g)) if (ticks.length >= fence.length) fence = `${ticks}\``
  await copy(`${fence}json\n${source}\n${fence}\n\n[${t('app.title')}](${link})\n`, t('share.copiedMarkdown'))
}

/** The link, shown in the address; null where the document is too large, which the person is told. */
async function linked(): Promise<string | null> {
  const hash = text.peek().length > hopeless ? null : await write(present())
  const link = hash === null ? null : location.href.replace(/#.*$/s, '') + hash
  if (link === null || link.length > longestLink) {
    const size = link === null ? '' : t('link.size', { size: Math.ceil(link.length / 1024) })
    tell(t('link.tooLong', { size, limit: longestLink / 1024 }), 'warning', { label: t('menu.download'), run: download })
    return null
  }
  showInAddress(hash!)
  return link
}
