import { jumpTo, revealEntry, selection } from '../store/selection'
import { currentText } from '../store/text'
import { find, pointerAt } from './scan'

/** Shows where an entry, an option or something hidden stands in the text. */
export function showSource(pointer: string): void {
  const span = find(currentText(), pointer)
  if (span) jumpTo(span, true, () => back(pointer))
}

/** Goes back from the text to where the jump began. */
function back(pointer: string): void {
  revealEntry(pointer)
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.composer [role="combobox"]')?.focus())
}

/** Shows the entry in which the caret stands. */
export function revealAtCaret(): void {
  revealEntry(pointerAt(currentText(), selection.peek().to))
}
