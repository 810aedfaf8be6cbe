import { computed, signal } from '@preact/signals'
import { locale } from './locale'
import { documentOptions } from './target'

export type Place = 'guild' | 'bot-dm' | 'private-channel'
export type Installed = 'both' | 'guild' | 'user'

/** Who looks, and where. The members are the module's options of wasm/ABI.md. */
export interface Viewer {
  in: Place
  installed: Installed
  /** "admin", or a bit set in decimal digits. */
  permissions: string
  adult: boolean
  /** Whether the channel allows age-restricted commands; null: as adult. */
  age_restricted: boolean | null
  activities: boolean
  guild_locale: string
  user: string
  guild: string
  channel: string
  parent: string
  roles: readonly string[]
  /** Guild application command permissions as text; "" for none. */
  overwrites: string
}

const initial: Viewer = {
  in: 'guild', installed: 'both', permissions: 'admin', adult: false, age_restricted: null,
  activities: true, guild_locale: 'en-US', user: '', guild: '', channel: '', parent: '', roles: [],
  overwrites: '',
}

export const viewer = signal<Viewer>(initial)

/** Whether what is hidden, and why, is unfolded. */
export const hiddenOpen = signal(false)

/** Whether everything about the viewer is unfolded. */
export const viewerOpen = signal(false)

/** Changes some of what is known about the viewer. */
export function look(change: Partial<Viewer>): void {
  viewer.value = { ...viewer.peek(), ...change }
}

/** Makes the viewer an administrator in a guild again. */
export function lookAsAtFirst(): void {
  viewer.value = initial
}

/** The viewer as the module's options: what says nothing is left out. */
export const viewerOptions = computed<Record<string, unknown>>(() => {
  const options: Record<string, unknown> = { ...documentOptions.value, locale: locale.value }
  for (const [name, value] of Object.entries(viewer.value)) {
    const empty = value === '' || value === null || (Array.isArray(value) && value.length === 0)
    if (!empty) options[name] = value
  }
  return options
})

/** The same where other permissions than the viewer's overwrites are asked about. */
export const accessOptions = computed<Record<string, unknown>>(() => {
  const { overwrites: _, ...rest } = viewerOptions.value
  return rest
})
