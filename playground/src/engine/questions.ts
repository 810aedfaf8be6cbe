import { computed, effect } from '@preact/signals'
import { beside } from '../store/locale'
import { answers } from '../store/answers'
import { challenge } from '../store/authorization'
import { invocation, picked, query, sending } from '../store/composer'
import { kind, ofCommands, textOf } from '../store/documents'
import { live } from '../store/live'
import { pane, shownTab, type Tab } from '../store/layout'
import { severities } from '../store/problems'
import { visible } from '../store/selection'
import { documentOptions, scope, syntax } from '../store/target'
import { text, version } from '../store/text'
import { accessOptions, hiddenOpen, viewerOptions } from '../store/viewer'
import { compareWith, define, drop, keep } from './client'
import { asJudged, judging } from './judging'
import type { Question, Slot } from './protocol'
import { most } from './reduce'

/**
 * Which answers are kept up to date, and when: each line below asks again whenever something that
 * it reads changes. What nobody looks at is not asked for.
 */
export function keepAnswers(): void {
  let judged = kind.peek()
  // Only reports that are too long to be posted whole depend on what is drawn.
  const long = computed(() => (answers.report.value.value?.total ?? 0) > most.diagnostics)
  always('report', () => {
    // What was said of one document must not be taken for what is said of another.
    if (kind.value !== judged) drop('report')
    judged = kind.value
    return {
      about: 'report', ...judging(),
      ...(long.value ? { near: visible.value, only: severities.value } : { near: null }),
    }
  })
  ofCommandsAlone('picker', () => ({ about: 'picker', options: pickerOptions() }))
  ofCommandsAlone('beside', () => beside.value === null ? null : {
    about: 'picker', options: { ...pickerOptions(), locale: beside.value },
  })
  ofCommandsAlone('entry', () => picked.value === null ? null : {
    about: 'entry', options: viewerOptions.value, pointer: picked.value,
  })
  ofCommandsAlone('composed', () => sending.value && { about: 'payload', options: sending.value })
  // Why takes many words for many commands: only who has opened the list reads them.
  ofCommandsAlone('decisions', () => hiddenOpen.value
    ? { about: 'decisions', options: viewerOptions.value }
    : null)
  inTab('payload', 'payload', () => invocation.value && {
    about: 'payload', options: invocation.value,
  })
  inTab('budget', 'budget', () => ({
    about: 'budget', options: { ...documentOptions.value, top: 10 },
  }))
  inTab('locales', 'locales', () => ({ about: 'locales', options: documentOptions.value }))
  inTab('plan', 'deploy', () => ({
    about: 'plan', options: { scope: scope.value, ...syntax.value }, live: compareWith(live.value),
  }))
  always('access', () => kind.value !== 'permissions' ? null : {
    about: 'access', options: accessOptions.value, definition: define(textOf('commands')),
  })
  always('authorized', () => kind.value !== 'authorization' ? null : {
    about: 'authorized', options: asJudged(challenge.value),
  })
  keep('catalogue', { about: 'catalogue' })
}

function pickerOptions(): Record<string, unknown> {
  return query.value ? { ...viewerOptions.value, query: query.value } : viewerOptions.value
}

/** Asks for each version of the text; null: not now. */
function always(slot: Slot, question: () => Question | null): void {
  effect(() => {
    void version.value
    const asked = question()
    if (asked) keep(slot, asked)
    else drop(slot)
  })
}

/** Asks for each version while the commands are open. */
function ofCommandsAlone(slot: Slot, question: () => Question | null): void {
  always(slot, () => ofCommands.value ? question() : null)
}

/** Asks while a tab of the inspector is shown; the last answer stays when it is left. */
function inTab(slot: Slot, shown: Tab, question: () => Question | null): void {
  effect(() => {
    if (shownTab.value !== shown) return
    void [version.value, pane.value, text.peek()]
    const asked = question()
    if (asked) keep(slot, asked)
    else drop(slot)
  })
}
