import type { Coverage } from '../../engine/answer'
import { localeName } from '../../store/locale'
import { t } from '../../text/text'

/** How a command fares in a locale; what is wrong weighs more than what is missing. */
export type Standing = 'wrong' | 'whole' | 'part' | 'fallback' | 'none'

export const signs: Record<Standing, string> = { wrong: '!', whole: '✓', part: '◐', fallback: '↳', none: '–' }

const nothing: Coverage = { own: 0, fallback: 0, missing: 0, percent: 0 }

export interface Cell extends Coverage {
  standing: Standing
  wrong: number
}

/** A cell of the grid: the module's counts, and how many diagnostics are about it. */
export function cell(coverage: Coverage = nothing, wrong = 0): Cell {
  const { own, fallback, missing } = coverage
  const standing = wrong > 0 ? 'wrong'
    : own > 0 && fallback + missing === 0 ? 'whole'
    : own > 0 ? 'part'
    : fallback > 0 ? 'fallback' : 'none'
  return { ...coverage, standing, wrong }
}

/** What a cell says to those who do not see it, and to those who point at it. */
export function told(command: string, code: string, { own, fallback, missing, wrong, percent }: Cell): string {
  const counts = t('locales.counts', { percent, own, fallback, missing })
  const problems = wrong > 0 ? `, ${t('locales.wrong', { n: wrong })}` : ''
  return `${command}, ${localeName(code)}: ${counts}${problems}`
}

/** Several commands' cells as one. */
export function sum(cells: readonly Cell[]): Cell {
  const add = (what: 'own' | 'fallback' | 'missing' | 'wrong') => cells.reduce((n, one) => n + one[what], 0)
  const [own, fallback, missing] = [add('own'), add('fallback'), add('missing')]
  const all = own + fallback + missing
  return cell({ own, fallback, missing, percent: all ? Math.floor(own * 100 / all) : 0 }, add('wrong'))
}
