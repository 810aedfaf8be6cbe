import { memo } from '../../app/memo'
import type { Diagnostic, Report } from '../../engine/answer'
import { Icon } from '../../icon/Icon'
import { answers } from '../../store/answers'
import { jumpTo } from '../../store/selection'
import { t } from '../../text/text'
import { Empty, Waiting } from '../Waiting'

/** Everything that is wrong, in the document's order; each leads to its place. */
export function Problems() {
  return <Waiting answer={answers.report.value}>{(report) => <List report={report} />}</Waiting>
}

function List({ report }: { report: Report }) {
  const rest = report.total - report.listed.length
  if (report.total === 0) {
    return <Empty icon="check" title={t('problems.none')} hint={t('problems.noneHint')} />
  }
  return (
    <>
      <Summary report={report} />
      <ul aria-label={t('problems.list')}>
        {report.listed.map((d, i) => <li key={i}><Problem diagnostic={d} /></li>)}
      </ul>
      {rest > 0 && <p class="empty">{t('problems.more', { n: rest })}</p>}
    </>
  )
}

/** The counts; screen readers hear them when they change. */
function Summary({ report }: { report: Report }) {
  const { error, warning, info } = report.counts
  return (
    <p class="summary" role="status">
      {error > 0 && <span class="error"><Icon name="error" />{t('problems.errors', { n: error })}</span>}
      {warning > 0 && <span class="warning"><Icon name="warning" />{t('problems.warnings', { n: warning })}</span>}
      {info > 0 && <span class="info"><Icon name="info" />{t('problems.infos', { n: info })}</span>}
    </p>
  )
}

const Problem = memo(({ diagnostic: d }: { diagnostic: Diagnostic }) => {
  const { start, end } = d.range
  return (
    <button class="problem" onClick={() => jumpTo({ from: start.utf16, to: end.utf16 })}>
      <span class={d.severity}><Icon name={d.severity} label={t(`severity.${d.severity}`)} /></span>
      <span class="foreign">{d.message}</span>
      <span class="line" aria-label={t('problems.line', { n: start.line })}>{start.line}</span>
      <span class="where foreign">{d.path} <span class="rule">{d.rule}</span></span>
    </button>
  )
})
