import { useState } from 'preact/hooks'
import type { Access, Decision } from '../engine/answer'
import { Icon } from '../icon/Icon'
import { Empty, Waiting } from '../inspector/Waiting'
import { Steps } from '../picker/Why'
import { answers } from '../store/answers'
import { openKind } from '../store/documents'
import { tell } from '../store/notice'
import { ofEdit } from '../store/permissions'
import { currentText } from '../store/text'
import { look, viewer, viewerOpen } from '../store/viewer'
import { t, tMaybe } from '../text/text'
import { Visible } from '../text/Visible'
import { Tick } from '../viewer/controls'
import { Id } from '../viewer/Identity'
import { ViewerBar } from '../viewer/ViewerBar'
import { ViewerPanel } from '../viewer/ViewerPanel'

/** Who may use the commands of the Commands tab, with these permissions as a server has them. */
export function AccessView() {
  return (
    <>
      <div class="pane-head picker-head">
        <h2>{t('access.title')}</h2>
        <span class="space" />
        <ViewerBar />
      </div>
      {viewerOpen.value && <ViewerPanel />}
      <div class="pane-body beside-document" tabIndex={-1}>
        <div class="viewer-grid">
          {(['guild', 'user'] as const).map((name) => (
            <Id key={name} label={t(`access.${name}`)} text={viewer.value[name]} set={(id) => look({ [name]: id })} />
          ))}
          <Id
            label={t('viewer.id.roles')} text={viewer.value.roles.join(' ')} several
            set={(text) => look({ roles: text.split(/[\s,]+/).filter(Boolean) })}
          />
        </div>
        <p class="muted">{t('access.hint')}</p>
        <Tick label={t('access.edit')} about={t('access.editHint')} on={ofEdit.value} set={(on) => { ofEdit.value = on }} />
        {viewer.value.permissions === 'admin' && (
          <p class="row">
            <span>{t('access.admin')}</span>
            <button class="button outlined" onClick={() => look({ permissions: '0' })}><Icon name="user" />{t('access.asMember')}</button>
          </p>
        )}
        <Waiting answer={answers.access.value}>{(access) => <List access={access} />}</Waiting>
      </div>
      <div class="beside-foot"><UseInPreview /></div>
    </>
  )
}

function List({ access }: { access: Access }) {
  if (access.commands.length === 0) return <Empty icon="list" title={t('picker.empty')} hint={t('access.emptyHint')} />
  const rest = access.total - access.commands.length
  return (
    <>
      <ul class="access" aria-label={t('access.list')}>
        {access.commands.map((one, i) => <Line key={`${i} ${one.pointer}`} command={one} />)}
      </ul>
      {rest > 0 && <p class="empty">{t('problems.more', { n: rest })}</p>}
    </>
  )
}

function Line({ command }: { command: Decision }) {
  const [open, setOpen] = useState(false)
  const { allowed, steps } = command.decision
  return (
    <li>
      <button class="access-line" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'chevronDown' : 'chevronRight'} />
        <bdi class="foreign access-name"><Visible text={command.name || t('picker.nameless')} /></bdi>
        <span class={`access-verdict ${allowed ? 'good' : 'error'}`}>
          <Icon name={allowed ? 'check' : 'close'} />{t(allowed ? 'why.allow' : 'why.deny')}
        </span>
        {allowed && command.hidden && (
          <span class="muted access-hidden"><Icon name="hidden" />{tMaybe(`hidden.${command.hidden}`, command.hidden)}</span>
        )}
      </button>
      {open && <Steps steps={steps} />}
    </li>
  )
}

/** Makes these permissions the overwrites of the viewer in the picker. */
function UseInPreview() {
  const use = () => {
    const { state, error } = answers.access.peek()
    if (state === 'failed') return tell(error ?? '', 'warning')
    const overwrites = currentText().trim()
    look({ overwrites })
    tell(t('access.used'), 'info', { label: t('access.show'), run: () => openKind('commands') })
  }
  return <button class="button main" onClick={use}><Icon name="slash" />{t('access.use')}</button>
}
