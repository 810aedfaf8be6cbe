import { signal } from '@preact/signals'

/** The commands that are registered, as the service lists them: a paste or a file of that name. */
export interface Live {
  text: string
  name: string | null
}

/** What is live; null: nothing is. */
export const live = signal<Live | null>(null)
