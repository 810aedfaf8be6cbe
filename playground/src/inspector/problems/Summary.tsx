import type { Report, Severity } from '../../engine/answer'
import { mendAll } from '../../engine/mend'
import { Icon } from '../../icon/Icon'
import { severities, toggle } from '../../store/problems'
import { t } from '../../text/text'

/** The counts, which filter the list, and what mends everything that is safe to mend. */
export function Summary({ report }: { report: Report }) {
  const { error, warning, info } = report.counts
  return (
    <div class="summary">
      <div class="problem-counts" role="group" aria-label={t('problems.filter')}>
        <Count severity="error" n={error} text={t('problems.errors', { n: error })} />
        <Count severity="warning" n={warning} text={t('problems.warnings', { n: warning })} />
        <Count severity="info" n={info} text={t('problems.infos', { n: info })} />
      </div>
      {report.safe > 0 && (
        <button class="button outlined mend" onClick={() => void mendAll()}>
          <Icon name="wrench" />{t('problems.mendAll', { n: report.safe })}
        </button>
      )}
    </div>
  )
}

function Count({ severity, n, text }: { severity: Severity; n: number; text: string }) {
  if (n === 0) return null
  const on = severities.value.includes(severity)
  return (
    <button
      class={`count ${on ? severity : 'muted'}`} aria-pressed={on} onClick={() => toggle(severity)}
      title={t('problems.show', { what: text })}
    >
      <Icon name={severity} />{text}
    </button>
  )
}
