import { answers } from '../store/answers'
import { picked, query } from '../store/composer'
import { locale, locales } from '../store/locale'
import { ViewerBar } from '../viewer/ViewerBar'
import { t } from '../text/text'
import { Empty, Waiting } from '../inspector/Waiting'
import { Composed } from './Composed'
import { Composer } from './Composer'
import { List } from './List'

/** The middle pane: a place to chat in, the commands that appear there, and what is typed. */
export function Picker() {
  const name = locales.find(([code]) => code === locale.value)?.[1] ?? locale.value
  return (
    <>
      <div class="pane-head">
        <h2 class="channel"><span aria-hidden="true" class="muted">#</span>{t('picker.channel')}</h2>
        <span class="space" />
        <ViewerBar />
      </div>
      <div class="chat">
        <div class="greeting">
          <strong>{t('picker.greeting')}</strong>
          <span class="muted">{t('picker.greetingHint', { locale: name })}</span>
        </div>
        <div class="popup" lang={locale.value}>
          {picked.value === null
            ? <Waiting answer={answers.picker.value}>{(summary) => {
                const none = summary.slash.length + summary.user.length + summary.message.length
                  + summary.hidden.length === 0 && !summary.launcher
                if (!none) return <List summary={summary} />
                return query.value
                  ? <Empty icon="slash" title={t('picker.nothing', { query: query.value })} />
                  : <Empty icon="slash" title={t('picker.empty')} hint={t('picker.emptyHint')} />
              }}</Waiting>
            : <Composed />}
        </div>
        <Composer />
      </div>
    </>
  )
}
