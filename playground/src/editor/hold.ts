import { StateEffect, Transaction, type ChangeSet, type EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { answersSoon } from '../store/answers'

/**
 * What a key changes is shown together with what is said of it, where that comes within a few
 * milliseconds: one frame is drawn instead of two. Chromium begins to draw as soon as the page changes,
 * and lets answers wait until it is done.
 */

/** For so many ms a key's text is held back at most; a frame takes 16. */
const longest = 8

/** The events after which the browser changes nothing by itself, as the editor has done it. */
const keys = ['keydown', 'beforeinput']

/** Whatever people do next finds nothing held back. */
const others = [...keys, 'compositionstart', 'pointerdown', 'click', 'copy', 'cut', 'paste', 'drop', 'blur', 'pagehide']

interface Held {
  view: EditorView
  transactions: readonly Transaction[]
  timer: number
}

let held: Held | null = null

/** An editor that asks for a frame when there is something to draw; CodeMirror asks with each key before. */
export class HoldingView extends EditorView {
  private updating = false

  override update(transactions: readonly Transaction[]): void {
    this.updating = true
    try {
      super.update(transactions)
    } finally {
      this.updating = false
    }
  }

  override requestMeasure(...request: Parameters<EditorView['requestMeasure']>): void {
    if (this.updating || request.length > 0 || globalThis.event?.type !== 'keydown') super.requestMeasure(...request)
  }
}

/** Whether transactions should be held back that an event has led to. Asked before they are told. */
export function mayHold(view: EditorView, transactions: readonly Transaction[]): boolean {
  const { event } = globalThis
  // On Android and iOS CodeMirror makes key events of its own, and looks at once what came of them.
  if (!answersSoon() || !event?.isTrusted || !keys.includes(event.type) || view.composing) return false
  // What was typed and is found with a key stands in the page already.
  return event.type !== 'keydown' || !transactions.some((one) => one.isUserEvent('input.type'))
}

/** Shows transactions a little later. What can be worked out before is, while the worker has its turn. */
export function hold(view: EditorView, transactions: readonly Transaction[]): void {
  held = { view, transactions, timer: window.setTimeout(release, longest) }
  void transactions.at(-1)!.state
}

/** Shows what is held back. */
export function release(): void {
  if (!held) return
  const { view, transactions, timer } = held
  held = null
  clearTimeout(timer)
  view.update(transactions)
}

/**
 * Takes what is held back, and makes a transaction follow it that was begun without it: what is said of
 * the text, or what the editor's own timers begin.
 */
export function withHeld(transactions: readonly Transaction[]): readonly Transaction[] {
  if (!held) return transactions
  const all = [...held.transactions]
  let meanwhile = all.slice(1).reduce<ChangeSet>((before, one) => before.compose(one.changes), all[0]!.changes)
  for (const one of transactions) {
    all.push(after(one, meanwhile, all.at(-1)!.state))
    meanwhile = meanwhile.map(one.changes, true)
  }
  clearTimeout(held.timer)
  held = null
  return all
}

/** A transaction of the state before some changes, made one of the state after them. */
function after(one: Transaction, meanwhile: ChangeSet, state: EditorState): Transaction {
  const userEvent = one.annotation(Transaction.userEvent)
  return state.update({
    changes: one.changes.map(meanwhile), effects: StateEffect.mapEffects(one.effects, meanwhile),
    scrollIntoView: one.scrollIntoView,
    ...(one.selection && { selection: one.newSelection.map(meanwhile.map(one.changes, true)) }),
    ...(userEvent !== undefined && { userEvent }),
  })
}

for (const event of others) addEventListener(event, release, true)
