import { computed } from '@preact/signals'
import { jump, selection } from '../store/selection'
import { chosen, outline, read as readText } from '../store/form'
import { text } from '../store/text'
import { at, find, memberAt, property, read, type Item } from './items'
import type { Command } from './outline'

/** The command that the form shows: its place in the text, and what it is made of. */
export interface Current {
  command: Command
  source: string
  /** Null where the command is no JSON. */
  root: Item | null
}

export const current = computed<Current | null>(() => {
  const all = outline.value
  if (!all || all.commands.length === 0) return null
  const wanted = chosen.value ?? ''
  const command = all.commands.find(({ pointer }) => wanted === pointer || wanted.startsWith(`${pointer}/`))
    ?? all.commands[0]!
  const source = readText.value.sliceString(command.from, command.to)
  return { command, source, root: read(source, command.pointer) }
})

/** What the form's fields are about. */
export const item = computed<Item | null>(() => {
  const root = current.value?.root
  return root ? find(root, chosen.value ?? root.pointer) : null
})

/** Chooses an item; the caret goes along, so that the text is at the same place. */
export function choose(pointer: string): void {
  chosen.value = pointer
  const now = current.peek()
  const one = item.peek()
  if (!now || !one) return
  const from = now.command.from + one.node.offset
  jump.value = { from, to: from, focus: false }
}

/** Chooses what the caret is in; before all commands it is the first. */
export function chooseAtCaret(): void {
  // An outline that has fallen behind would tell another place.
  if (readText.peek() !== text.peek()) return
  const { from } = selection.peek()
  const all = outline.peek()?.commands ?? []
  const command = all.findLast((one) => one.from <= from) ?? all[0]
  if (!command) return
  const now = current.peek()
  const root = now?.command === command
    ? now.root : read(text.peek().sliceString(command.from, command.to), command.pointer)
  chosen.value = root ? at(root, Math.max(0, from - command.from)).pointer : command.pointer
}

/** The field that the caret is in: a member of the chosen item; null: none. */
export const fieldAtCaret = computed<string | null>(() => {
  const { from } = selection.value
  const now = current.value
  const one = item.value
  return now && one ? memberAt(one, from - now.command.from) : null
})

/** Shows in the text what a field holds; the field keeps the focus. */
export function revealField(name: string): void {
  const now = current.peek()
  const one = item.peek()
  const found = now && one ? property(one.node, name) : undefined
  if (!found || fieldAtCaret.peek() === name) return
  const from = now!.command.from + found.offset
  jump.value = { from, to: from + found.length, focus: false }
}
