import { Inspector } from '../inspector/Inspector'
import { Middle } from '../kinds/Middle'
import { DropTarget } from '../share/DropTarget'
import { kind } from '../store/documents'
import { pane, seenFolded, shownView } from '../store/layout'
import { t } from '../text/text'
import { Folded } from './Folded'
import { Header } from './Header'
import { LeftPane } from './LeftPane'
import { PhoneBar } from './PhoneBar'
import { Separator } from './Separator'
import { Shortcuts } from './Shortcuts'

/** The page: a header, three panes and, on phones, the bar that chooses one. */
export function App() {
  const away = seenFolded.value
  return (
    <div class="app">
      <Header />
      <main
        class="panes" data-pane={pane.value} data-view={shownView.value}
        data-text={away.text ? 'folded' : undefined}
        data-inspector={away.inspector ? 'folded' : undefined}
      >
        <LeftPane />
        <Separator side="text" />
        <section id="pane-picker" class="pane middle" aria-label={t(`pane.middle.${kind.value}`)}><Middle /></section>
        <Separator side="inspector" />
        <section
          id="pane-inspector" class={`pane right${away.inspector ? ' folded' : ''}`}
          aria-label={t('pane.inspector')}
        >
          {away.inspector ? <Folded side="inspector" /> : <Inspector />}
        </section>
      </main>
      <PhoneBar />
      <Shortcuts />
      <DropTarget />
    </div>
  )
}
