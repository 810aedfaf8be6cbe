import { batch, signal } from '@preact/signals'

export type Tab = 'problems' | 'locales' | 'budget' | 'payload' | 'deploy'
export const tabs: readonly Tab[] = ['problems', 'locales', 'budget', 'payload', 'deploy']

/** Left, middle and right on wide screens; one at a time on phones. */
export type Pane = 'text' | 'picker' | 'inspector'
export const panes: readonly Pane[] = ['text', 'picker', 'inspector']

/** Which tab of the inspector is shown. */
export const tab = signal<Tab>('problems')

/** Which pane a phone shows. */
export const pane = signal<Pane>('picker')

/** The left pane shows the text or the form. */
export const view = signal<'text' | 'form'>('text')

/** Whether the sheet of keys is shown. */
export const shortcutsOpen = signal(false)

/** Widths in pixels of the panes beside the picker, which takes the rest. */
export const widths = signal({ text: 0, inspector: 0 })

/** Which of them are folded away. */
export const folded = signal({ text: false, inspector: false })

/** The limits of a pane's width. */
export const limits = { least: 240, most: 1200 }

export type Side = 'text' | 'inspector'

/** Makes a pane so wide. */
export function resize(side: Side, width: number): void {
  const kept = Math.round(Math.min(limits.most, Math.max(limits.least, width)))
  widths.value = { ...widths.peek(), [side]: kept }
}

/** Folds a pane away, or shows it again. */
export function fold(side: Side, away = !folded.peek()[side]): void {
  folded.value = { ...folded.peek(), [side]: away }
}

/** Brings a pane to the eye on any screen. */
export function show(next: Pane): void {
  batch(() => {
    pane.value = next
    if (next === 'text') view.value = 'text'
    if (next !== 'picker' && folded.peek()[next]) fold(next, false)
  })
}

/** Brings a tab of the inspector to the eye. */
export function showTab(next: Tab): void {
  batch(() => {
    tab.value = next
    show('inspector')
  })
}
