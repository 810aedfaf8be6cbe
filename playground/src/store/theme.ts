import { signal } from '@preact/signals'

export type Theme = 'system' | 'light' | 'dark'
export const themes: readonly Theme[] = ['system', 'light', 'dark']

const key = 'slashlint:theme'

/** What the person wants; "system" follows the device. */
export const theme = signal<Theme>(read())

/** Chooses a theme and remembers it. */
export function choose(next: Theme): void {
  theme.value = next
  try {
    localStorage.setItem(key, next)
  } catch {
    // Browsers may refuse storage; the choice then lasts as long as the page.
  }
}

function read(): Theme {
  try {
    const kept = localStorage.getItem(key)
    return themes.find((one) => one === kept) ?? 'system'
  } catch {
    return 'system'
  }
}
