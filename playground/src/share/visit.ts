import { batch } from '@preact/signals'
import { unpick } from '../store/composer'
import { tab, tabs, view, views } from '../store/layout'
import { beside, locale, locales } from '../store/locale'
import { operation, scope } from '../store/target'
import { fileName, fileText, replace } from '../store/text'
import type { Shared } from './link'

/** What is open, with all that matters to see it as it is seen now. */
export function present(): Shared & { name: string } {
  return { text: fileText(), ...about() }
}

/** The same without the text, which takes time for a large one. */
export function about(): Omit<Shared, 'text'> & { name: string } {
  return {
    name: fileName.value,
    locale: locale.value,
    ...(beside.value !== null && { beside: beside.value }),
    ...(scope.value !== 'global' && { scope: scope.value }),
    ...(operation.value !== null && { operation: operation.value }),
    ...(view.value !== 'text' && { view: view.value }),
    ...(tab.value !== 'problems' && { tab: tab.value }),
  }
}

/** How the person looks at documents, which another document does not change. */
export function manner(): Omit<Shared, 'text'> {
  const { name: _, operation: __, ...rest } = about()
  return rest
}

/** Opens what a link, a draft or an example holds. What it does not say is as at first. */
export function open(shared: Shared): void {
  batch(() => {
    const known = (code: string | undefined) => locales.some(([one]) => one === code) ? code! : null
    locale.value = known(shared.locale) ?? 'en-US'
    beside.value = known(shared.beside)
    scope.value = shared.scope === 'guild' ? 'guild' : 'global'
    operation.value = (['create', 'edit', 'bulk'] as const).find((one) => one === shared.operation) ?? null
    view.value = views.find((one) => one === shared.view) ?? 'text'
    tab.value = tabs.find((one) => one === shared.tab) ?? 'problems'
    unpick()
    replace(shared.text, nameOf(shared.name))
  })
}

/** A file's name as it may stand on the page, in a download and in a command line. */
export function nameOf(given: string | undefined): string {
  // No folders, nothing that is not seen and nothing that turns the line around.
  const name = (given ?? '').replace(/^.*[/\\]/, '').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim().slice(0, 120)
  return name === '' || /^\.+$/.test(name) ? 'commands.json' : name
}
