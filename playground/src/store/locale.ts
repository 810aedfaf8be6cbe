import { signal } from '@preact/signals'
import { words } from '../words/words'

/** The locale that the picker is drawn in. */
export const locale = signal('en-US')

/** A second locale that is drawn beside it, or null. */
export const beside = signal<string | null>(null)

/** Whether each text tells where it comes from. */
export const origins = signal(false)

/** The locale's own name for itself. */
export function localeName(code: string): string {
  return locales.find(([one]) => one === code)?.[1] ?? code
}

/** The locales with their own names, English, US first. */
export const locales: readonly (readonly [code: string, name: string])[] =
  words.locales.map(({ code, native }) => [code, native] as const)
