import type { Mark, Shown } from '../engine/answer'
import { origins } from '../store/locale'
import { t } from '../text/text'

type Part = Pick<Mark, 'start' | 'end'>

const symbols = { own: '●', fallback: '↳', default: '○' } as const

/**
 * A text of the document. It says where it comes from when it is pointed at and, on request, beside
 * it: with a sign and in words, not by colour alone.
 */
export function Words({ shown, mark }: { shown: Shown; mark?: Part | undefined }) {
  const told = origins.value && shown.value !== ''
  return (
    <span class={told ? `words told-${shown.source}` : 'words'} title={originTitle(shown)}>
      <bdi>{told ? <Visible text={shown.value} /> : <Marked text={shown.value} mark={mark} />}</bdi>
      {told && (
        <span class="origin">
          <span class="for-readers">, {originTitle(shown)}</span>
          <span aria-hidden="true">{symbols[shown.source]}<span class="origin-word"> {originWord(shown)}</span></span>
        </span>
      )}
    </span>
  )
}

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

/** Controls that nobody sees, among them those that turn a line around. */
const unseen = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/u

/** A text in which controls are drawn as their numbers. */
export function Visible({ text }: { text: string }) {
  if (!unseen.test(text)) return <>{text}</>
  const parts = text.split(new RegExp(`(${unseen.source})`, 'u'))
  return (
    <>{parts.map((part, i) => i % 2 === 0
      ? part
      : <span key={i} class="control">{`U+${part.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`}</span>)}</>
  )
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
