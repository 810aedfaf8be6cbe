import type { en } from '../text/en'

const mac = /Mac|iPhone|iPad/.test(navigator.platform)
const mod = mac ? '⌘' : 'Ctrl'

/** What elsewhere saves, copies the link here: the draft is kept by itself. */
export const saveKeys = `${mod}+S`

type Label = Extract<keyof typeof en, `shortcuts.${string}`>

interface Part {
  title: Label | 'pane.text' | 'pane.picker'
  keys: readonly (readonly [label: Label, ...keys: string[]])[]
}

/** The keys of each part of the page. */
export const sheet: readonly Part[] = [
  {
    title: 'pane.text',
    keys: [
      ['shortcuts.undo', `${mod}+Z`], ['shortcuts.redo', mac ? '⇧+⌘+Z' : 'Ctrl+Y'],
      ['shortcuts.complete', 'Ctrl+Space'], ['shortcuts.nextProblem', 'F8'], ['shortcuts.fixes', `${mod}+.`],
      ['shortcuts.find', `${mod}+F`], ['shortcuts.leave', 'Esc', 'Tab'],
    ],
  },
  {
    title: 'pane.picker',
    keys: [
      ['shortcuts.move', '↑', '↓'], ['shortcuts.pick', 'Enter', 'Tab'], ['shortcuts.back', 'Esc'],
      ['shortcuts.source', 'Alt+Enter'],
    ],
  },
  {
    title: 'shortcuts.panes',
    keys: [
      ['shortcuts.width', '←', '→'], ['shortcuts.farther', 'Shift+←', 'Shift+→'],
      ['shortcuts.fold', 'Enter'], ['shortcuts.tabs', '←', '→'],
    ],
  },
  { title: 'shortcuts.anywhere', keys: [['shortcuts.link', saveKeys], ['shortcuts.open', '?'], ['shortcuts.close', 'Esc']] },
]
