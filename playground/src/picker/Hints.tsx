import { picked, sheet } from '../store/composer'
import { t } from '../text/text'

/** The keys that work now, at the popup's foot. */
export function Hints() {
  if (sheet.value === 'launcher') return null
  const composing = picked.value !== null
  return (
    <p class="keys muted wide-only" aria-hidden="true">
      <span><kbd>↑</kbd><kbd>↓</kbd> {t('picker.keys')}</span>
      <span><kbd>Tab</kbd> {t(composing ? 'picker.keyNext' : 'picker.keyPick')}</span>
      <span><kbd>↵</kbd> {t(composing ? 'picker.keySend' : 'picker.keyPick')}</span>
      <span><kbd>Esc</kbd> {t(composing ? 'picker.keyBack' : 'picker.keyClear')}</span>
      <span><kbd>Alt</kbd><kbd>↵</kbd> {t('picker.keySource')}</span>
    </p>
  )
}
