import { copy } from '../app/copy'
import { tell } from '../store/notice'
import { text } from '../store/text'
import { t } from '../text/text'
import { download } from './download'
import { showInAddress } from './first'
import { longestLink, write } from './link'
import { present } from './visit'

/** Even the best compression leaves so much of a text that its link would be too long. */
const hopeless = 16 << 20

/** Copies a link that holds the document; the address shows it until the next change. */
export async function copyLink(): Promise<void> {
  const hash = text.peek().length > hopeless ? null : await write(present())
  const link = hash === null ? null : location.href.replace(/#.*$/s, '') + hash
  if (link === null || link.length > longestLink) {
    const size = link === null ? '' : t('link.size', { size: Math.ceil(link.length / 1024) })
    return tell(t('link.tooLong', { size, limit: longestLink / 1024 }), 'warning', {
      label: t('menu.download'), run: download,
    })
  }
  showInAddress(hash!)
  await copy(link, t('share.copied'))
}
