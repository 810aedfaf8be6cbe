import { useEffect, useRef } from 'preact/hooks'
import { fadeEnds } from '../app/fadeEnds'
import { Icon } from '../icon/Icon'
import { kind, kinds, openKind, standings, type Kind } from '../store/documents'
import { t } from '../text/text'

/** The documents, each in a tab with the count of its problems. */
export function DocumentTabs() {
  const list = useRef<HTMLDivElement>(null)
  const now = kind.value
  useEffect(() => fadeEnds(list.current!), [])
  useEffect(() => {
    list.current!.querySelector(`#document-${now}`)!.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [now])
  const move = (event: KeyboardEvent) => {
    const at = kinds.indexOf(kind.peek())
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: kinds.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = kinds[(to + kinds.length) % kinds.length]!
    openKind(next)
    list.current!.querySelector<HTMLElement>(`#document-${next}`)!.focus()
  }
  return (
    <div class="documents">
      <div class="tabs" role="tablist" aria-label={t('kind.label')} ref={list} onKeyDown={move}>
        {kinds.map((one) => <Tab key={one} of={one} />)}
      </div>
    </div>
  )
}

function Tab({ of }: { of: Kind }) {
  const chosen = kind.value === of
  return (
    <button
      id={`document-${of}`} role="tab" aria-selected={chosen} aria-controls="document-panel"
      tabIndex={chosen ? 0 : -1} onClick={() => openKind(of)}
    >
      {t(`kind.${of}`)}
      <Count of={of} />
    </button>
  )
}

/** How many problems a document has; where there is little room, the sign of the worst. */
function Count({ of }: { of: Kind }) {
  const standing = standings.value[of]
  if (!standing?.worst) return null
  return (
    <span class={`standing ${standing.worst}`} title={t('kind.problems', { n: standing.total })}>
      <Icon name={standing.worst} />
      <span class="badge" aria-hidden="true">{standing.total}</span>
      <span class="for-readers">{t('kind.problems', { n: standing.total })}</span>
    </span>
  )
}
