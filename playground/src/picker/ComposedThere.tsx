import { useRef } from 'preact/hooks'
import type { FullEntry, Option } from '../engine/answer'
import { Icon } from '../icon/Icon'
import { given, read } from '../store/composer'
import { beside } from '../store/locale'
import { fingers } from '../store/layout'
import { t } from '../text/text'
import { accept, field, fields, offers, reached, type Offer } from './offers'
import { otherEntry, otherName, otherOption } from './otherLocale'
import { Windowed } from './Windowed'
import { Path, Words } from './Words'

/** The height of an offer in rem, as in composer.css and touch.css. */
const height = () => fingers.value ? 2.75 : 2.25

/** The picked command in the locale beside: what is filled and offered in front, in its words. */
export function ComposedThere() {
  const entry = otherEntry.value
  if (!entry) return <p class="empty waiting" role="status">{t('wait')}</p>
  return <Parts entry={entry} />
}

function Parts({ entry }: { entry: FullEntry }) {
  const option = field.value && otherOption(field.value)
  return (
    <div class="composed there" lang={beside.value ?? ''}>
      <div class="composed-head">
        <div>
          <h3 class="entry-name foreign">/<Path path={entry.path} /></h3>
          <p class="muted foreign"><Words shown={entry.description} /></p>
        </div>
      </div>
      {fields.value.length > 0 && (
        <ul class="filled-there" aria-label={t('pair.filled')}>
          {fields.value.map((one) => <Filled key={one.pointer} option={one} />)}
        </ul>
      )}
      {option && (
        <div class="guide">
          <p class="guide-line">
            <strong class="foreign"><Words shown={option.name} /></strong>
            <span class="foreign"><Words shown={option.description} /></span>
          </p>
        </div>
      )}
      {offers.value.length > 0 && <Offers />}
    </div>
  )
}

/** An option that is in the composer, with its value as it is called there. */
function Filled({ option }: { option: Option }) {
  const there = otherOption(option)
  if (!there) return null
  const value = given(option.name.default)
  const choice = there.choices.find((one) => String(one.value) === value)
  return (
    <li class={`field${option.required ? ' required' : ''}`}>
      <span class="field-name foreign"><Words shown={there.name} /></span>
      <span class="field-value foreign">{choice ? <Words shown={choice.name} /> : read(option.name.default)}</span>
    </li>
  )
}

function Offers() {
  const box = useRef<HTMLDivElement>(null)
  const all = offers.value
  const title = field.value ? t('picker.offers') : t('picker.optionalTitle')
  return (
    <div class="scroll offers" ref={box} tabIndex={0} role="group" aria-label={title}>
      <div class="group-title" aria-hidden="true"><span>{title}</span><span>{all.length}</span></div>
      <ul>
        <Windowed box={box} count={all.length} rem={height()} at={reached.value} draw={(place) => (
          <Line key={place} offer={all[place]!} place={place} />
        )} />
      </ul>
    </div>
  )
}

/** By pointer it can be taken here, too; the keys work in front. */
function Line({ offer, place }: { offer: Offer; place: number }) {
  const name = otherName(offer, field.value)
  const about = offer.option && otherOption(offer.option)?.description
  const chosen = field.value !== null && given(field.value.name.default) === offer.value
  return (
    <li
      class="offer" data-reached={reached.value === place ? '' : undefined}
      onPointerMove={() => { reached.value = place }}
      onPointerDown={(event) => event.preventDefault()} onClick={() => accept(offer)}
    >
      <span class={`${offer.option ? 'pill' : 'offer-label'} foreign`}>
        {typeof name === 'string' ? name : <Words shown={name} />}
      </span>
      {about && <span class="offer-detail foreign"><Words shown={about} /></span>}
      {!offer.option && offer.detail && <span class="offer-detail foreign">{offer.detail}</span>}
      {chosen && <Icon name="check" label={t('picker.chosen')} />}
    </li>
  )
}
