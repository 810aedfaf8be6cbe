import { useEffect, useRef } from 'preact/hooks'
import { fadeEnds } from '../app/fadeEnds'
import { Fold } from '../app/Folded'
import { answers } from '../store/answers'
import { shownTab, shownTabs, tab, type Tab } from '../store/layout'
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
  const tabs = shownTabs.value
  const now = shownTab.value
  const Room = rooms[now]
  useEffect(() => fadeEnds(list.current!), [])
  useEffect(() => {
    list.current!.querySelector(`#tab-${now}`)!.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [now])
  const move = (event: KeyboardEvent) => {
    const at = tabs.indexOf(now)
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
      <div class="pane-body" role="tabpanel" id="inspector-panel" aria-labelledby={`tab-${now}`} tabIndex={0}>
        <Room />
      </div>
    </>
  )
}

function TabButton({ name }: { name: Tab }) {
  const chosen = shownTab.value === name
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
