import { useEffect } from 'preact/hooks'
import type { Authorized } from '../engine/answer'
import { copy } from '../app/copy'
import { Icon } from '../icon/Icon'
import { Waiting } from '../inspector/Waiting'
import { answers } from '../store/answers'
import { challenge, verifier } from '../store/authorization'
import { t } from '../text/text'
import { visible, Visible } from '../text/Visible'
import { Line } from '../viewer/controls'
import { canHash, followVerifier } from './challenge'

/** Where authorization arguments lead, and what there is to know of them. */
export function RedirectView() {
  return (
    <>
      <div class="pane-head"><h2>{t('redirect.title')}</h2></div>
      <div class="pane-body beside-document" tabIndex={-1}>
        <Waiting answer={answers.authorized.value}>{(authorized) => <Told authorized={authorized} />}</Waiting>
        <Verifier />
      </div>
    </>
  )
}

function Told({ authorized: { valid, redirect, notes } }: { authorized: Authorized }) {
  return (
    <>
      {!valid && <p class="muted">{t('redirect.null')}</p>}
      <section aria-labelledby="redirect-address">
        <h3 id="redirect-address">{t('redirect.address')}</h3>
        <pre class="redirect foreign" tabIndex={0}><Visible text={redirect} /></pre>
        <button class="button outlined" onClick={() => void copy(redirect, t('redirect.copied'))} aria-label={`${t('copy')}: ${visible(redirect)}`}>
          <Icon name="copy" />{t('copy')}
        </button>
      </section>
      {notes.length > 0 && (
        <section aria-labelledby="redirect-notes">
          <h3 id="redirect-notes">{t('redirect.notes')}</h3>
          <ul class="notes">{notes.map((one) => <li key={one} class="foreign"><Visible text={one} /></li>)}</ul>
        </section>
      )}
    </>
  )
}

/** The verifier, with which the challenge is compared. It leaves this page in no link and no draft. */
function Verifier() {
  useEffect(followVerifier, [])
  const now = verifier.value
  return (
    <section aria-labelledby="verifier">
      <h3 id="verifier">{t('verifier.title')}</h3>
      <p class="muted">{t('verifier.hint')}</p>
      {canHash() ? (
        <>
          <Line
            label={t('verifier.label')} value={now} set={(text) => { verifier.value = text.trim() }}
            wrong={now === '' || /^[\w.~-]{43,128}$/.test(now) ? null : t('verifier.wrong')}
          />
          {challenge.value !== null && (
            <p class="challenge"><span class="muted">{t('verifier.challenge')}</span> <code class="foreign">{challenge.value}</code></p>
          )}
        </>
      ) : <p class="warning against-failed"><Icon name="warning" /><span>{t('verifier.insecure')}</span></p>}
    </section>
  )
}
