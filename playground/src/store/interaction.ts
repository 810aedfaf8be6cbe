import { Text } from '@codemirror/state'
import { batch, computed, signal } from '@preact/signals'

/** What an interaction is judged against: the Commands tab, what its link brought, or nothing. */
export type Against = 'commands' | 'link' | 'nothing'

/** What the interaction is judged against. */
export const against = signal<Against>('commands')

/** The definition that came with a link; null: none did. */
export const linkedDefinition = signal<string | null>(null)

/** The same to look into. */
export const linkedText = computed(() => Text.of((linkedDefinition.value ?? '').split(/\r\n|\r|\n/)))

/** Judges the interaction against a definition that a link brought, or else as is said. */
export function judgeAgainst(definition: string | null, otherwise: Exclude<Against, 'link'>): void {
  batch(() => {
    linkedDefinition.value = definition
    against.value = definition === null ? otherwise : 'link'
  })
}
