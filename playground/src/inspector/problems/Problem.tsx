import { memo } from '../../app/memo'
import type { Diagnostic } from '../../engine/answer'
import { Icon } from '../../icon/Icon'
import { showTab } from '../../store/layout'
import { jumpTo } from '../../store/selection'
import { t } from '../../text/text'
import { About } from './About'

/** One line of the list; the one that the caret is in tells what can be done. */
export const Problem = memo(({ diagnostic: d, current, reachable, at }: {
  diagnostic: Diagnostic
  current: boolean
  reachable: boolean
  at: number
}) => {
  const { start, end } = d.range
  return (
    <div class={`problem-line${current ? ' current' : ''}`}>
      <button
        class="problem" aria-current={current ? 'true' : undefined} tabIndex={reachable ? 0 : -1}
        onClick={() => jumpTo({ from: start.utf16, to: end.utf16 }, true, () => comeBack(at))}
      >
        <span class={d.severity}><Icon name={d.severity} label={t(`severity.${d.severity}`)} /></span>
        <span class="foreign">{d.message}</span>
        <span class="line-number" aria-label={t('problems.line', { n: start.line })}>{start.line}</span>
        <span class="where foreign">{d.path} <span class="rule">{d.rule}</span></span>
        {d.fixes && !current && <span class="fixable"><Icon name="wrench" label={t('problems.fixable')} /></span>}
      </button>
      {current && <About diagnostic={d} />}
    </div>
  )
})

/** Gives the focus to a line again; it is drawn after its pane. */
function comeBack(at: number): void {
  showTab('problems')
  requestAnimationFrame(() => {
    const lines = document.querySelectorAll<HTMLElement>('.problem')
    lines[Math.min(at, lines.length - 1)]?.focus()
  })
}
