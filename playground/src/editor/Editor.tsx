import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../icon/Icon'
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
        {state.value === 'loading' && <p class="empty">{t('editor.loading')}</p>}
        {state.value === 'failed' && <Failed />}
      </div>
      <ProblemBar />
      <Status />
    </div>
  )
}

/** The rest of the page works without the editor; a new attempt needs the page anew. */
function Failed() {
  return (
    <div class="empty" role="alert">
      <span class="error"><Icon name="error" /></span>
      <strong>{t('editor.failed')}</strong>
      <button class="button outlined" onClick={() => location.reload()}>{t('offline.reload')}</button>
    </div>
  )
}
