import type { Text } from '@codemirror/state'
import { batch, signal } from '@preact/signals'
import { scan, type Outline } from '../form/outline'
import { isLarge, onChange, text } from './text'

/** The pointer of what the form shows; null: nothing chosen yet. */
export const chosen = signal<string | null>(null)

/** The commands of the present text; null while a large one is looked through. */
export const outline = signal<Outline | null>(null)

/** The text that the outline is of. It falls behind while somebody types in the text beside the form. */
export const read = signal<Text>(text.peek())

/** So many milliseconds after the last key in the text the form follows. */
const rest = 120

let waiting = 0

/** A large text is looked through for so many milliseconds at a time. */
const slice = 8

let watching: (() => void) | null = null
let running = 0

/** Keeps the outline up to date while the form is shown. */
export function watch(): () => void {
  look()
  watching = onChange((changes, next) => {
    const now = outline.peek()
    // A key in one command of many megabytes moves the others and changes nothing else.
    if (now && now.broken === null && isLarge(next.length)) {
      let inside = true
      changes.iterChangedRanges((from, to) => {
        inside &&= now.commands.some((one) => one.from < from && to < one.to)
      })
      if (inside) {
        batch(() => {
          read.value = next
          outline.value = {
            ...now, end: changes.mapPos(now.end),
            commands: now.commands.map((one) => ({
              ...one, from: changes.mapPos(one.from, 1), to: changes.mapPos(one.to, -1),
            })),
          }
        })
        return
      }
    }
    window.clearTimeout(waiting)
    waiting = 0
    // Whoever types in the text must not wait for the form.
    if (!isLarge(next.length) && document.activeElement?.closest('.cm-content')) {
      waiting = window.setTimeout(settle, rest)
      return
    }
    // The store's text changes after its listeners are told.
    batch(() => look(next))
  })
  return () => {
    window.clearTimeout(waiting)
    waiting = 0
    watching?.()
    watching = null
    running++
  }
}

/** Makes the form catch up with the text; it must have before anything is done in it. */
export function settle(): void {
  window.clearTimeout(waiting)
  waiting = 0
  if (read.peek() !== text.peek()) look()
}

function look(next = text.peek()): void {
  const steps = scan(next)
  const mine = ++running
  if (isLarge(next.length)) outline.value = null
  const work = () => {
    const until = isLarge(next.length) ? performance.now() + slice : Infinity
    for (;;) {
      const step = steps.next()
      if (step.done) {
        batch(() => {
          read.value = next
          outline.value = step.value
        })
        return
      }
      if (performance.now() > until) break
    }
    setTimeout(() => { if (mine === running) work() })
  }
  work()
}
