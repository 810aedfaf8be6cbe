import { useEffect } from 'preact/hooks'
import { picked, sheet } from '../store/composer'
import { beside, locale, localeName } from '../store/locale'
import { viewerOpen } from '../store/viewer'
import { ViewerBar } from '../viewer/ViewerBar'
import { ViewerPanel } from '../viewer/ViewerPanel'
import { t } from '../text/text'
import { Composed } from './Composed'
import { ComposedThere } from './ComposedThere'
import { Composer } from './Composer'
import { Hints } from './Hints'
import { Launcher } from './Launcher'
import { followOther } from './otherLocale'
import { Pair } from './Pair'
import { Side } from './Side'
import { Timeline } from './Timeline'
import { Tools } from './Tools'
import { followReveal } from './reveal'

/** The middle pane: a place to chat in, the commands that appear there, and what is typed. */
export function Picker() {
  useEffect(followReveal, [])
  useEffect(followOther, [])
  const two = beside.value !== null
  return (
    <>
      <div class="pane-head picker-head">
        <h2 class="channel"><span aria-hidden="true" class="muted">#</span>{t('picker.channel')}</h2>
        <span class="space" />
        <ViewerBar />
      </div>
      {viewerOpen.value && <ViewerPanel />}
      <div class={two ? 'chat two' : 'chat'}>
        <Tools />
        <Timeline />
        <div class="popup" lang={locale.value} aria-label={t('picker.label', { locale: localeName(locale.value) })} role="region">
          {sheet.value === 'launcher'
            ? <Launcher />
            : two ? <Pair draw={(side) => <Shown side={side} />} /> : <Shown side="entry" />}
          <Hints />
        </div>
        <Composer />
      </div>
    </>
  )
}

/** In one locale: the list, or the command that is picked. */
function Shown({ side }: { side: 'entry' | 'beside' }) {
  if (picked.value === null) return <Side side={side} />
  return side === 'entry' ? <Composed /> : <ComposedThere />
}
