import { signal } from '@preact/signals'

/** The locale that the picker is drawn in. */
export const locale = signal('en-US')

/** A second locale that is drawn beside it, or null. */
export const beside = signal<string | null>(null)

/** The locales in the order of the interface's documentation, with their own names. */
export const locales: readonly (readonly [code: string, name: string])[] = [
  ['id', 'Bahasa Indonesia'], ['da', 'Dansk'], ['de', 'Deutsch'], ['en-GB', 'English, UK'],
  ['en-US', 'English, US'], ['es-ES', 'Español'], ['es-419', 'Español, LATAM'], ['fr', 'Français'],
  ['hr', 'Hrvatski'], ['it', 'Italiano'], ['lt', 'Lietuviškai'], ['hu', 'Magyar'],
  ['nl', 'Nederlands'], ['no', 'Norsk'], ['pl', 'Polski'], ['pt-BR', 'Português do Brasil'],
  ['ro', 'Română'], ['fi', 'Suomi'], ['sv-SE', 'Svenska'], ['vi', 'Tiếng Việt'], ['tr', 'Türkçe'],
  ['cs', 'Čeština'], ['el', 'Ελληνικά'], ['bg', 'български'], ['ru', 'Pусский'],
  ['uk', 'Українська'], ['hi', 'हिन्दी'], ['th', 'ไทย'], ['zh-CN', '中文'], ['ja', '日本語'],
  ['zh-TW', '繁體中文'], ['ko', '한국어'],
]
