import { batch } from '@preact/signals'
import { unpick } from '../store/composer'
import { kind, kindOf, named, openKind, peekTextOf, type Kind } from '../store/documents'
import { against, judgeAgainst, linkedDefinition } from '../store/interaction'
import { tab, tabs, view, views } from '../store/layout'
import { beside, locale, locales } from '../store/locale'
import { ofEdit } from '../store/permissions'
import { operation, scope } from '../store/target'
import { fileName, fileText, replace } from '../store/text'
import { look, viewer } from '../store/viewer'
import type { Shared } from './link'

/** What is open, with all that matters to see it as it is seen now. */
export function present(): Shared & { name: string } {
  return { text: fileText(), ...about() }
}

/** The same without the text, which takes time for a large one. */
export function about(): Omit<Shared, 'text'> & { name: string } {
  return {
    name: fileName.value,
    ...(kind.value === 'commands' ? { ...manner(), ...(operation.value !== null && { operation: operation.value }) } : aboutKind()),
  }
}

/** How the person looks at commands, which another document does not change. */
export function manner(): Omit<Shared, 'text'> {
  return {
    locale: locale.value,
    ...(beside.value !== null && { beside: beside.value }),
    ...(scope.value !== 'global' && { scope: scope.value }),
    ...(view.value !== 'text' && { view: view.value }),
    ...(tab.value !== 'problems' && { tab: tab.value }),
  }
}

/** What belongs to a document of another kind than commands. */
function aboutKind(): Partial<Shared> {
  const now = kind.value
  if (now === 'permissions') {
    const { guild } = viewer.value
    return { kind: now, ...(guild !== '' && { guild }), ...(ofEdit.value && { operation: 'edit' }) }
  }
  if (now !== 'interaction') return { kind: now }
  const definition = against.value === 'link' ? linkedDefinition.value : null
  return {
    kind: now,
    ...(definition !== null && { against: definition }),
    ...(against.value === 'nothing' && { judged: 'nothing' }),
  }
}

/** What is open, for somebody who has none of the other documents. */
export function whole(): Shared {
  const shared = present()
  if (kind.peek() !== 'interaction' || against.peek() !== 'commands') return shared
  return { ...shared, against: peekTextOf('commands').toString() }
}

/** Opens what a link, a draft or an example holds. What it does not say is as at first. */
export function open(shared: Shared): void {
  batch(() => {
    const of = kindOf(shared.kind) ?? 'commands'
    openKind(of)
    openAs(of, shared)
    replace(shared.text, nameOf(shared.name, of))
    // How commands are looked at is nothing that other documents say.
    if (of !== 'commands') return
    const known = (code: string | undefined) => locales.some(([one]) => one === code) ? code! : null
    locale.value = known(shared.locale) ?? 'en-US'
    beside.value = known(shared.beside)
    scope.value = shared.scope === 'guild' ? 'guild' : 'global'
    operation.value = (['create', 'edit', 'bulk'] as const).find((one) => one === shared.operation) ?? null
    view.value = views.find((one) => one === shared.view) ?? 'text'
    tab.value = tabs.find((one) => one === shared.tab) ?? 'problems'
    unpick()
  })
}

/** How a document of another kind is judged. */
export function openAs(of: Kind, shared: Partial<Shared>): void {
  if (of === 'permissions') {
    ofEdit.value = shared.operation === 'edit'
    if (/^\d{1,20}$/.test(shared.guild ?? '')) look({ guild: shared.guild! })
  }
  if (of === 'interaction') judgeAgainst(shared.against ?? null, shared.judged === 'nothing' ? 'nothing' : 'commands')
}

/** A file's name as it may stand on the page, in a download and in a command line. */
export function nameOf(given: string | undefined, of: Kind = 'commands'): string {
  // No folders, nothing that is not seen and nothing that turns the line around.
  const name = (given ?? '').replace(/^.*[/\\]/, '').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim().slice(0, 120)
  return name === '' || /^\.+$/.test(name) ? named(of).name : name
}
