import type { LocaleRow } from '../../engine/answer'
import { answers } from '../../store/answers'
import { locale, locales } from '../../store/locale'
import { show } from '../../store/layout'
import { t } from '../../text/text'
import { Empty, Waiting } from '../Waiting'

/** Small version of the grid: one row per locale, over all commands. */
export function Locales() {
  return <Waiting answer={answers.locales.value}>{(rows) => <Table rows={rows} />}</Waiting>
}

function Table({ rows }: { rows: LocaleRow[] }) {
  if (rows.length === 0) return <Empty icon="locale" title={t('locales.empty')} />
  const sum = (code: string, what: 'own' | 'fallback' | 'missing') =>
    rows.reduce((n, row) => n + (row.locales[code]?.[what] ?? 0), 0)
  const open = (code: string) => {
    locale.value = code
    show('picker')
  }
  return (
    <table class="rows" aria-label={t('locales.table')}>
      <thead>
        <tr>
          <th scope="col">{t('locales.locale')}</th>
          <th scope="col" class="number">{t('locales.own')}</th>
          <th scope="col" class="number">{t('locales.missing')}</th>
        </tr>
      </thead>
      <tbody>
        {locales.map(([code, name]) => (
          <tr key={code}>
            <td><button title={t('locales.open', { locale: name })} onClick={() => open(code)}>{name}</button></td>
            <td class="number">{sum(code, 'own')}</td>
            <td class="number muted">{sum(code, 'missing') + sum(code, 'fallback')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
