import { ofCommands } from '../store/documents'
import { show, showTab, type Pane } from '../store/layout'
import { t } from '../text/text'

const links: readonly { pane: Pane; label: 'app.skip' | 'app.skipText' | 'app.skipProblems'; to: string }[] = [
  { pane: 'picker', label: 'app.skip', to: '#pane-picker [role="combobox"], #pane-picker .beside-document' },
  { pane: 'text', label: 'app.skipText', to: '#pane-text .cm-content' },
  { pane: 'inspector', label: 'app.skipProblems', to: '#inspector-panel' },
]

/** Ways past the header. The address stays: what stands behind "#" is the document. */
export function SkipLinks() {
  return (
    <>
      {links.map(({ pane, label, to }) => (
        <a
          key={pane} class="button skip outlined" href={`#pane-${pane}`}
          onClick={(event) => {
            event.preventDefault()
            if (pane === 'inspector') showTab('problems')
            else show(pane)
            // A pane that was not seen can have focus when it is drawn.
            requestAnimationFrame(() => document.querySelector<HTMLElement>(to)?.focus())
          }}
        >
          {t(pane === 'picker' && !ofCommands.value ? 'app.skipMiddle' : label)}
        </a>
      ))}
    </>
  )
}
