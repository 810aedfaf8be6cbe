import { Icon } from '../../icon/Icon'
import { t } from '../../text/text'
import { Visible } from '../../text/Visible'

/** What is wrong with the live commands, and where: the module names the line and the column. */
export function WrongLive({ why, text }: { why: string; text: string }) {
  const [, line, column] = /line (\d+), column (\d+)/.exec(why)?.map(Number) ?? []
  return (
    <div class="wrong-live" role="alert">
      <p><span class="error"><Icon name="error" /></span><strong>{t('deploy.liveWrong')}</strong></p>
      <p class="foreign"><Visible text={why} /></p>
      {line !== undefined && column !== undefined && document.getElementById('live-text') && (
        <button class="button outlined" onClick={() => goTo(text, line, column)}>
          <Icon name="aim" />{t('deploy.place', { line, column })}
        </button>
      )}
    </div>
  )
}

/** Selects the character there; columns count characters, not UTF-16 units. */
function goTo(text: string, line: number, column: number): void {
  const field = document.getElementById('live-text') as HTMLTextAreaElement | null
  if (!field) return
  const lines = text.split('\n')
  const before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
  const at = before + [...(lines[line - 1] ?? '')].slice(0, column - 1).join('').length
  field.focus()
  field.setSelectionRange(at, at + 1)
  field.scrollTop = (field.scrollHeight / lines.length) * (line - 2)
}
