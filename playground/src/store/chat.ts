import { signal } from '@preact/signals'
import type { FullEntry, Payload } from '../engine/answer'

/** A command that was used: what people read of it, and what came of it. */
export interface Message {
  number: number
  kind: FullEntry['kind']
  name: string
  filled: readonly { name: string; text: string }[]
  /** Whom or what it was used on. */
  on: string | null
  payload: Payload
}

/** What was used in this visit, the oldest first. */
export const messages = signal<readonly Message[]>([])

/** The message whose interaction is shown while nothing is being composed; null: the last. */
export const shownMessage = signal<number | null>(null)

let count = 0

/** So many stay: a chat is not a record. */
const most = 50

/** Puts what was used into the chat. */
export function say(message: Omit<Message, 'number'>): void {
  messages.value = [...messages.peek(), { ...message, number: ++count }].slice(-most)
  shownMessage.value = null
}
