import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../icon/Icon'
import { outline } from '../store/form'
import { t } from '../text/text'
import { visible, Visible } from '../text/Visible'
import { words, type Member } from '../words/words'
import { add, family, indexOf, move, remove } from './actions'
import { fieldAtCaret } from './current'
import { Field } from './Field'
import type { Item, ItemKind } from './items'
import { FieldProblems, problemsAt } from './problems'

/** Every field that the chosen item can have, and what can be done with it. */
export function Fields({ item }: { item: Item }) {
  const own = problemsAt(item.pointer, false)
  const fields = useRef<HTMLDivElement>(null)
  const at = fieldAtCaret.value
  useEffect(() => {
    // Who works in a field sees it already.
    if (at === null || fields.current!.contains(document.activeElement)) return
    fields.current!.querySelector(`[data-field="${CSS.escape(at)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [at])
  const lists = ['options', 'choices'].flatMap((key) => problemsAt(`${item.pointer}/${key}`, false))
  return (
    <div class="fields" ref={fields} role="group" aria-label={t('form.fieldsOf', { name: visible(item.name) || t('form.unnamed') })}>
      <Head item={item} />
      <FieldProblems id="item-problems" found={[...own, ...lists]} />
      {fieldsOf(item).map((member) => <Field key={member.name} item={item} member={member} />)}
      <Adding item={item} />
    </div>
  )
}

/** Fields that are drawn as items of the tree, or that nobody writes by hand. */
const elsewhere = ['options', 'choices', 'id', 'name_localizations', 'description_localizations']

/** The members that fit the item's type, and those that it has although they do not. */
function fieldsOf(item: Item): readonly Member[] {
  const has = (name: string) => item.node.children?.some((one) => one.children?.[0]?.value === name)
  return words[family(item.kind)].filter((member) => {
    if (elsewhere.includes(member.name)) return false
    if (member.deprecated) return has(member.name)
    const fits = item.kind === 'choice' || !member.types || member.types.includes(item.type)
    return fits || has(member.name)
  })
}

function Head({ item }: { item: Item }) {
  const at = indexOf(item.pointer)
  const alone = item.kind === 'command' && outline.value?.root === 'object'
  return (
    <div class="fields-head">
      <h2><span class="muted">{t(`form.kind.${item.kind}`)}</span> <span class="foreign"><Visible text={item.name.slice(0, 100) || t('form.unnamed')} /></span></h2>
      {!alone && (
        <span class="fields-tools">
          <Tool icon="up" label={t('form.up')} run={() => move(item.pointer, at - 1)} />
          <Tool icon="down" label={t('form.down')} run={() => move(item.pointer, at + 1)} />
          <Tool icon="trash" label={t('form.remove')} run={() => remove(item)} />
        </span>
      )}
    </div>
  )
}

function Tool({ icon, label, run }: { icon: 'up' | 'down' | 'trash'; label: string; run(): void }) {
  return (
    <button class="button only-icon" title={label} aria-label={label} onClick={run}><Icon name={icon} /></button>
  )
}

/** What can be added below an item. */
function kindsIn({ kind, type, children }: Item): ItemKind[] {
  if (kind === 'group') return ['subcommand']
  if (kind === 'subcommand') return ['option']
  if (kind === 'option') return [3, 4, 10].includes(type) ? ['choice'] : []
  if (kind !== 'command' || type !== 1) return []
  // Subcommands and plain options do not go together.
  if (children.length === 0) return ['option', 'subcommand', 'group']
  return children.some((one) => one.kind !== 'option') ? ['subcommand', 'group'] : ['option']
}

function Adding({ item }: { item: Item }) {
  const kinds = kindsIn(item)
  if (kinds.length === 0) return null
  return (
    <div class="adding">
      {kinds.map((kind) => (
        <button key={kind} class="button outlined" onClick={() => add(item, kind)}>
          <Icon name="plus" />{t(`form.add.${kind}`)}
        </button>
      ))}
    </div>
  )
}
