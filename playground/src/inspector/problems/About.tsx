import type { Diagnostic, Related as RelatedPlace } from '../../engine/answer'
import { applyFix } from '../../store/fixes'
import { Icon } from '../../icon/Icon'
import { jumpTo } from '../../store/selection'
import { t } from '../../text/text'
import { Visible } from '../../text/Visible'
import { Places } from './Places'
import { RuleText } from './RuleText'

/** What can be done about a problem, what belongs to it, and its rule. */
export function About({ diagnostic: d, goToPlace }: {
  diagnostic: Diagnostic
  goToPlace?: (place: number) => void
}) {
  return (
    <div class="about">
      <Places diagnostic={d} go={goToPlace} />
      <Related diagnostic={d} />
      <Fixes diagnostic={d} />
      <details>
        <summary><span class="rule">{d.rule}</span> {t('rule.more')}</summary>
        <RuleText name={d.rule} />
      </details>
    </div>
  )
}

/** Notes and the other places that a problem is about. */
function Related({ diagnostic: d }: { diagnostic: Diagnostic }) {
  if (!d.related?.length) return null
  return (
    <ul class="related">
      {d.related.map((one, i) => (
        <li key={i}>
          {elsewhere(one, d) ? (
            <button class="link" onClick={() => jumpTo({ from: one.range.start.utf16, to: one.range.end.utf16 })}>
              <Visible text={one.message} /> <span class="muted">{t('problems.line', { n: one.range.start.line })}</span>
            </button>
          ) : <Visible text={one.message} />}
        </li>
      ))}
    </ul>
  )
}

/** A note is about the problem's own place; anything else is worth a jump. */
function elsewhere(one: RelatedPlace, d: Diagnostic): boolean {
  return one.range.start.line > 0 && one.range.start.utf16 !== d.range.start.utf16
}

/** A button for each fix; one that may not be what was meant says so. */
export function Fixes({ diagnostic: d }: { diagnostic: Diagnostic }) {
  if (!d.fixes?.length) return null
  return (
    <div class="fixes">
      {d.fixes.map((fix, i) => (
        <button key={i} class={`button fix${fix.safe ? ' main' : ' outlined'}`} onClick={() => applyFix(fix)}>
          <Icon name="wrench" />
          <span class="foreign"><Visible text={fix.safe ? fix.title : t('fix.suggestion', { title: fix.title })} /></span>
        </button>
      ))}
    </div>
  )
}
