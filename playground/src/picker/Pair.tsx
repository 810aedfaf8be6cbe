import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { beside, locale, localeName } from '../store/locale'
import { t } from '../text/text'

/** Which of the two a narrow pane shows. */
const front = signal<'entry' | 'beside'>('entry')

/** What two locales see: side by side where there is room, else one in front of the other. */
export function Pair({ draw }: { draw: (side: 'entry' | 'beside') => ComponentChildren }) {
  const codes = { entry: locale.value, beside: beside.value ?? '' }
  return (
    <div class="pair" data-front={front.value}>
      <div class="switch" role="group" aria-label={t('tools.front')}>
        {(['entry', 'beside'] as const).map((side) => (
          <button key={side} aria-pressed={front.value === side} onClick={() => { front.value = side }}>
            {localeName(codes[side])}
          </button>
        ))}
      </div>
      {(['entry', 'beside'] as const).map((side) => (
        <div key={side} class={`side of-${side}`}>
          <div class="side-title">{localeName(codes[side])}<span class="muted">{codes[side]}</span></div>
          {draw(side)}
        </div>
      ))}
    </div>
  )
}
