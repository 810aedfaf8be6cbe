import data from './words.json'

/** The words of the interface, written by the Go program in playground/words from what judges them. */

/** One value of an enumeration. */
export interface Value {
  value: number
  name: string
  says?: string
}

/** One member that an object of the interface can have. */
export interface Member {
  name: string
  says: string
  /** JSON of a value that means something. */
  sample: string
  /** The command or option types that have it; all, where it is left out. */
  types?: number[]
  /** Whether commands of a guild do not have it. */
  global?: boolean
  deprecated?: boolean
}

export interface Tongue {
  code: string
  native: string
  english: string
}

/** The objects of the documents that are no commands. */
export type ObjectName =
  | 'guildPermissions' | 'permission' | 'interaction' | 'member' | 'user' | 'data' | 'picked' | 'resolved' | 'authorization'

export interface Words {
  commandTypes: Value[]
  optionTypes: Value[]
  handlers: Value[]
  contexts: Value[]
  integrationTypes: Value[]
  channelTypes: Value[]
  permissions: Value[]
  locales: Tongue[]
  command: Member[]
  option: Member[]
  choice: Member[]
  objects: { name: string; members: Member[] }[]
  overwriteTypes: Value[]
  interactionTypes: Value[]
}

export const words: Words = data

/** The members of an object of a document that is no commands. */
export function membersOfObject(name: ObjectName): readonly Member[] {
  return words.objects.find((one) => one.name === name)?.members ?? []
}
