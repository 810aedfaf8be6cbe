import { signal } from '@preact/signals'

/** Whether command permissions are the body of an edit, whatever else stands in them. */
export const ofEdit = signal(false)
