import { useSignal } from '@preact/signals'
import { copy } from '../../app/copy'
import { Icon } from '../../icon/Icon'
import { readFile } from '../../share/files'
import { nameOf } from '../../share/visit'
import { live } from '../../store/live'
import { tell } from '../../store/notice'
import { scope } from '../../store/target'
import { t } from '../../text/text'
import { list } from './shell'

/** A field of more units would make the browser slow; such a text is shown by its name. */
const largest = 200_000

/** The field for what is registered; a file can be picked, or dropped on it. */
export function Live() {
  const now = live.value
  const over = useSignal(false)
  const openFile = async (file: File | undefined) => {
    if (!file) return
    const name = nameOf(file.name)
    const read = await readFile(file)
    if ('problem' in read) tell(`${name}: ${read.problem}`, 'warning')
    else live.value = { text: read.text, name }
  }
  const pick = () => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = '.json,application/json,text/plain'
    input.onchange = () => void openFile(input.files?.[0])
    input.click()
  }
  const write = (text: string) => {
    live.value = text.trim() === '' ? null : { text, name: null }
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (text.length <= largest) return
    event.preventDefault()
    live.value = { text, name: t('deploy.livePasted') }
  }
  const drop = (event: DragEvent) => {
    over.value = false
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    void openFile(event.dataTransfer.files[0])
  }
  return (
    <section
      class={`live${over.value ? ' over' : ''}`} data-drop aria-labelledby="deploy-live"
      onDragOver={(event) => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        over.value = true
      }}
      onDragLeave={() => { over.value = false }} onDrop={drop}
    >
      <div class="section-head">
        <h2 id="deploy-live">{t('deploy.live')}</h2>
        <button class="button" onClick={pick}><Icon name="open" />{t('deploy.livePick')}</button>
      </div>
      <p class="muted">{t('deploy.liveHint')}</p>
      {now && (now.name !== null || now.text.length > largest)
        ? (
          <p class="live-file">
            <Icon name="file" />
            <span class="foreign">
              {t('deploy.liveSize', { name: now.name ?? t('deploy.livePasted'), size: Math.ceil(now.text.length / 1024) })}
            </span>
          </p>
        )
        : (
          <textarea
            id="live-text" class="mono" rows={4} spellcheck={false} autocomplete="off" placeholder="[]"
            aria-label={t('deploy.liveLabel')} value={now?.text ?? ''} onPaste={paste}
            onInput={(event) => write(event.currentTarget.value)}
          />
        )}
      <div class="row">
        {now && (
          <button class="button outlined" onClick={() => { live.value = null }}>
            <Icon name="close" />{t('deploy.liveClear')}
          </button>
        )}
        <button class="button outlined" onClick={() => void copy(list(scope.value), t('deploy.liveGetDone'))}>
          <Icon name="copy" />{t('deploy.liveGet')}
        </button>
      </div>
    </section>
  )
}
