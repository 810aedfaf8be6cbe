import authorization from '../../examples/authorization.json?raw'
import interaction from '../../examples/interaction.json?raw'
import music from '../../examples/music.json?raw'
import permissions from '../../examples/permissions.json?raw'
import { kindOf, type Kind } from '../store/documents'
import type { Shared } from './link'

/** The example documents; those of commands but the first are fetched when they are chosen. */
export const examples = {
  'music': async () => music,
  'moderation': async () => (await import('../../examples/moderation.json?raw')).default,
  'context-menus': async () => (await import('../../examples/context-menus.json?raw')).default,
  'activity': async () => (await import('../../examples/activity.json?raw')).default,
  'permissions': async () => permissions,
  'interaction': async () => interaction,
  'authorization': async () => authorization,
} as const

export type Example = keyof typeof examples

/** Examples that are no commands have the name of their kind. */
export function kindOfExample(example: Example): Kind {
  return kindOf(example) ?? 'commands'
}

/** What each tab shows at a first visit: it has something to fix and something to see in another locale. */
export const beginnings: Readonly<Record<Kind, Shared & { name: string }>> = {
  commands: { name: 'music.json', text: music, locale: 'de' },
  permissions: { kind: 'permissions', name: 'permissions.json', text: permissions },
  interaction: { kind: 'interaction', name: 'interaction.json', text: interaction },
  authorization: { kind: 'authorization', name: 'authorization.json', text: authorization },
}
