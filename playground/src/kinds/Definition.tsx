import type { Text } from '@codemirror/state'
import { useMemo } from 'preact/hooks'
import { scan, type Outline } from '../form/outline'
import { isLarge } from '../store/text'
import { t } from '../text/text'
import { visible, Visible, visibleJson } from '../text/Visible'

/** So many commands are listed, and so many units of each are shown. */
const most = { commands: 200, units: 5000 }

/** The commands that an interaction is judged against, to look them up. */
export function Definition({ text }: { text: Text }) {
  const outline = useMemo(() => isLarge(text.length) ? null : outlineOf(text), [text])
  if (!outline) return <p class="muted">{t('against.large')}</p>
  const { commands } = outline
  return (
    <section aria-labelledby="against-definition">
      <h3 id="against-definition">{t('form.commands', { n: commands.length })}</h3>
      <ul class="definition">
        {commands.slice(0, most.commands).map((one) => (
          <li key={one.pointer}>
            <details>
              <summary><bdi class="foreign"><Visible text={one.name || t('form.unnamed')} /></bdi></summary>
              <pre tabIndex={0} role="region" aria-label={visible(one.name)}>{visibleJson(text.sliceString(one.from, Math.min(one.to, one.from + most.units)))}</pre>
            </details>
          </li>
        ))}
      </ul>
      {commands.length > most.commands && <p class="muted">{t('problems.more', { n: commands.length - most.commands })}</p>}
    </section>
  )
}

function outlineOf(text: Text): Outline {
  const steps = scan(text)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
