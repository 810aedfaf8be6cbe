import { signal } from '@preact/signals'
import { current } from './current'
import { indexOf, move } from './actions'

/** The line that something is dragged over, to draw where it would go. */
export const over = signal<string | null>(null)

let dragged: string | null = null

export function drag(event: DragEvent, pointer: string): void {
  dragged = pointer
  event.stopPropagation()
  event.dataTransfer!.effectAllowed = 'move'
  // Without data some browsers do not begin.
  event.dataTransfer!.setData('application/x-slashlint-item', pointer)
}

/** Things move among their siblings only: elsewhere they would become something else. */
function fits(pointer: string): boolean {
  const list = (one: string) => one.replace(/\d+$/, '')
  return dragged !== null && dragged !== pointer && list(dragged) === list(pointer)
}

export function dragOver(event: DragEvent, pointer: string): void {
  if (!fits(pointer)) return
  event.preventDefault()
  over.value = pointer
}

export function drop(event: DragEvent, pointer: string): void {
  over.value = null
  if (!fits(pointer)) return
  event.preventDefault()
  event.stopPropagation()
  const from = dragged!
  dragged = null
  if (current.peek()) move(from, indexOf(pointer))
}
