import { StateEffect, type ChangeSet, type EditorState, type Transaction } from '@codemirror/state'
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

/** Whether the transactions should be held back that an event has led to. Asked before they are told. */
export function mayHold(view: EditorView): boolean {
  return answersSoon() && keys.includes(globalThis.event?.type ?? '') && !view.composing
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
  const { transactions: all, timer } = held
  held = null
  clearTimeout(timer)
  return transactions.reduce((before, one) => [...before, after(one, all, before.at(-1)!.state)], all)
}

/** A transaction of the state before others, made one of the state after them. */
function after({ changes, effects }: Transaction, others: readonly Transaction[], state: EditorState): Transaction {
  const meanwhile = others.slice(1).reduce<ChangeSet>((all, one) => all.compose(one.changes), others[0]!.changes)
  return state.update({ changes: changes.map(meanwhile), effects: StateEffect.mapEffects(effects, meanwhile) })
}

for (const event of others) addEventListener(event, release, true)
