import type { PlanChange, PlanCommand } from '../../engine/answer'
import { Icon } from '../../icon/Icon'
import { showSource } from '../../picker/source'
import { t, tMaybe } from '../../text/text'
import { Visible } from '../../text/Visible'

const signs = {
  create: ['plus', 'good'], overwrite: ['wrench', 'warning'], delete: ['minus', 'error'], unchanged: ['same', 'muted'],
} as const

/** What would happen to one command. */
export function Planned({ command: one }: { command: PlanCommand }) {
  const [icon, colour] = signs[one.action]
  const name = (
    <>
      <span class={colour}><Icon name={icon} /></span>
      <span class="foreign name"><Visible text={one.type === 'CHAT_INPUT' ? `/${one.name}` : one.name} /></span>
      {one.renamed_from && <span class="muted foreign"><Visible text={t('deploy.from', { name: one.renamed_from })} /></span>}
      {one.renamed_to && <span class="muted foreign"><Visible text={t('deploy.to', { name: one.renamed_to })} /></span>}
      {one.type !== 'CHAT_INPUT' && one.type && <span class="muted">{tMaybe(`deploy.type.${one.type}`, one.type)}</span>}
    </>
  )
  const says = <span class="muted says">{t(`deploy.action.${one.action}`)}</span>
  return (
    <li class="planned">
      {one.changes.length > 0
        ? (
          <details>
            <summary>
              {name}
              <span class="muted says">{t('deploy.changes', { n: one.total })}</span>
              <Icon name="chevronDown" />
            </summary>
            <ul>{one.changes.map((change, i) => <Change key={i} change={change} />)}</ul>
            {one.total > one.changes.length && (
              <p class="row muted">{t('deploy.more', { n: one.total - one.changes.length })}</p>
            )}
          </details>
        )
        : one.pointer === undefined
          ? <div class="planned-line">{name}{says}</div>
          : <button class="planned-line" title={t('picker.source')} onClick={() => showSource(one.pointer!)}>{name}{says}</button>}
    </li>
  )
}

/** One difference: what it is about, what was there, and what would be. */
function Change({ change }: { change: PlanChange }) {
  const { path, member, locale, live, draft, pointer } = change
  const about = (
    <>
      <span class="foreign"><Visible text={path.replace(/ \[[\w-]+\]$/, '')} /></span>
      {member && <code><Visible text={member} /></code>}
      {locale && <span class="locale-code"><Visible text={locale} /></span>}
    </>
  )
  return (
    <li class="change">
      {pointer === null
        ? <span class="change-about">{about}</span>
        : <button class="change-about" title={t('picker.source')} onClick={() => showSource(pointer)}>{about}</button>}
      <Side sign="minus" label={t('deploy.old')} value={live} />
      <Side sign="plus" label={t('deploy.new')} value={draft} />
    </li>
  )
}

function Side({ sign, label, value }: { sign: 'minus' | 'plus'; label: string; value: string | null }) {
  return (
    <div class="change-side" data-sign={sign}>
      <Icon name={sign} label={label} />
      {value === null ? <span class="muted">{t('deploy.nothingThere')}</span> : <code class="foreign"><Visible text={value} /></code>}
    </div>
  )
}
