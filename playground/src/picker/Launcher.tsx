import { useEffect, useRef, useState } from 'preact/hooks'
import type { Payload, PickerEntry } from '../engine/answer'
import { request } from '../engine/client'
import { Icon } from '../icon/Icon'
import { Empty } from '../inspector/Waiting'
import { answers } from '../store/answers'
import { sheet } from '../store/composer'
import { t } from '../text/text'
import { viewerOptions } from '../store/viewer'
import { beside, localeName } from '../store/locale'
import { Source } from './Composed'
import { sameThere } from './otherLocale'
import { use } from './send'
import { Path, Words } from './Words'

/** The launcher: where people find the application's entry point. */
export function Launcher() {
  const box = useRef<HTMLElement>(null)
  const launcher = answers.picker.value.value?.launcher ?? null
  useEffect(() => box.current!.querySelector<HTMLElement>('button')!.focus(), [])
  const close = () => {
    sheet.value = null
    requestAnimationFrame(() => document.getElementById('open-launcher')?.focus())
  }
  return (
    <section
      class="launcher scroll" role="dialog" aria-label={t('picker.launcher')} ref={box}
      onKeyDown={(event) => { if (event.key === 'Escape') close() }}
    >
      {launcher
        ? <Activity entry={launcher} close={close} />
        : <Empty icon="list" title={t('launcher.none')} hint={t('launcher.noneHint')} />}
      <button class="button only-icon launcher-close" title={t('launcher.close')} aria-label={t('launcher.close')} onClick={close}>
        <Icon name="close" />
      </button>
    </section>
  )
}

function Activity({ entry, close }: { entry: PickerEntry; close: () => void }) {
  const name = entry.path[0]!.value
  const there = sameThere(entry)
  return (
    <>
      <h3 class="launcher-title">{t('picker.launcher')}</h3>
      <div class="activity">
        <span class="activity-icon" aria-hidden="true"><Icon name="launcher" /></span>
        <div class="activity-text">
          <h4 class="entry-name foreign"><Path path={entry.path} /></h4>
          <p class="muted foreign"><Words shown={entry.description} /></p>
          {there && (
            <div class="there" lang={beside.value ?? ''}>
              <p class="for-readers">{localeName(beside.value ?? '')}</p>
              <p class="foreign"><strong><Path path={there.path} /></strong> <code class="muted" aria-hidden="true">{beside.value}</code></p>
              <p class="muted foreign"><Words shown={there.description} /></p>
            </div>
          )}
          <p class="handler"><Handler entry={entry} /></p>
        </div>
        <Source pointer={entry.pointer} />
        <button
          class="button main" aria-label={t('launcher.startOne', { name })}
          onClick={() => {
            close()
            void use({ ...entry, kind: 'launcher' }, null)
          }}
        >{t('launcher.start')}</button>
      </div>
    </>
  )
}

/** Who handles it: the module tells by what would come of it. */
function Handler({ entry }: { entry: PickerEntry }) {
  const [payload, setPayload] = useState<Payload | null>(null)
  const options = viewerOptions.value
  const version = answers.picker.value.version
  useEffect(() => {
    let late = false
    request<'payload'>({ about: 'payload', options: { ...options, pointer: entry.pointer } })
      .then((one) => { if (!late) setPayload(one) }, () => {})
    return () => { late = true }
  }, [entry.pointer, options, version])
  if (!payload) return <>{t('wait')}</>
  return <>{payload.meaning ?? payload.refusals[0]?.message ?? t('launcher.app')}</>
}
