import type { FullEntry, Payload } from '../engine/answer'
import { request } from '../engine/client'
import { answers } from '../store/answers'
import { attempted, focus, read, sending, unpick, values, search } from '../store/composer'
import { say } from '../store/chat'
import { tell } from '../store/notice'
import { viewerOptions } from '../store/viewer'
import { t } from '../text/text'

/** The path of an entry as people see it. */
export function shownName(entry: Pick<FullEntry, 'path' | 'kind'>): string {
  const path = entry.path.map((part) => part.value).join(' ')
  return entry.kind === 'slash' ? `/${path}` : path
}

/**
 * Sends the composed command off if the client would. The module is asked once more: the answer in
 * the store may be that of the letter before.
 */
export async function send(): Promise<void> {
  const options = sending.peek()
  const entry = answers.entry.peek().value
  if (!options || !entry) return
  const payload = await ask(options)
  if (!payload || sending.peek() !== options) return
  if (payload.refusals.length > 0) {
    attempted.value = true
    focusOption(payload.refusals.find((one) => one.option)?.option)
    return
  }
  const filled = entry.options
    .filter((option) => Object.hasOwn(values.peek(), option.name.default))
    .map((option) => ({ name: option.name.value, text: read(option.name.default) }))
  say({ kind: entry.kind, name: shownName(entry), filled, on: null, payload })
  search('')
  unpick()
}

/** Uses a command of a menu or the launcher: it is sent as soon as it is picked. */
export async function use(
  entry: Pick<FullEntry, 'path' | 'pointer' | 'kind'>, on: { name: string; id: string } | null,
): Promise<void> {
  const payload = await ask({
    ...viewerOptions.peek(), pointer: entry.pointer, ...(on && { target: on.id }),
  })
  if (payload) say({ kind: entry.kind, name: shownName(entry), filled: [], on: on?.name ?? null, payload })
}

async function ask(options: Record<string, unknown>): Promise<Payload | null> {
  try {
    return await request<'payload'>({ about: 'payload', options })
  } catch (error) {
    tell(t('failed', { why: (error as Error).message }), 'warning')
    return null
  }
}

/**
 * Does something as soon as a change of signals is drawn. Preact draws in a microtask: the next key
 * that is pressed goes to the right field.
 */
export function drawn(then: () => void): void {
  queueMicrotask(then)
}

/** Brings the caret into an option's field. */
export function focusOption(name: string | undefined): void {
  if (name === undefined) return
  focus.value = name
  drawn(() => {
    const fields = document.querySelectorAll<HTMLElement>('.composer [data-option]')
    for (const field of fields) if (field.dataset['option'] === name) field.focus()
  })
}
