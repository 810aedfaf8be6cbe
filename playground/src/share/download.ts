import { fileName, fileText } from '../store/text'

/** Saves the document under its name, with the line ends that it was opened with. */
export function download(): void {
  const address = URL.createObjectURL(new Blob([fileText()], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName.value
  link.click()
  // The download has begun when this runs; kept longer, the address would keep the text.
  setTimeout(() => URL.revokeObjectURL(address))
}
