import { kind as openKind } from '../store/documents'
import { membersOfObject, words, type Member, type ObjectName, type Value } from '../words/words'
import type { Container } from './where'

/** What an object of a document that is no commands is, by where it stands; null: nothing that is known. */
export function objectAt([object, list, outer]: Container[]): ObjectName | null {
  if (!object || object.open !== '{') return null
  switch (openKind.peek()) {
    case 'permissions':
      if (list?.open === '[' && list.key === 'permissions') return 'permission'
      return object.key === null && (!outer || list?.open === '[') ? 'guildPermissions' : null
    case 'interaction': return ofInteraction(object, list)
    case 'authorization': return list ? null : 'authorization'
  }
  return null
}

const byKey: Readonly<Record<string, ObjectName>> = {
  member: 'member', user: 'user', data: 'data', resolved: 'resolved',
}
const inResolved: Readonly<Record<string, ObjectName>> = { members: 'member', users: 'user' }

function ofInteraction(object: Container, around: Container | undefined): ObjectName | null {
  if (!around) return 'interaction'
  if (around.open === '[') return around.key === 'options' ? 'picked' : null
  return inResolved[around.key ?? ''] ?? byKey[object.key ?? ''] ?? null
}

/** The members that can be completed in an object. */
export function membersAt(around: Container[]): readonly Member[] {
  const object = objectAt(around)
  return object ? membersOfObject(object) : []
}

const enumerations: Readonly<Record<string, readonly Value[]>> = {
  'permission type': words.overwriteTypes,
  'interaction type': words.interactionTypes,
  'interaction context': words.contexts,
  'data type': words.commandTypes,
  'picked type': words.optionTypes,
  'authorization IntegrationType': words.integrationTypes,
}

/** The values of a member: those of an enumeration, the locales, or true and false. */
export function valuesAt(member: string, around: Container[]): readonly Value[] | 'locales' | 'booleans' {
  const object = objectAt(around)
  if (!object) return []
  if (object === 'interaction' && /^(guild_)?locale$/.test(member)) return 'locales'
  const known = membersOfObject(object).find(({ name }) => name === member)
  return known?.sample === 'true' ? 'booleans' : enumerations[`${object} ${member}`] ?? []
}
