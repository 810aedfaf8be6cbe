import { effect } from '@preact/signals'
import { request } from '../engine/client'
import { engine } from '../store/answers'
import { kind, kindOf, named, type Kind } from '../store/documents'
import { tell } from '../store/notice'
import { syntaxOf } from '../store/target'
import { isLarge } from '../store/text'
import { t } from '../text/text'
import { openInstead } from './replace'
import { manner, nameOf } from './visit'

/** The largest file that is read, in bytes: as much as the command line reads. */
export const largest = 64 << 20

/** What a file says, or why it cannot be read. */
export async function readFile(file: Blob): Promise<{ text: string } | { problem: string }> {
  if (file.size > largest) {
    return { problem: t('file.tooLarge', { size: Math.ceil(file.size / (1 << 20)), limit: largest >> 20 }) }
  }
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    return { problem: t('file.unreadable') }
  }
  const [a, b] = bytes
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) return { problem: t('file.utf16') }
  try {
    // A mark at the beginning, which some editors write, is left out.
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { problem: t('file.notUtf8') }
  }
}

/** Opens files that were dropped or picked: the first of them. */
export async function openFiles(files: Iterable<File>): Promise<void> {
  const [file, ...others] = files
  if (!file) return tell(t('file.none'), 'warning')
  const name = nameOf(file.name)
  const read = await readFile(file)
  if ('problem' in read) return tell(`${name}: ${read.problem}`, 'warning')
  const says = t(others.length > 0 ? 'file.openedFirst' : 'file.opened', { name })
  await openInstead({ ...manner(), text: read.text, name, kind: await recognised(read.text, name) }, says)
}

/**
 * The kind of a text, as the module recognises it. A very large one can only be commands; without
 * the module a text stays in the tab that is open.
 */
async function recognised(text: string, name = ''): Promise<Kind> {
  if (isLarge(text.length)) return 'commands'
  await settled()
  if (engine.peek().state === 'failed') return kind.peek()
  try {
    return kindOf((await request({ about: 'judged', options: syntaxOf(name), text })).kind) ?? 'commands'
  } catch {
    return kind.peek()
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

/** Lets the person pick a file. */
export function pickFile(): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = '.json,.jsonc,.json5,application/json,text/plain'
  input.onchange = () => void openFiles(input.files ?? [])
  input.click()
}

/** Opens what is in the clipboard, for who has no keyboard. */
export async function pasteAll(): Promise<void> {
  let text: string
  try {
    text = await navigator.clipboard.readText()
  } catch {
    return tell(t('paste.refused'), 'warning')
  }
  if (text.trim() === '') return tell(t('paste.empty'), 'warning')
  const of = await recognised(text)
  await openInstead({ ...manner(), text, kind: of, name: named(of).name }, t('paste.done'))
}
