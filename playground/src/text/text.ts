import { en } from './en'

export type Key = keyof typeof en

/** The names in braces of a text. */
type Names<T extends string> = T extends `${string}{${infer N}}${infer Rest}` ? N | Names<Rest> : never
type Filling<K extends Key> = { readonly [N in Names<(typeof en)[K]>]: string | number }
type Arguments<K extends Key> = [Names<(typeof en)[K]>] extends [never] ? [] : [Filling<K>]

const plural = new Intl.PluralRules('en')
const number = new Intl.NumberFormat('en')

/** A text of the interface. What it needs filled in is checked by the compiler. */
export function t<K extends Key>(key: K, ...[filling]: Arguments<K>): string {
  let text: string = en[key]
  const values = (filling ?? {}) as Readonly<Record<string, string | number>>
  if ('n' in values && text.includes(' | ')) {
    const [one, many] = text.split(' | ') as [string, string]
    text = plural.select(Number(values['n'])) === 'one' ? one : many
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : typeof value === 'number' ? number.format(value) : value
  })
}

/** The text of a key that is put together, such as `hidden.${reason}`; fallback where there is none. */
export function tMaybe(key: string, fallback: string): string {
  return key in en ? en[key as Key] : fallback
}
