import { effect } from '@preact/signals'
import { request } from '../engine/client'
import { engine } from '../store/answers'
import { kind, kindOf, type Kind } from '../store/documents'
import { syntaxOf } from '../store/target'
import { isLarge } from '../store/text'

/**
 * The tab for a text, written as its name says, and whether the text is recognized as something for it. A very large one can only
 * be commands; without the module a text stays in the tab that is open.
 */
export async function recognize(text: string, name = ''): Promise<{ kind: Kind; known: boolean }> {
  if (isLarge(text.length)) return { kind: 'commands', known: true }
  await settled()
  if (engine.peek().state === 'failed') return { kind: kind.peek(), known: true }
  try {
    const found = await request({ about: 'recognized', options: syntaxOf(name), text })
    return { kind: kindOf(found.kind) ?? kind.peek(), known: found.recognition !== 'unrecognized' }
  } catch {
    return { kind: kind.peek(), known: true }
  }
}

/** Waits until there is a module, or none that can be had. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (engine.value.state === 'loading') return
      resolve()
      // The effect may be in its first run, in which nothing can stop it.
      queueMicrotask(() => stop())
    })
  })
}
