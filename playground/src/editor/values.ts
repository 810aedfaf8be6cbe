import { words, type Value } from '../words/words'
import type { Kind } from './completion'
import { valuesAt } from './otherKinds'
import type { Container } from './where'

/** Something that can be completed. */
export interface Word {
  /** What is written. */
  text: string
  /** What is searched in. */
  label: string
  shown: string
  detail?: string
  says?: string
  boost?: number
  /** A snippet to write instead of the text. */
  template?: string
}

/** The values of a member of an object of this kind. */
export function valuesOf(member: string, kind: Kind, listed: boolean): Word[] {
  if (kind === 'dictionary' || kind === 'other' || kind === 'choice') return []
  if (member === 'type') return numbers(kind === 'command' ? words.commandTypes : words.optionTypes)
  if (member === 'handler') return numbers(words.handlers)
  if (member === 'default_member_permissions') return bits()
  const lists: Record<string, Value[]> = {
    contexts: words.contexts, integration_types: words.integrationTypes, channel_types: words.channelTypes,
  }
  if (listed && lists[member]) return numbers(lists[member])
  if (listed && member === 'file_types') return ['image', 'video', 'audio'].map((one) => plain(`"${one}"`))
  const known = words[kind].find(({ name }) => name === member)
  return known?.sample === 'true' ? [plain('true'), plain('false')] : []
}

/** The values of a member in a document that is no commands. */
export function valuesOfOther(member: string, around: Container[]): Word[] {
  const values = valuesAt(member, around)
  if (values === 'booleans') return [plain('true'), plain('false')]
  if (values === 'locales') return words.locales.map(({ code, native }) => ({ ...plain(`"${code}"`), detail: native }))
  return numbers(values)
}

function plain(text: string): Word {
  return { text, label: text.replaceAll('"', ''), shown: text }
}

function numbers(values: readonly Value[]): Word[] {
  return values.map(({ value, name, says }) => ({
    text: String(value), label: `${value} ${name}`, shown: String(value), detail: name, ...(says && { says }),
  }))
}

function bits(): Word[] {
  return words.permissions.map(({ value, name }) => {
    const text = `"${1n << BigInt(value)}"`
    return { text, label: `${1n << BigInt(value)} ${name}`, shown: text, detail: name }
  })
}

const templates: Record<string, { shown: string; template: string }> = {
  '': { shown: '{ command }', template: '{ "name": "${}", "description": "${}" }' },
  options: { shown: '{ option }', template: '{ "type": ${3}, "name": "${}", "description": "${}" }' },
  choices: { shown: '{ choice }', template: '{ "name": "${}", "value": ${} }' },
}

/** A whole element of a list of objects. */
export function elements(list: string | null): Word | null {
  const found = templates[list ?? '']
  return found ? { text: '', label: found.shown, ...found } : null
}
