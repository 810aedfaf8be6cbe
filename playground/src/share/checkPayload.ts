import { showTab } from '../store/layout'
import { t } from '../text/text'
import { openInstead } from './replace'

/** Opens an interaction that was composed here, to be judged against the commands that it is of. */
export async function checkPayload(json: string): Promise<void> {
  await openInstead({ text: `${json}\n`, kind: 'interaction', name: 'interaction.json' }, t('payload.brought'))
  showTab('problems')
}
