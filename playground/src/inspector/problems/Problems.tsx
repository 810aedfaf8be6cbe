import { useEffect, useRef } from 'preact/hooks'
import type { Report } from '../../engine/answer'
import { answers } from '../../store/answers'
import { atCaret, shown } from '../../store/problems'
import { t } from '../../text/text'
import { Empty, Waiting } from '../Waiting'
import { Problem } from './Problem'
import { Summary } from './Summary'

/** Everything that is wrong, in the document's order; each leads to its place. */
export function Problems() {
  return <Waiting answer={answers.report.value}>{(report) => <List report={report} />}</Waiting>
}

function List({ report }: { report: Report }) {
  if (report.total === 0) {
    return <Empty icon="check" title={t('problems.none')} hint={t('problems.noneHint')} />
  }
  const rest = report.total - report.listed.length
  return (
    <>
      <Summary report={report} />
      <Lines />
      {rest > 0 && <p class="empty">{t('problems.more', { n: rest })}</p>}
    </>
  )
}

/** The lines; one of them is in the order of Tab, the arrow keys reach the others. */
function Lines() {
  const list = useRef<HTMLUListElement>(null)
  const current = atCaret.value
  const lines = shown.value
  const buttons = () => [...list.current!.querySelectorAll<HTMLElement>('.problem')]
  useEffect(() => {
    // Who works in the list is not moved away by the caret.
    if (!current || list.current!.contains(document.activeElement)) return
    list.current!.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const move = (event: KeyboardEvent) => {
    const all = buttons()
    const at = all.indexOf(event.target as HTMLElement)
    if (at < 0) return
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    all[Math.max(0, Math.min(to, all.length - 1))]!.focus()
  }
  if (lines.length === 0) return <p class="empty">{t('problems.filtered')}</p>
  const reachable = current ? lines.indexOf(current) : 0
  return (
    <>
      <p id="problems-keys" hidden>{t('problems.keys')}</p>
      <ul ref={list} aria-label={t('problems.list')} aria-describedby="problems-keys" onKeyDown={move}>
        {lines.map((d, i) => (
          <li key={i}>
            <Problem diagnostic={d} current={d === current} reachable={i === reachable} at={i} />
          </li>
        ))}
      </ul>
    </>
  )
}
