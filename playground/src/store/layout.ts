import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals'
import { ofCommands } from './documents'
import { keep, limits, read, shares } from './kept'

const kept = read()

export type Tab = 'problems' | 'locales' | 'budget' | 'payload' | 'deploy'
export const tabs: readonly Tab[] = ['problems', 'locales', 'budget', 'payload', 'deploy']

/** Left, middle and right on wide screens; one at a time on phones. */
export type Pane = 'text' | 'picker' | 'inspector'
export const panes: readonly Pane[] = ['text', 'picker', 'inspector']

/** Which tab of the inspector is wanted. */
export const tab = signal<Tab>('problems')

/** Those that there are: all but the problems are about commands. */
export const shownTabs = computed<readonly Tab[]>(() => ofCommands.value ? tabs : ['problems'])

/** Which one is shown. */
export const shownTab = computed<Tab>(() => ofCommands.value ? tab.value : 'problems')

/** Which pane a phone shows. */
export const pane = signal<Pane>('picker')

export type View = 'text' | 'form' | 'both'
export const views: readonly View[] = ['text', 'form', 'both']

/** What the person wants in the left pane: the text, the form, or the one beside the other. */
export const view = signal<View>('text')

/** Whether there is room for one pane only; the styles ask the same. */
export const narrow = media('(max-width: 56rem)')

/** Whether lines are as high as fingers need them, as in style/touch.css. */
export const fingers = media('(pointer: coarse), (max-width: 30rem)')

function media(condition: string): ReadonlySignal<boolean> {
  const query = matchMedia(condition)
  const now = signal(query.matches)
  query.addEventListener('change', () => { now.value = query.matches })
  return now
}

/** What the left pane shows: a phone has no room for both, and the form is one of commands. */
export const shownView = computed<View>(() =>
  !ofCommands.value || (view.value === 'both' && narrow.value) ? 'text' : view.value)

/** How much of the left pane the text has while the form is beside it, in percent. */
export const textShare = signal(kept.share)

/** Whether the sheet of keys is shown. */
export const shortcutsOpen = signal(false)

/** Widths in pixels of the panes beside the picker, which takes the rest. */
export const widths = signal(kept.widths)

/** Which of them are folded away. */
export const folded = signal(kept.folded)

/** The same as far as it is seen: a phone folds nothing. */
export const seenFolded = computed(() => narrow.value ? { text: false, inspector: false } : folded.value)

export type Side = 'text' | 'inspector'

/** Makes a pane so wide. */
export function resize(side: Side, width: number): void {
  const kept = Math.round(Math.min(limits.most, Math.max(limits.least, width)))
  widths.value = { ...widths.peek(), [side]: kept }
}

/** Gives the text so much of the left pane, in percent. */
export function shareWith(percent: number): void {
  textShare.value = Math.round(Math.min(shares.most, Math.max(shares.least, percent)))
}

/** Folds a pane away, or shows it again. */
export function fold(side: Side, away = !folded.peek()[side]): void {
  folded.value = { ...folded.peek(), [side]: away }
}

/** Brings a pane to the eye on any screen. */
export function show(next: Pane): void {
  batch(() => {
    pane.value = next
    if (next === 'text' && shownView.peek() === 'form') view.value = 'text'
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

effect(() => keep({ widths: widths.value, folded: folded.value, share: textShare.value }))
