import { keeping } from '../store/draft'
import { fileName } from '../store/text'
import { view } from '../store/layout'
import { t } from '../text/text'
import { Fold } from './Folded'

/** The left pane's head: text or form, and what the document is called. */
export function LeftHead() {
  return (
    <div class="pane-head">
      <div class="switch" role="group" aria-label={t('view.label')}>
        {(['text', 'form'] as const).map((one) => (
          <button key={one} aria-pressed={view.value === one} onClick={() => { view.value = one }}>
            {t(`view.${one}`)}
          </button>
        ))}
      </div>
      <span class="muted foreign file-name">{fileName.value}</span>
      {keeping.value === 'refused' && <span class="muted not-kept" title={t('draft.refusedTitle')}>{t('draft.refused')}</span>}
      <span class="space" />
      <Fold side="text" />
    </div>
  )
}
