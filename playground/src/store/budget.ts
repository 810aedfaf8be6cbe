import { signal } from '@preact/signals'

/** The pointers of the commands whose costs are unfolded. */
export const openBudgets = signal<ReadonlySet<string>>(new Set())

export function toggleBudget(pointer: string): void {
  const next = new Set(openBudgets.peek())
  if (!next.delete(pointer)) next.add(pointer)
  openBudgets.value = next
}
