import { computed } from '@preact/signals'
import type { Diagnostic, Severity } from '../engine/answer'
import { placesOf } from '../engine/places'
import { Icon } from '../icon/Icon'
import { About } from '../inspector/problems/About'
import { answers } from '../store/answers'
import { t } from '../text/text'
import { Visible } from '../text/Visible'

function listed(): readonly Diagnostic[] {
  return answers.report.value.value?.listed ?? []
}

/** The problems of a field: those at its pointer, and of a dictionary those within. */
export function problemsAt(pointer: string, within = true): Diagnostic[] {
  return listed().filter((d) => placesOf(d).some((place) =>
    place.pointer === pointer || (within && place.pointer.startsWith(`${pointer}/`))))
}

const order: readonly Severity[] = ['info', 'warning', 'error']

/** The worst severity at each pointer or within it. */
const worst = computed(() => {
  const all = new Map<string, Severity>()
  for (const d of listed()) {
    for (let { pointer } of placesOf(d)) {
      for (;;) {
        const known = all.get(pointer)
        if (!known || order.indexOf(known) < order.indexOf(d.severity)) all.set(pointer, d.severity)
        if (pointer === '') break
        pointer = pointer.slice(0, pointer.lastIndexOf('/'))
      }
    }
  }
  return all
})

/** The worst that is wrong in an item or anything within it. */
export function worstWithin(pointer: string): Severity | null {
  return worst.value.get(pointer) ?? null
}

/** What is wrong with a field, below it, with what can be done. */
export function FieldProblems({ id, found }: { id: string; found: Diagnostic[] }) {
  if (found.length === 0) return null
  return (
    <ul id={id} class="field-problems">
      {found.slice(0, 5).map((d, i) => (
        <li key={i}>
          <p>
            <span class={d.severity}><Icon name={d.severity} label={t(`severity.${d.severity}`)} /></span>
            <span class="foreign"><Visible text={d.locale ? `${d.locale}: ${d.message}` : d.message} /></span>
          </p>
          <About diagnostic={d} />
        </li>
      ))}
    </ul>
  )
}
