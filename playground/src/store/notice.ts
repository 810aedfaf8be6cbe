import { signal } from '@preact/signals'

/** One short message to the person; screen readers hear it at once. */
export const notice = signal<{ text: string; kind: 'info' | 'warning' } | null>(null)

/** Tells the person something until it is dismissed or something else is told. */
export function tell(text: string, kind: 'info' | 'warning' = 'info'): void {
  notice.value = { text, kind }
}

export function dismiss(): void {
  notice.value = null
}
