import { effect, useComputed, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Counts } from '../engine/answer'
import { Icon } from '../icon/Icon'
import { answers } from '../store/answers'
import { showTab } from '../store/layout'
import { selection } from '../store/selection'
import { isLarge, text, version } from '../store/text'
import { t } from '../text/text'

/** The line below the text: where the caret is, how the text stands, how large it is. */
export function Status() {
  return (
    <div class="status" role="group" aria-label={t('status.label')}>
      <Caret />
      <span class="space" />
      <Large />
      <Results />
      <Bytes />
      <Spoken />
    </div>
  )
}

/** Line and column, both counted from 1, columns in code points as in the reports. */
function Caret() {
  void version.value
  const { from, to } = selection.value
  const doc = text.peek()
  const line = doc.lineAt(Math.min(from, doc.length))
  const place = { line: String(line.number), column: String(points(line.text, from - line.from) + 1) }
  return (
    <span>
      <span title={t('status.placeLabel', place)}>{t('status.place', place)}</span>
      {to > from && <span class="muted"> {t('status.selected', { n: to - from })}</span>}
    </span>
  )
}

/** The code points among the first UTF-16 units. */
function points(line: string, units: number): number {
  let n = units
  for (let i = 0; i < units; i++) {
    if ((line.charCodeAt(i) & 0xfc00) === 0xdc00 && (line.charCodeAt(i - 1) & 0xfc00) === 0xd800) n--
  }
  return n
}

function Large() {
  // The text's signal changes with each key, the answer seldom.
  const large = useComputed(() => isLarge())
  return large.value ? <span class="muted large" title={t('status.largeTitle')}>{t('status.large')}</span> : null
}

function Results() {
  const report = answers.report.value.value
  if (!report) return null
  const { counts } = report
  return (
    <button class="results" title={said(counts)} onClick={() => showTab('problems')}>
      {(['error', 'warning', 'info'] as const).filter((one) => counts[one] > 0).map((one) => (
        <span key={one} class={one}><Icon name={one} label={t(`severity.${one}`)} />{counts[one]}</span>
      ))}
      {report.total === 0 && <span class="good"><Icon name="check" label={t('problems.saidNone')} /></span>}
    </button>
  )
}

function Bytes() {
  const report = answers.report.value.value
  return report ? <span class="muted">{t('status.bytes', { n: report.bytes })}</span> : null
}

/** So long nobody types before screen readers hear how the text stands. */
const rest = 1200

/** Tells screen readers the results, when they have changed and the person rests. */
function Spoken() {
  const spoken = useSignal('')
  // Signals' own hook asks for a frame with each key.
  useEffect(() => effect(() => {
    const counts = answers.report.value.value?.counts
    void version.value
    if (!counts) return
    const timer = setTimeout(() => { spoken.value = said(counts) }, rest)
    return () => clearTimeout(timer)
  }), [])
  return <span class="for-readers" role="status">{spoken.value}</span>
}

function said({ error, warning, info }: Counts): string {
  if (error + warning + info === 0) return t('problems.saidNone')
  return t('problems.said', {
    errors: t('problems.errors', { n: error }), warnings: t('problems.warnings', { n: warning }),
    infos: t('problems.infos', { n: info }),
  })
}
