import type { BudgetField } from '../../engine/answer'

/** Where the text stands that counts: that of the longest locale, if it is not the default. */
export function placeOf({ pointer, longest }: BudgetField): string {
  return longest ? `${pointer}_localizations/${longest}` : pointer
}

/** The member that the pointer ends with: name, description or value. */
export function memberOf({ pointer }: BudgetField): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1)
}
