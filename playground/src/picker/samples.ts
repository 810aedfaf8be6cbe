import type { Option } from '../engine/answer'

/** Something that an option can be filled with, as the client would offer it. */
export interface Suggestion {
  label: string
  /** What the module is given. */
  value: string
  detail?: string
}

interface Sample extends Suggestion {
  /** The word by which an option's hint tells that it takes things of this kind. */
  kind?: string
}

/** The people, channels, roles and files of the sample server. The ids are made up. */
export const members: readonly Sample[] = [
  { label: 'Mira', value: '1100000000000000101', detail: '@mira' },
  { label: 'Jonas', value: '1100000000000000102', detail: '@jonas.k' },
  { label: 'さくら', value: '1100000000000000103', detail: '@sakura' },
  { label: 'Priya', value: '1100000000000000104', detail: '@priya_r' },
]
const channel = (label: string, id: number, type: string, kind: string): Sample =>
  ({ label, value: `11000000000000002${String(id).padStart(2, '0')}:${type}`, detail: kind, kind })
const channels: readonly Sample[] = [
  channel('general', 1, 'GUILD_TEXT', 'text'),
  channel('off-topic', 2, 'GUILD_TEXT', 'text'),
  channel('news', 3, 'GUILD_ANNOUNCEMENT', 'announcement'),
  channel('Lounge', 4, 'GUILD_VOICE', 'voice'),
  channel('Town hall', 5, 'GUILD_STAGE_VOICE', 'stage'),
  channel('questions', 6, 'GUILD_FORUM', 'forum'),
  channel('pictures', 7, 'GUILD_MEDIA', 'media'),
  channel('a thread', 8, 'PUBLIC_THREAD', 'public thread'),
  channel('a private thread', 9, 'PRIVATE_THREAD', 'private thread'),
  channel('a news thread', 10, 'ANNOUNCEMENT_THREAD', 'announcement thread'),
  channel('COMMUNITY', 11, 'GUILD_CATEGORY', 'category'),
]
const roles: readonly Sample[] = [
  { label: 'Moderators', value: '1100000000000000301' },
  { label: 'Members', value: '1100000000000000302' },
  { label: 'Night shift', value: '1100000000000000303' },
]
const file = (name: string, id: number, size: string): Sample => ({
  label: name, value: `110000000000000040${id}:${name}`, detail: size, kind: name.slice(name.lastIndexOf('.')),
})
const files: readonly Sample[] = [
  file('cat.png', 1, '214 KB'), file('holiday.jpg', 2, '1.8 MB'), file('wave.gif', 3, '96 KB'),
  file('minutes.pdf', 4, '340 KB'), file('notes.txt', 5, '2 KB'), file('table.csv', 6, '14 KB'),
  file('settings.json', 7, '3 KB'), file('song.mp3', 8, '4.1 MB'), file('clip.mp4', 9, '9 MB'),
]

/** What the client offers for an option while it is filled; nothing for one that is only typed. */
export function suggestions(option: Option): readonly Suggestion[] {
  if (option.choices.length > 0) {
    return option.choices.flatMap(({ name, value }) =>
      value === null ? [] : [{ label: name.value, value: String(value) }])
  }
  switch (option.type) {
    case 'BOOLEAN': return [{ label: 'True', value: 'true' }, { label: 'False', value: 'false' }]
    case 'USER': return members
    case 'CHANNEL': return allowed(channels, option.hint)
    case 'ROLE': return roles
    case 'MENTIONABLE': return [...members, ...roles.map((role) => ({ ...role, value: `${role.value}:ROLE`, detail: 'role' }))]
    case 'ATTACHMENT': return allowed(files, option.hint)
  }
  return []
}

/** Those of a kind that the hint lists after its colon, as in "channel: text or forum". */
function allowed(samples: readonly Sample[], hint: string): readonly Sample[] {
  const kinds = hint.split(': ')[1]?.split(/, | or /)
  if (!kinds) return samples
  return samples.filter(({ kind }) => kinds.includes(kind ?? ''))
}

/** Those whose label has what was typed, those that begin with it first. */
export function matching(all: readonly Suggestion[], typed: string): readonly Suggestion[] {
  const wanted = fold(typed.replace(/^[@#]/, ''))
  if (wanted === '') return all
  const found = all.filter((one) => fold(one.label).includes(wanted) || fold(one.detail ?? '').includes(wanted))
  return found.sort((a, b) => Number(!fold(a.label).startsWith(wanted)) - Number(!fold(b.label).startsWith(wanted)))
}

function fold(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('und')
}
