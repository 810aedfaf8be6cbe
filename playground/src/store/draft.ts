import { signal } from '@preact/signals'

/** Whether the browser keeps what is written; "refused": it has no room or does not allow it. */
export const keeping = signal<'idle' | 'kept' | 'refused'>('idle')

/** Whether something was kept when another document took its place. */
export const hasBefore = signal(false)
