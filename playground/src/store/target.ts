import { computed, signal } from '@preact/signals'

export type Scope = 'global' | 'guild'
export type Operation = 'create' | 'edit' | 'bulk'

/** Where the commands are registered. */
export const scope = signal<Scope>('global')

/** Which request's body the document is; null: the module tells from its form. */
export const operation = signal<Operation | null>(null)

/** How the module is to read commands. */
export const documentOptions = computed<Record<string, unknown>>(() => ({
  scope: scope.value,
  ...(operation.value && { operation: operation.value }),
}))
