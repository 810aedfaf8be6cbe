import { effect } from '@preact/signals'
import { theme } from '../store/theme'

/** Lets the stylesheet know the theme. */
export function showTheme(): void {
  effect(() => {
    document.documentElement.dataset['theme'] = theme.value
  })
}
