import { memo } from '../../app/memo'
import type { Diagnostic } from '../../engine/answer'
import { Icon } from '../../icon/Icon'
import { narrow, showTab } from '../../store/layout'
import { goTo } from '../../store/problems'
import { t } from '../../text/text'
import { visible, Visible } from '../../text/Visible'
import { About } from './About'

/** One line of the list; the one that the caret is in tells what can be done. */
export const Problem = memo(({ diagnostic: d, current, reachable, at }: {
  diagnostic: Diagnostic
  current: boolean
  reachable: boolean
  at: number
}) => {
  const { start } = d.range
  return (
    <div class={`problem-line${current ? ' current' : ''}`}>
      <button
        class="problem" aria-current={current ? 'true' : undefined} tabIndex={reachable ? 0 : -1}
        onClick={() => visit(d, at)}
      >
        <span class={d.severity}><Icon name={d.severity} label={t(`severity.${d.severity}`)} /></span>
        <span class="foreign"><Visible text={d.message} /></span>
        <span class="line-number" aria-label={t('problems.line', { n: start.line })}>{start.line}</span>
        <span class="where" title={visible(d.path)}><span class="path foreign"><Visible text={d.path} /></span> <span class="rule">{d.rule}</span></span>
        {d.fixes && !current && <span class="fixable"><Icon name="wrench" label={t('problems.fixable')} /></span>}
      </button>
      {current && <About diagnostic={d} />}
    </div>
  )
})

const touch = matchMedia('(pointer: coarse)')

/** Shows a problem in the text. On a phone the keys stay away until somebody writes. */
function visit(d: Diagnostic, at: number): void {
  const inBar = narrow.peek() && touch.matches
  goTo(d, !inBar, () => comeBack(at))
  if (inBar) requestAnimationFrame(() => document.getElementById('problem-bar')?.focus())
}

/** Gives the focus to a line again; it is drawn after its pane. */
function comeBack(at: number): void {
  showTab('problems')
  requestAnimationFrame(() => {
    const lines = document.querySelectorAll<HTMLElement>('.problem')
    lines[Math.min(at, lines.length - 1)]?.focus()
  })
}
