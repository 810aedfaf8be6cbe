import type { Diagnostic } from '../../engine/answer'
import { placesOf } from '../../engine/places'
import { Icon } from '../../icon/Icon'
import { narrow } from '../../store/layout'
import { goTo, placeAt } from '../../store/problems'
import { selection } from '../../store/selection'
import { t } from '../../text/text'
import { Visible } from '../../text/Visible'

/** The places of a problem that has several, to go through one by one or to choose from. */
export function Places({ diagnostic: d, go = (place) => visit(d, place) }: {
  diagnostic: Diagnostic
  go?: ((place: number) => void) | undefined
}) {
  const places = placesOf(d)
  if (places.length < 2) return null
  const now = placeAt(d, selection.value)
  const count = d.count ?? places.length
  const last = places.length - 1
  return (
    <div class="places">
      <div class="place-steps">
        <Step icon="chevronLeft" label={t('places.before')} go={() => go(now > 0 ? now - 1 : last)} />
        <span class="place-count">{now < 0 ? t('places.count', { n: count }) : t('places.now', { place: now + 1, count })}</span>
        <Step icon="chevronRight" label={t('places.next')} go={() => go(now < last ? now + 1 : 0)} />
      </div>
      <details>
        <summary>{t('places.all')}</summary>
        <ol>
          {places.map(({ pointer, line }, i) => (
            <li key={i}>
              <button class="link" aria-current={i === now ? 'true' : undefined} onClick={() => go(i)}>
                {t('problems.line', { n: line })} <span class="foreign pointer"><Visible text={pointer} /></span>
              </button>
            </li>
          ))}
        </ol>
        {count > places.length && <p>{t('places.more', { n: count - places.length })}</p>}
      </details>
    </div>
  )
}

function Step({ icon, label, go }: { icon: 'chevronLeft' | 'chevronRight'; label: string; go(): void }) {
  return <button class="button only-icon outlined" aria-label={label} title={label} onClick={go}><Icon name={icon} /></button>
}

/** Shows a place in the text. The focus stays, except where the text takes the list's place. */
function visit(d: Diagnostic, place: number): void {
  const hides = narrow.peek() && !document.activeElement?.closest('#problem-bar')
  goTo(d, false, null, place)
  if (hides) requestAnimationFrame(() => document.getElementById('problem-bar')?.focus())
}
