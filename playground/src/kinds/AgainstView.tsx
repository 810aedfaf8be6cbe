import { Icon } from '../icon/Icon'
import { openInstead } from '../share/replace'
import { answers } from '../store/answers'
import { openKind, textOf } from '../store/documents'
import { against, linkedDefinition, linkedText, type Against } from '../store/interaction'
import { showTab } from '../store/layout'
import { t } from '../text/text'
import { Visible } from '../text/Visible'
import { Definition } from './Definition'

/** What an interaction is judged against. */
export function AgainstView() {
  const linked = linkedDefinition.value
  const choices: Against[] = linked === null ? ['commands', 'nothing'] : ['commands', 'link', 'nothing']
  const now = against.value
  const failed = answers.report.value.state === 'failed' ? answers.report.value.error : null
  return (
    <>
      <div class="pane-head"><h2>{t('against.title')}</h2></div>
      <div class="pane-body beside-document" tabIndex={-1}>
        <div class="switch wrapping" role="group" aria-label={t('against.title')}>
          {choices.map((one) => (
            <button key={one} aria-pressed={now === one} onClick={() => { against.value = one }}>{t(`against.${one}`)}</button>
          ))}
        </div>
        <p class="muted">{t(`against.hint.${now}`)}</p>
        {failed && <p class="warning against-failed" role="alert"><Icon name="warning" /><span class="foreign"><Visible text={failed} /></span></p>}
        {now !== 'nothing' && (
          <Definition text={now === 'link' ? linkedText.value : textOf('commands')} />
        )}
        <div class="row">
          {now === 'link' && (
            <button class="button outlined" onClick={() => void openInstead({ text: linked ?? '' }, t('against.opened'))}>
              <Icon name="open" />{t('against.open')}
            </button>
          )}
          {now === 'commands' && (
            <button class="button outlined" onClick={() => openKind('commands')}><Icon name="text" />{t('against.edit')}</button>
          )}
          <button class="button outlined" onClick={compose}><Icon name="slash" />{t('against.compose')}</button>
        </div>
      </div>
    </>
  )
}

/** A payload is made where a command is composed; its tab brings it here. */
function compose(): void {
  openKind('commands')
  showTab('payload')
}
