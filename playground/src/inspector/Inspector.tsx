import { useEffect, useRef } from 'preact/hooks'
import { Fold } from '../app/Folded'
import { answers } from '../store/answers'
import { tab, tabs, type Tab } from '../store/layout'
import { t } from '../text/text'
import { Budget } from './budget/Budget'
import { Deploy } from './deploy/Deploy'
import { Locales } from './locales/Locales'
import { Payload } from './payload/Payload'
import { Problems } from './problems/Problems'

const rooms = { problems: Problems, locales: Locales, budget: Budget, payload: Payload, deploy: Deploy }

/** The tabs of the right pane. */
export function Inspector() {
  const list = useRef<HTMLDivElement>(null)
  const Room = rooms[tab.value]
  useEffect(() => fadeEnds(list.current!), [])
  useEffect(() => {
    list.current!.querySelector(`#tab-${tab.value}`)!.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tab.value])
  const move = (event: KeyboardEvent) => {
    const at = tabs.indexOf(tab.value)
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    tab.value = tabs[(to + tabs.length) % tabs.length]!
    list.current!.querySelector<HTMLElement>(`#tab-${tab.value}`)!.focus()
  }
  return (
    <>
      <div class="pane-head inspector-head">
        <div class="tabs" role="tablist" aria-label={t('tab.label')} ref={list} onKeyDown={move}>
          {tabs.map((one) => <TabButton key={one} name={one} />)}
        </div>
        <span class="space" />
        <Fold side="inspector" />
      </div>
      <div class="pane-body" role="tabpanel" id="inspector-panel" aria-labelledby={`tab-${tab.value}`} tabIndex={0}>
        <Room />
      </div>
    </>
  )
}

/** Tabs that have no room scroll; a faded end says that there are more. The result ends that. */
function fadeEnds(tabs: HTMLElement): () => void {
  const look = () => {
    const rest = tabs.scrollWidth - tabs.clientWidth - tabs.scrollLeft
    tabs.toggleAttribute('data-before', tabs.scrollLeft > 1)
    tabs.toggleAttribute('data-after', rest > 1)
  }
  look()
  tabs.addEventListener('scroll', look, { passive: true })
  const sizes = new ResizeObserver(look)
  sizes.observe(tabs)
  return () => {
    tabs.removeEventListener('scroll', look)
    sizes.disconnect()
  }
}

function TabButton({ name }: { name: Tab }) {
  const chosen = tab.value === name
  return (
    <button
      id={`tab-${name}`} role="tab" aria-selected={chosen} aria-controls="inspector-panel"
      tabIndex={chosen ? 0 : -1} onClick={() => { tab.value = name }}
    >
      {t(`tab.${name}`)}
      {name === 'problems' && <ProblemCount />}
    </button>
  )
}

function ProblemCount() {
  const total = answers.report.value.value?.total ?? 0
  return total > 0 ? <span class="badge">{total}</span> : null
}
