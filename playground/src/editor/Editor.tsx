import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { t } from '../text/text'
import { ProblemBar } from './ProblemBar'
import { Status } from './Status'

// The chunk is fetched as soon as the page's script runs, beside the module.
const setup = import('./setup')

/** The place of the editor, until it is there and after. */
export function Editor() {
  const place = useRef<HTMLDivElement>(null)
  const state = useSignal<'loading' | 'ready' | 'failed'>('loading')
  useEffect(() => {
    let close = () => {}
    let gone = false
    setup.then(({ openEditor }) => {
      if (gone) return
      close = openEditor(place.current!)
      state.value = 'ready'
    }, () => { state.value = 'failed' })
    return () => {
      gone = true
      close()
    }
  }, [])
  return (
    <div class="editor">
      <div class="editor-text" ref={place}>
        {state.value !== 'ready' && (
          <p class="empty">{t(state.value === 'failed' ? 'editor.failed' : 'editor.loading')}</p>
        )}
      </div>
      <ProblemBar />
      <Status />
    </div>
  )
}
