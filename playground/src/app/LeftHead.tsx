import { ofCommands } from '../store/documents'
import { keeping } from '../store/draft'
import { fileName } from '../store/text'
import { narrow, shownView, view, views } from '../store/layout'
import { t } from '../text/text'
import { Fold } from './Folded'

/** The left pane's head: text, form or both, and what the document is called. */
export function LeftHead() {
  return (
    <div class="pane-head">
      {ofCommands.value && (
        <div class="switch" role="group" aria-label={t('view.label')}>
          {views.filter((one) => one !== 'both' || !narrow.value).map((one) => (
            <button key={one} aria-pressed={shownView.value === one} onClick={() => { view.value = one }}>
              {t(`view.${one}`)}
            </button>
          ))}
        </div>
      )}
      <span class="muted foreign file-name" title={fileName.value}>{fileName.value}</span>
      {keeping.value === 'refused' && <span class="muted not-kept" title={t('draft.refusedTitle')}>{t('draft.refused')}</span>}
      <span class="space" />
      <Fold side="text" />
    </div>
  )
}
