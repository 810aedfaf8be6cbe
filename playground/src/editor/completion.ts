import {
  autocompletion, completionKeymap, snippet, type Completion, type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete'
import type { EditorState, Extension } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import { ofCommands } from '../store/documents'
import { t } from '../text/text'
import { words, type Member } from '../words/words'
import { membersOf, placeAt, after, type Container, type Place } from './where'
import { membersAt } from './otherKinds'
import { elements, valuesOf, valuesOfOther, type Word } from './values'

/** Completes members, values and locales as they fit the object at the caret. */
export const completion: Extension = [
  // Only what the person began to write is listed: a quick Enter means it.
  autocompletion({ override: [complete], icons: false, maxRenderedOptions: 60, interactionDelay: 0 }),
  keymap.of(completionKeymap),
]

export type Kind = 'command' | 'option' | 'choice' | 'dictionary' | 'other'

/** What an object is, by where it stands. */
export function kindOf([object, list]: Container[]): Kind {
  if (!object || object.open !== '{') return 'other'
  if (object.key !== null) return /^(name|description)_localizations$/.test(object.key) ? 'dictionary' : 'other'
  if (!list || list.key === null) return 'command'
  return list.key === 'options' ? 'option' : list.key === 'choices' ? 'choice' : 'other'
}

function complete(context: CompletionContext): CompletionResult | null {
  const { state, pos, explicit } = context
  const place = placeAt(state.doc, pos)
  if (!place || (!explicit && place.token.from === place.token.to)) return null
  const options = place.slot === 'key' ? keys(state, place) : values(state, place)
  if (options.length === 0) return null
  // Words are searched without their quotes, and replaced with them.
  const quoted = state.sliceDoc(place.token.from, place.token.from + 1) === '"' && place.token.to > place.token.from
  return { from: place.token.from + Number(quoted), options, validFor: /^[\w. -]*$/ }
}

function keys(state: EditorState, place: Place): Completion[] {
  const object = place.around[0]!
  const { keys: used, type } = membersOf(state.doc, object.at)
  const typed = state.sliceDoc(place.token.from, place.token.to).replace(/^"|"$/g, '')
  const free = (name: string) => name === typed || !used.has(name)
  // Where a value follows already, the key alone is replaced.
  const follows = after(state.doc, place.token.to)
  if (!ofCommands.peek()) {
    return membersAt(place.around).filter((member) => free(member.name)).map((member, i) => memberOption(member, i, follows))
  }
  const kind = kindOf(place.around)
  if (kind === 'dictionary') {
    return words.locales.filter(({ code }) => free(code)).map((one) => option({
      text: `"${one.code}"`, label: `${one.code} ${one.english} ${one.native}`, shown: one.code,
      detail: one.native === one.english ? one.english : `${one.native} · ${one.english}`,
    }, follows === ':' ? '' : `: "\${}"`, follows))
  }
  if (kind === 'other') return []
  const kindType = type ?? (kind === 'command' ? 1 : null)
  const fits = (member: Member) => !member.types || kindType === null || member.types.includes(kindType)
  return words[kind].filter((member) => free(member.name) && fits(member)).map((member, i) => memberOption(member, i, follows))
}

function memberOption(member: Member, place: number, follows: string): Completion {
  return option({
    text: `"${member.name}"`, label: member.name, shown: member.name, detail: kindOfValue(member),
    says: member.deprecated ? `${t('complete.deprecated')} ${member.says}` : member.says,
    boost: member.deprecated ? -50 : -place,
  }, follows === ':' ? '' : `: ${template(member)}`, follows)
}

/** What a member's value looks like, with the caret where it is written. */
function template({ sample }: Member): string {
  return { '"': '"${}"', '[': '[${}]', '{': '{${}}' }[sample[0]!] ?? '${}'
}

function kindOfValue({ sample }: Member): string {
  const kinds: Record<string, string> = {
    '"': t('complete.text'), '[': t('complete.list'), '{': t(ofCommands.peek() ? 'complete.dictionary' : 'complete.object'),
    t: t('complete.boolean'),
  }
  return kinds[sample[0]!] ?? t('complete.number')
}

function values(state: EditorState, place: Place): Completion[] {
  const follows = after(state.doc, place.token.to)
  if (!ofCommands.peek()) {
    if (place.slot === 'element') return []
    return valuesOfOther(place.key ?? '', place.around).map((word, i) => option({ ...word, boost: -i }, '', follows))
  }
  if (place.slot === 'element' && place.key === null && place.around.length > 1) return []
  if (place.slot === 'element') {
    const whole = elements(place.key)
    if (whole) return [option(whole, '', follows)]
  }
  const object = place.slot === 'value' ? place.around : place.around.slice(1)
  const listed = place.slot === 'element'
  return valuesOf(place.key ?? '', kindOf(object), listed)
    .map((word, i) => option({ ...word, boost: -i }, '', listed ? '' : follows))
}

/** One line of the list. A comma goes before a member that follows. */
function option(word: Word, rest: string, follows: string): Completion {
  const comma = rest !== '' && follows.startsWith('"') ? ',' : ''
  // The braces of a snippet's own language are escaped.
  const plain = word.text.replace(/[#$\\]/g, '\\$&')
  return {
    label: word.label, displayLabel: word.shown, type: 'text',
    ...(word.detail && { detail: word.detail }), ...(word.says && { info: word.says }),
    ...(word.boost !== undefined && { boost: Math.max(-99, word.boost) }),
    apply(view, completion, from, to) {
      const { state } = view
      const start = state.sliceDoc(from - 1, from) === '"' ? from - 1 : from
      const tail = /^[\w. -]*"?/.exec(state.sliceDoc(to, Math.min(to + 64, state.doc.lineAt(to).to)))![0]
      const end = tail.endsWith('"') && start < from ? to + tail.length : to
      snippet(`${word.template ?? plain}${rest}${comma}`)(view, completion, start, end)
    },
  }
}
