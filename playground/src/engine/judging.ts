import { challenge } from '../store/authorization'
import { kind, peekTextOf, textOf, type Kind } from '../store/documents'
import { against, linkedDefinition } from '../store/interaction'
import { ofEdit } from '../store/permissions'
import { documentOptions, syntax } from '../store/target'
import { isLarge } from '../store/text'
import { viewer } from '../store/viewer'
import { define } from './client'

/** How the document that is open is judged: the part of a question that depends on its kind. */
export function judging(): { options: Record<string, unknown>; definition?: number; by?: 'authorize' } {
  switch (kind.value) {
    // What stands in the Commands tab and is of another kind is recognized by the module.
    case 'commands': return { options: documentOptions.value }
    case 'permissions': return { options: ofPermissions() }
    case 'interaction': {
      const options = { kind: 'interaction', ...syntax.value }
      const definition = definitionNow()
      return definition === null ? { options } : { options, definition: define(definition) }
    }
    case 'authorization': return { by: 'authorize', options: asJudged(challenge.value) }
  }
}

/** The same for mend. */
export function mending(): { options: Record<string, unknown>; definition?: number } {
  const { by, ...rest } = judging()
  return by ? { options: { kind: 'authorization' } } : rest
}

/** The options of authorize. */
export function asJudged(should: string | null): Record<string, unknown> {
  return should === null ? {} : { challenge: should }
}

function ofPermissions(): Record<string, unknown> {
  const { guild } = viewer.value
  return { kind: 'permissions', ...syntax.value, ...(guild !== '' && { guild }), ...(ofEdit.value && { operation: 'edit' }) }
}

/** What interactions are judged against; null: nothing. */
function definitionNow() {
  if (against.value === 'link') return linkedDefinition.value
  return against.value === 'commands' ? textOf('commands') : null
}

/** The options for a text that is not open; null where it would take too long. */
export function optionsFor(of: Kind): Record<string, unknown> | null {
  if (of === 'commands') return documentOptions.peek()
  if (of === 'permissions') return ofPermissions()
  if (of === 'authorization') return { kind: 'authorization' }
  const linked = against.peek() === 'link' ? linkedDefinition.peek() : null
  if (linked !== null) return { kind: 'interaction', against: linked }
  if (against.peek() === 'nothing') return { kind: 'interaction' }
  const commands = peekTextOf('commands')
  return isLarge(commands.length) ? null : { kind: 'interaction', against: commands.toString() }
}
