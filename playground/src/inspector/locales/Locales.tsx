import { useSignal } from '@preact/signals'
import type { LocaleRow } from '../../engine/answer'
import { answers } from '../../store/answers'
import { locales } from '../../store/locale'
import { t } from '../../text/text'
import { Empty, Waiting } from '../Waiting'
import { cell, signs, type Standing } from './cell'
import { Grid } from './Grid'

const legend: readonly Standing[] = ['whole', 'part', 'fallback', 'none', 'wrong']

/** All commands by all locales. */
export function Locales() {
  return <Waiting answer={answers.locales.value}>{(rows) => <Whole rows={rows} />}</Waiting>
}

function Whole({ rows }: { rows: LocaleRow[] }) {
  const all = useSignal(false)
  if (rows.length === 0) return <Empty icon="locale" title={t('locales.empty')} />
  const wrong = answers.report.value.value?.wrong ?? {}
  const cellOf = (row: LocaleRow, code: string) => cell(row.locales[code], wrong[row.pointer]?.[code])
  const codes = locales.map(([code]) => code)
  const used = codes.filter((code) => rows.some((row) => cellOf(row, code).standing !== 'none'))
  return (
    <div class="locales">
      <div class="summary locales-head">
        <ul class="legend" aria-label={t('locales.legend')}>
          {legend.map((one) => <li key={one}><span class={`sign ${one}`} aria-hidden="true">{signs[one]}</span>{t(`locales.sign.${one}`)}</li>)}
        </ul>
        <label class="tick">
          <input type="checkbox" checked={all.value} onChange={(event) => { all.value = event.currentTarget.checked }} />
          {t('locales.showAll', { count: codes.length })}
        </label>
      </div>
      {used.length === 0 && !all.value
        ? <Empty icon="locale" title={t('locales.none')} hint={t('locales.noneHint')} />
        : <Grid rows={rows} codes={all.value ? codes : used} cellOf={cellOf} />}
    </div>
  )
}
