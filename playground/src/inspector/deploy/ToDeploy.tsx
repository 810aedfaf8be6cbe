import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { copy } from '../../app/copy'
import { Icon } from '../../icon/Icon'
import { answers } from '../../store/answers'
import { live } from '../../store/live'
import { tell } from '../../store/notice'
import { operation, scope, type Operation } from '../../store/target'
import { currentText, fileName, text } from '../../store/text'
import { t } from '../../text/text'
import { isJson, minified, pretty } from './json'
import { check, deploy, plan, variables } from './shell'

/** A here-document beyond this is better a file. */
const longest = 1_000_000

/** Everything that leads from here to the service, to copy. Nothing is sent from this page. */
export function ToDeploy() {
  const body = useSignal<'file' | 'here'>('file')
  const file = fileName.value
  const how = (answers.report.value.value?.operation ?? operation.value ?? 'bulk') as Operation
  const target = { scope: scope.value, operation: how }
  const copyJson = (form: (text: string) => string, what: string) => {
    const json = currentText()
    if (isJson(json)) void copy(form(json), t('deploy.copied', { what }))
    else tell(t('deploy.broken'), 'warning')
  }
  const copyRequest = () => {
    if (body.value === 'here' && text.peek().length > longest) return tell(t('deploy.tooLong'), 'warning')
    const from = body.value === 'file' ? { file } : { text: forHere() }
    void copy(deploy({ ...target, from }), t('deploy.copied', { what: t('deploy.curl') }))
  }
  const shown = deploy({ ...target, from: body.value === 'file' ? { file } : { text: '…' } })
  return (
    <section class="to-deploy" aria-labelledby="deploy-run">
      <div class="section-head"><h2 id="deploy-run">{t('deploy.run')}</h2></div>
      <Shell title={t('deploy.curl')} text={shown} onCopy={copyRequest}>
        <div class="switch" role="group" aria-label={t('deploy.body')}>
          {(['file', 'here'] as const).map((one) => (
            <button key={one} aria-pressed={body.value === one} onClick={() => { body.value = one }}>
              {t(`deploy.body.${one}`)}
            </button>
          ))}
        </div>
      </Shell>
      <p class="row muted">{t('deploy.curlHint', { variables: variables(target.scope, how) })}</p>
      <Shell title={t('deploy.check')} text={check(file, scope.value, operation.value)} />
      {live.value && (
        <Shell
          title={t('deploy.planCommand')}
          text={plan(live.value.name?.endsWith('.json') ? live.value.name : 'live.json', file, scope.value)}
        />
      )}
      <h3>{t('deploy.json')}</h3>
      <div class="row">
        <button class="button outlined" onClick={() => copyJson(minified, t('deploy.json'))}>
          <Icon name="copy" />{t('deploy.minified')}
        </button>
        <button class="button outlined" onClick={() => copyJson(pretty, t('deploy.json'))}>
          <Icon name="copy" />{t('deploy.pretty')}
        </button>
      </div>
    </section>
  )
}

/** The text as it goes into a command: in one line if it can be. */
function forHere(): string {
  const json = currentText()
  return isJson(json) ? minified(json) : json
}

/** A command line to read and to copy. */
function Shell({ title, text: shown, onCopy, children }: {
  title: string
  text: string
  onCopy?: () => void
  children?: ComponentChildren
}) {
  const act = onCopy ?? (() => void copy(shown, t('deploy.copied', { what: title })))
  return (
    <>
      <div class="shell-head">
        <h3>{title}</h3>
        {children}
        <button class="button outlined" aria-label={`${t('copy')}: ${title}`} onClick={act}>
          <Icon name="copy" />{t('copy')}
        </button>
      </div>
      <pre class="shell" tabIndex={0} role="region" aria-label={title}>{shown}</pre>
    </>
  )
}
