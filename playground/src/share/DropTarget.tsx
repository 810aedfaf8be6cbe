import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Icon } from '../icon/Icon'
import { t } from '../text/text'
import { openFiles } from './files'

/** The whole window takes a dropped file. The editor would put it into the text. */
export function DropTarget() {
  const over = useSignal(false)
  useEffect(() => {
    const ends = new AbortController()
    const on = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      window.addEventListener(type, (event) => {
        // A field that takes files of its own, and text that is dragged, go their ways.
        const own = event.target instanceof Element && event.target.closest('[data-drop]')
        if (own || !event.dataTransfer?.types.includes('Files')) {
          over.value = false
          return
        }
        event.preventDefault()
        event.stopPropagation()
        act(event)
      }, { capture: true, signal: ends.signal })
    const enter = (event: DragEvent) => {
      event.dataTransfer!.dropEffect = 'copy'
      over.value = true
    }
    on('dragenter', enter)
    on('dragover', enter)
    // Leaving the window, and not only one of its elements, goes to nothing.
    on('dragleave', (event) => { if (!event.relatedTarget) over.value = false })
    on('drop', (event) => {
      over.value = false
      void openFiles(event.dataTransfer!.files)
    })
    return () => ends.abort()
  }, [])
  return over.value
    ? <div class="drop-target" aria-hidden="true"><Icon name="open" />{t('file.drop')}</div>
    : null
}
