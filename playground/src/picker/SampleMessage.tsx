import type { ComponentChildren } from 'preact'
import { Icon } from '../icon/Icon'
import { answers } from '../store/answers'
import { sheet } from '../store/composer'
import { t } from '../text/text'
import { AppsMenu, type Anchor } from './AppsMenu'
import { members } from './samples'

const member = members[0]!
const messageID = '1100000000000000501'
const spot: Record<'user' | 'message', Anchor> = { user: 'apps-user', message: 'apps-message' }

/** A message and its author, on which commands can be used as in the client. */
export function SampleMessage() {
  const open = sheet.value
  return (
    <article class="message" aria-label={t('chat.sample', { name: member.label })} {...asks('message')}>
      <span class="author" {...asks('user')}>
        <span class="avatar" aria-hidden="true">{member.label[0]}</span>
      </span>
      <div class="message-body">
        <span class="author" {...asks('user')}>
          <Opener kind="user" label={t('chat.appsOnMember', { name: member.label })}>{member.label}<Icon name="chevronDown" /></Opener>
        </span>
        <p>{t('chat.sampleText')}</p>
      </div>
      <Opener kind="message" label={t('chat.appsOnMessage')}><Icon name="more" />{t('chat.apps')}</Opener>
      {(open === 'user' || open === 'message') && <Sheet open={open} />}
    </article>
  )
}

function Sheet({ open }: { open: 'user' | 'message' }) {
  const summary = answers.picker.value.value
  return (
    <AppsMenu
      kind={open} anchor={spot[open]} entries={summary?.[open] ?? []} ready={summary !== null}
      on={open === 'user' ? { name: member.label, id: member.value } : { name: t('chat.messageOf', { name: member.label }), id: messageID }}
    />
  )
}

function Opener({ kind, label, children }: { kind: 'user' | 'message'; label: string; children: ComponentChildren }) {
  return (
    <button
      id={spot[kind]} class={`opener on-${kind}`} aria-haspopup="menu" aria-expanded={sheet.value === kind}
      aria-label={label} title={label} onClick={() => { sheet.value = sheet.value === kind ? null : kind }}
    >{children}</button>
  )
}

/** The ways to ask for a context menu: the pointer's second button, the menu key, Shift+F10. */
function asks(kind: 'user' | 'message') {
  const open = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    sheet.value = kind
  }
  return {
    onContextMenu: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) open(event)
    },
  }
}
