import { signal } from '@preact/signals'
import { show } from './layout'

/** A place in the text, in UTF-16 units. */
export interface Span {
  from: number
  to: number
}

/** Where the caret or the selection is. */
export const selection = signal<Span>({ from: 0, to: 0 })

/** The part of the text that is drawn. */
export const visible = signal<Span>({ from: 0, to: 0 })

/** A wish that the editor selects a place and scrolls there; each wish is a new object. */
export const jump = signal<(Span & { focus: boolean }) | null>(null)

/** A wish that the picker shows the entry of this pointer; each wish is a new object. */
export const reveal = signal<{ pointer: string } | null>(null)

/** How to go back to where the last jump came from: Escape in the text does it. */
export const wayBack = signal<(() => void) | null>(null)

/** Shows a place of the text, on phones too; back leads to where the jump came from. */
export function jumpTo(span: Span, focus = true, back: (() => void) | null = null): void {
  wayBack.value = back
  show('text')
  jump.value = { ...span, focus }
}

/** Shows an entry in the picker. */
export function revealEntry(pointer: string): void {
  show('picker')
  reveal.value = { pointer }
}
