import { Icon } from '../icon/Icon'
import { Waiting } from '../inspector/Waiting'
import { answers } from '../store/answers'
import { picked } from '../store/composer'
import type { FullEntry } from '../engine/answer'
import { t } from '../text/text'
import { Visible } from '../text/Visible'
import { Guide } from './Guide'
import { OfferList } from './OfferList'
import { field, left, offers } from './offers'
import { showSource } from './source'
import { Path, Words } from './Words'

/** Above the composer: the picked command, and what can be given for the option being filled. */
export function Composed() {
  return (
    <Waiting answer={answers.entry.value}>{(entry) => entry
      ? <Parts entry={entry} />
      : <p class="empty">{t('picker.gone')}</p>}</Waiting>
  )
}

function Parts({ entry }: { entry: FullEntry }) {
  const option = field.value
  const about = answers.composed.value.value?.refusals.filter((one) => !one.option) ?? []
  return (
    <div class="composed">
      <div class="composed-head">
        <div>
          <h3 class="entry-name foreign">/<Path path={entry.path} /></h3>
          <p class="muted foreign"><Words shown={entry.description} /></p>
        </div>
        <Source pointer={picked.value ?? ''} />
      </div>
      {about.map((one, i) => (
        <p key={i} class="refusal error" role="alert"><Icon name="error" /><span class="foreign"><Visible text={one.message} /></span></p>
      ))}
      {option && <Guide option={option} />}
      {!option && left.value.length === 0 && <p class="guide muted">{t('picker.ready')}</p>}
      {offers.value.length > 0 && <OfferList title={option ? t('picker.offers') : t('picker.optionalTitle')} />}
    </div>
  )
}

/** The button to a place in the text. */
export function Source({ pointer }: { pointer: string }) {
  return (
    <button class="button only-icon" title={t('picker.source')} aria-label={t('picker.source')} onClick={() => showSource(pointer)}>
      <Icon name="text" />
    </button>
  )
}
