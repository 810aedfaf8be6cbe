import { useRef } from 'preact/hooks'
import { given } from '../store/composer'
import { Icon } from '../icon/Icon'
import { fingers } from '../store/layout'
import { t } from '../text/text'
import { accept, field, offers, reached, type Offer } from './offers'
import { Windowed } from './Windowed'
import { Words } from './Words'

/** The height of an offer in rem, as in composer.css and touch.css. */
const height = () => fingers.value ? 2.75 : 2.25

/** What Enter or Tab takes: choices, samples, or the optional options. */
export function OfferList({ title }: { title: string }) {
  const box = useRef<HTMLDivElement>(null)
  const all = offers.value
  return (
    <div class="scroll offers" ref={box} tabIndex={0} role="group" aria-label={title}>
      <div class="group-title" aria-hidden="true"><span>{title}</span><span>{all.length}</span></div>
      <div id="offers" role="listbox" aria-label={title}>
        <Windowed box={box} count={all.length} rem={height()} at={reached.value} draw={(place) => (
          <Line key={place} offer={all[place]!} place={place} count={all.length} />
        )} />
      </div>
      <span class="for-readers" role="status">{t('picker.offerCount', { n: all.length })}</span>
    </div>
  )
}

function Line({ offer, place, count }: { offer: Offer; place: number; count: number }) {
  const option = field.value
  const chosen = option !== null && given(option.name.default) === offer.value
  // A choice is a text of the document and tells where it comes from.
  const choice = option?.choices.find((one) => String(one.value) === offer.value && one.name.value === offer.label)
  return (
    <div
      id={`offer-${place}`} class="offer" role="option" aria-selected={reached.value === place}
      aria-setsize={count} aria-posinset={place + 1}
      onPointerMove={() => { reached.value = place }}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()} onClick={() => accept(offer)}
    >
      {offer.option
        ? <><span class="pill foreign"><Words shown={offer.option.name} /></span>
            <span class="offer-detail foreign"><Words shown={offer.option.description} /></span></>
        : <><span class="offer-label foreign">{choice ? <Words shown={choice.name} /> : offer.label}</span>
            {offer.detail && <span class="offer-detail foreign">{offer.detail}</span>}
            {chosen && <Icon name="check" label={t('picker.chosen')} />}</>}
    </div>
  )
}
