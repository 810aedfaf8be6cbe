import { effect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../icon/Icon'
import { answers } from '../store/answers'
import { outline, read, settle, watch } from '../store/form'
import { jumpTo, selection } from '../store/selection'
import { redo, undo } from '../store/text'
import { t } from '../text/text'
import { Visible } from '../text/Visible'
import { addCommand, isBlank } from './actions'
import { chooseAtCaret, current, item, revealField } from './current'
import { Fields } from './Fields'
import { Tree } from './Tree'

/** The form beside the text: both are views of one document. */
export function Form() {
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const ends = [watch(), effect(() => {
      void [selection.value, outline.value]
      // Who works in the form moves the caret from here, and not the form with the caret.
      if (!form.current?.contains(document.activeElement)) chooseAtCaret()
    })]
    return () => { for (const end of ends) end() }
  }, [])
  const all = outline.value
  if (!all) return <p class="empty">{t('form.reading')}</p>
  if (isBlank(read.value)) return <Nothing list />
  if (all.broken !== null) return <Unreadable at={all.broken} />
  if (all.commands.length === 0) return <Nothing list={all.root === 'list'} />
  const now = current.value
  if (!now?.root) return <Unreadable at={now?.command.from ?? 0} />
  return (
    <div class="form" ref={form} onKeyDown={press} onFocusInCapture={settle} onPointerDownCapture={settle} onFocusIn={follow}>
      <Tree />
      {item.value && <Fields key={item.value.pointer} item={item.value} />}
    </div>
  )
}

/** The text shows what the field that has the focus is about. */
function follow({ target }: FocusEvent): void {
  const name = (target as Element).closest<HTMLElement>('[data-field]')?.dataset['field']
  if (name !== undefined) revealField(name)
}

/** Undo goes through the document's history: a field has none of its own that would fit. */
function press(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
  event.preventDefault()
  if (event.shiftKey) redo()
  else undo()
}

/** A document that is no JSON has no fields; why, and where, the report says. */
function Unreadable({ at }: { at: number }) {
  const why = answers.report.value.value?.listed.find((d) => d.rule === 'json-syntax' || d.rule === 'document-kind')
  const { start, end } = why?.range ?? { start: { utf16: at }, end: { utf16: at + 1 } }
  return (
    <div class="empty">
      <span class="error"><Icon name="error" /></span>
      <strong>{t('form.unreadable')}</strong>
      <span class="foreign"><Visible text={why?.message ?? t('form.unreadableHint')} /></span>
      <button class="button outlined" onClick={() => jumpTo({ from: start.utf16, to: end.utf16 })}>
        {t('form.toPlace')}
      </button>
    </div>
  )
}

function Nothing({ list }: { list: boolean }) {
  return (
    <div class="empty">
      <Icon name="list" />
      <strong>{t('form.nothing')}</strong>
      {list && <button class="button main" onClick={addCommand}><Icon name="plus" />{t('form.add.command')}</button>}
    </div>
  )
}
