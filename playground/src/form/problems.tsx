import type { Diagnostic, Severity } from '../engine/answer'
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
  return listed().filter((d) => d.pointer === pointer || (within && d.pointer.startsWith(`${pointer}/`)))
}

/** The worst that is wrong in an item or anything within it. */
export function worstWithin(pointer: string): Severity | null {
  const all = problemsAt(pointer)
  return (['error', 'warning', 'info'] as const).find((one) => all.some((d) => d.severity === one)) ?? null
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
