import { memo } from '../app/memo'
import type { Mark, Shown } from '../engine/answer'
import { origins } from '../store/locale'
import { t } from '../text/text'
import { Visible } from '../text/Visible'

type Part = Pick<Mark, 'start' | 'end'>

const symbols = { own: '●', fallback: '↳', default: '○' } as const

/**
 * A text of the document. It says where it comes from when it is pointed at and, on request, beside
 * it: with a sign and in words, not by colour alone.
 */
export function Words({ shown, mark }: { shown: Shown; mark?: Part | undefined }) {
  return <Drawn shown={shown} mark={mark} told={origins.value && shown.value !== ''} />
}

const Drawn = memo(({ shown, mark, told }: { shown: Shown; mark: Part | undefined; told: boolean }) => (
  <span class={told ? `words told-${shown.source}` : 'words'} title={originTitle(shown)}>
    <bdi>{told ? <Visible text={shown.value} /> : <Marked text={shown.value} mark={mark} />}</bdi>
    {told && (
      <span class="origin">
        <span class="for-readers">, {originTitle(shown)}</span>
        <span aria-hidden="true">{symbols[shown.source]}<span class="origin-word"> {originWord(shown)}</span></span>
      </span>
    )}
  </span>
))

/** The names of a command with blanks between them, and the parts that a search found. */
export function Path({ path, marks = [] }: { path: readonly Shown[]; marks?: readonly Mark[] }) {
  return (
    <>{path.map((part, i) => [
      i > 0 && ' ',
      <Words key={i} shown={part} mark={marks.find((m) => m.segment === i && m.in === 'value')} />,
    ])}</>
  )
}

/** A text with the part that a search found. */
export function Marked({ text, mark }: { text: string; mark: Part | undefined }) {
  if (!mark || mark.end <= mark.start) return <>{text}</>
  return <>{text.slice(0, mark.start)}<mark>{text.slice(mark.start, mark.end)}</mark>{text.slice(mark.end)}</>
}

function originWord({ source, from = '' }: Shown): string {
  if (source === 'own') return t('origin.own')
  return source === 'fallback' ? t('origin.fallback', { from }) : t('origin.default')
}

/** Where a text comes from, as a sentence. */
export function originTitle({ source, from = '' }: Shown): string {
  if (source === 'own') return t('origin.ownTitle', { from })
  return source === 'fallback' ? t('origin.fallbackTitle', { from }) : t('origin.defaultTitle')
}
