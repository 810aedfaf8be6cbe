import music from '../../examples/music.json?raw'

/** The example documents; all but the first are fetched when they are chosen. */
export const examples = {
  'music': async () => music,
  'moderation': async () => (await import('../../examples/moderation.json?raw')).default,
  'context-menus': async () => (await import('../../examples/context-menus.json?raw')).default,
  'activity': async () => (await import('../../examples/activity.json?raw')).default,
} as const

export type Example = keyof typeof examples

/** What a first visit opens: it has something to fix and something to see in another locale. */
export const first = { name: 'music.json', text: music, locale: 'de' }
