import { signal } from '@preact/signals'

/** What a person can do about a message. */
export interface Action {
  label: string
  run(): void
  /** Whether the message stays for as long as it takes: there is no other way to this. */
  lasting?: boolean
}

/** One short message to the person; screen readers hear it at once. */
export const notice = signal<{ text: string; kind: 'info' | 'warning'; action?: Action | undefined } | null>(null)

/** Tells the person something until it is dismissed or something else is told. */
export function tell(text: string, kind: 'info' | 'warning' = 'info', action?: Action): void {
  notice.value = { text, kind, action }
}

export function dismiss(): void {
  notice.value = null
}
