import { invertedEffects } from '@codemirror/commands'
import { EditorState, StateEffect, StateField, type Extension, type Transaction } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { offerItsTab } from '../share/pasted'
import { kind, named } from '../store/documents'
import { identify, identity, type FileIdentity } from '../store/text'

const renamed = StateEffect.define<FileIdentity>()

const name = StateField.define<FileIdentity>({
  create: identity,
  update: (value, transaction) => namedBy(transaction) ?? value,
})

function namedBy({ effects }: Transaction): FileIdentity | null {
  return effects.findLast((effect) => effect.is(renamed))?.value as FileIdentity | undefined ?? null
}

/**
 * The file's name belongs to the text: where another document takes the place of the whole text,
 * the name changes with it, and undo brings both back.
 */
export const naming: Extension = [
  name,
  EditorState.transactionExtender.of((transaction) => {
    if (transaction.isUserEvent('input.open')) return { effects: renamed.of(identity()) }
    return broughtInstead(transaction) ? { effects: renamed.of(named(kind.peek())) } : null
  }),
  invertedEffects.of((transaction) => namedBy(transaction) ? [renamed.of(transaction.startState.field(name))] : []),
  EditorView.updateListener.of(({ transactions }) => {
    for (const transaction of transactions) {
      const now = namedBy(transaction)
      if (now) identify(now)
      if (broughtInstead(transaction)) void offerItsTab()
    }
  }),
]

/** Whether something was pasted or dropped in place of all that stood there. */
function broughtInstead(transaction: Transaction): boolean {
  if (!transaction.isUserEvent('input.paste') && !transaction.isUserEvent('input.drop')) return false
  const before = transaction.startState.doc
  let kept = before.length
  transaction.changes.iterChangedRanges((from, to) => { kept -= to - from })
  if (transaction.newDoc.length === 0) return false
  // Blank space around what was selected is no document.
  return kept === 0 || (kept < 100 && remaining(transaction).trim() === '')
}

function remaining(transaction: Transaction): string {
  let rest = ''
  let at = 0
  const before = transaction.startState.doc
  transaction.changes.iterChangedRanges((from, to) => {
    rest += before.sliceString(at, from)
    at = to
  })
  return rest + before.sliceString(at)
}
