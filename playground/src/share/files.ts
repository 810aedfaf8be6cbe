import { named } from '../store/documents'
import { tell } from '../store/notice'
import { t } from '../text/text'
import { recognize } from './recognize'
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
  const { kind, known } = await recognize(read.text, name)
  const says = !known ? 'file.unrecognized' : others.length > 0 ? 'file.openedFirst' : 'file.opened'
  await openInstead({ ...manner(), text: read.text, name, kind }, t(says, { name }), known ? 'info' : 'warning')
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
  const { kind, known } = await recognize(text)
  const says = t(known ? 'paste.done' : 'paste.unrecognized')
  await openInstead({ ...manner(), text, kind, name: named(kind).name }, says, known ? 'info' : 'warning')
}
