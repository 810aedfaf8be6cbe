import { computed, signal } from '@preact/signals'
import { fileName } from './text'

export type Scope = 'global' | 'guild'
export type Operation = 'create' | 'edit' | 'bulk'

/** Where the commands are registered. */
export const scope = signal<Scope>('global')

/** Which request's body the document is; null: the module tells from its form. */
export const operation = signal<Operation | null>(null)

/** The syntax of a file of this name, as an option of the module. */
export function syntaxOf(name: string): { syntax?: string } {
  const extension = /\.(jsonc|json5)$/i.exec(name)?.[1]
  return extension ? { syntax: extension.toLowerCase() } : {}
}

/** The syntax of the document that is open. */
export const syntax = computed(() => syntaxOf(fileName.value))

/** How the module is to read commands. */
export const documentOptions = computed<Record<string, unknown>>(() => ({
  scope: scope.value,
  ...syntax.value,
  ...(operation.value && { operation: operation.value }),
}))
