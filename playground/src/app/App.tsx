import { Editor } from '../editor/Editor'
import { Form } from '../form/Form'
import { Inspector } from '../inspector/Inspector'
import { Picker } from '../picker/Picker'
import { DropTarget } from '../share/DropTarget'
import { folded, pane, view } from '../store/layout'
import { t } from '../text/text'
import { Header } from './Header'
import { LeftHead } from './LeftHead'
import { NoticeBar } from './NoticeBar'
import { Folded } from './Folded'
import { PhoneBar } from './PhoneBar'
import { Separator } from './Separator'
import { Shortcuts } from './Shortcuts'

/** The page: a header, three panes and, on phones, the bar that chooses one. */
export function App() {
  const away = folded.value
  return (
    <div class="app">
      <Header />
      <main
        class="panes" data-pane={pane.value}
        data-text={away.text ? 'folded' : undefined}
        data-inspector={away.inspector ? 'folded' : undefined}
      >
        <section id="pane-text" class={`pane left${away.text ? ' folded' : ''}`} aria-label={t('pane.text')}>
          {away.text ? <Folded side="text" /> : <LeftHead />}
          {/* The editor stays while it is not seen: it holds the history of undo. */}
          <div class="pane-body code" hidden={away.text || view.value !== 'text'}><Editor /></div>
          {!away.text && view.value === 'form' && <div class="pane-body"><Form /></div>}
        </section>
        <Separator side="text" />
        <section id="pane-picker" class="pane middle" aria-label={t('pane.picker')}><Picker /></section>
        <Separator side="inspector" />
        <section
          id="pane-inspector" class={`pane right${away.inspector ? ' folded' : ''}`}
          aria-label={t('pane.inspector')}
        >
          {away.inspector ? <Folded side="inspector" /> : <Inspector />}
        </section>
      </main>
      <PhoneBar />
      <NoticeBar />
      <Shortcuts />
      <DropTarget />
    </div>
  )
}
