import { useEffect } from 'preact/hooks'
import type { Diagnostic } from '../engine/answer'
import { Icon } from '../icon/Icon'
import { Fixes } from '../inspector/problems/About'
import { Places } from '../inspector/problems/Places'
import { answers } from '../store/answers'
import { narrow, showTab } from '../store/layout'
import { atCaret, barOpen, beside, goTo, shown } from '../store/problems'
import { wayBack } from '../store/selection'
import { t } from '../text/text'
import { visible, Visible } from '../text/Visible'

/**
 * The problem at the caret with its fix, below the text: where there is room for one pane only, the
 * list is not in sight, and nobody points at a squiggle there.
 */
export function ProblemBar() {
  return narrow.value ? <Bar /> : null
}

function Bar() {
  const now = atCaret.value
  // Who taps on a squiggle wants to know.
  useEffect(() => { if (now) barOpen.value = true }, [now])
  const all = shown.value
  if (!barOpen.value || (answers.report.value.value?.total ?? 0) === 0 || all.length === 0) return null
  return (
    <section id="problem-bar" class="problem-bar" tabIndex={-1} aria-label={t('bar.label')} onKeyDown={press}>
      {now ? <Told problem={now} /> : <p class="bar-told muted">{t('bar.none')}</p>}
      <div class="bar-tools">
        <Step step={-1} icon="chevronLeft" label={t('bar.before')} />
        <span class="bar-count">{now
          ? t('bar.count', { place: all.indexOf(now) + 1, count: all.length })
          : t('bar.left', { n: all.length })}</span>
        <Step step={1} icon="chevronRight" label={t('bar.next')} />
        <span class="space" />
        <button class="button" onClick={() => back()}><Icon name="list" />{t('bar.list')}</button>
        <button class="button only-icon" aria-label={t('bar.close')} onClick={() => { barOpen.value = false }}><Icon name="close" /></button>
      </div>
    </section>
  )
}

function Told({ problem: d }: { problem: Diagnostic }) {
  return (
    <div class="bar-told">
      <p role="status">
        <span class={d.severity}><Icon name={d.severity} label={t(`severity.${d.severity}`)} /></span>
        <span class="foreign"><Visible text={d.message} /> <span class="muted" title={visible(d.path)}><Visible text={d.path} /></span></span>
      </p>
      <Places diagnostic={d} />
      <Fixes diagnostic={d} />
    </div>
  )
}

function Step({ step, icon, label }: { step: 1 | -1; icon: 'chevronLeft' | 'chevronRight'; label: string }) {
  const go = () => {
    const next = beside(step)
    if (next) goTo(next, false)
  }
  return <button class="button only-icon outlined" aria-label={label} title={label} onClick={go}><Icon name={icon} /></button>
}

/** Escape goes back to the list, as it does in the text. */
function press(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  back()
}

function back(): void {
  const way = wayBack.peek()
  wayBack.value = null
  if (way) way()
  else showTab('problems')
}
