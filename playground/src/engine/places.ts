import type { Diagnostic, Place } from './answer'

/** The places of a problem, of very many the first. */
export function placesOf({ places, pointer, range: { start, end } }: Diagnostic): readonly Place[] {
  return places ?? [{ pointer, line: start.line, from: start.utf16, to: end.utf16 }]
}
