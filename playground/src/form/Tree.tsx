import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../icon/Icon'
import { outline } from '../store/form'
import { t } from '../text/text'
import { Visible } from '../text/Visible'
import { words } from '../words/words'
import { addCommand, indexOf, move } from './actions'
import { choose, current, item } from './current'
import type { Item } from './items'
import { drag, dragOver, drop, over } from './dragging'
import { worstWithin } from './problems'

/** A line of the tree. Commands that are not open have no item. */
interface Line {
  pointer: string
  name: string
  level: number
  item: Item | null
  siblings: number
}

/** So many lines are drawn, around the chosen one: people read few, hostile documents have many. */
const most = 120

/** Commands and, of the open one, everything in it. Arrow keys go, Alt and they move. */
export function Tree() {
  const tree = useRef<HTMLDivElement>(null)
  const chosen = item.value?.pointer ?? ''
  const lines = useLines()
  const at = lines.findIndex(({ pointer }) => pointer === chosen)
  useEffect(() => {
    const line = tree.current!.querySelector<HTMLElement>('[aria-selected=true]')
    // The chosen line keeps the focus when it moves or another one is chosen.
    if (tree.current!.contains(document.activeElement)) line?.focus()
    line?.scrollIntoView({ block: 'nearest' })
  }, [chosen, lines.length])
  const press = (event: KeyboardEvent) => {
    const line = lines[at]
    if (!line || event.ctrlKey || event.metaKey) return
    if (event.altKey) {
      if (event.key === 'ArrowUp') move(chosen, indexOf(chosen) - 1)
      else if (event.key === 'ArrowDown') move(chosen, indexOf(chosen) + 1)
      else return
    } else {
      const parent = lines.slice(0, at).findLast(({ level }) => level < line.level)
      const to = {
        ArrowDown: lines[at + 1], ArrowUp: lines[at - 1], Home: lines[0], End: lines.at(-1),
        ArrowLeft: parent, ArrowRight: lines[at + 1]?.level === line.level + 1 ? lines[at + 1] : undefined,
      }[event.key]
      if (!to) return
      choose(to.pointer)
    }
    event.preventDefault()
  }
  const first = Math.max(0, Math.min(at - most / 2, lines.length - most))
  const last = first + most
  return (
    <div class="form-tree">
      <div class="tree-head">
        <strong>{t('form.commands', { n: outline.value!.commands.length })}</strong>
        {outline.value!.root === 'list' && (
          <button class="button" onClick={addCommand}><Icon name="plus" />{t('form.add.command')}</button>
        )}
      </div>
      <div class="tree" role="tree" aria-label={t('form.tree')} ref={tree} onKeyDown={press}>
        {first > 0 && <More n={first} to={lines[first - 1]!.pointer} />}
        {lines.slice(first, last).map((line) => <TreeLine key={line.pointer} line={line} chosen={line.pointer === chosen} />)}
        {lines.length > last && <More n={lines.length - last} to={lines[last]!.pointer} />}
      </div>
    </div>
  )
}

function useLines(): Line[] {
  const root = current.value?.root
  const all = outline.value!.commands
  return all.flatMap(({ pointer, name }): Line[] => {
    if (!root || root.pointer !== pointer) return [{ pointer, name, level: 1, item: null, siblings: all.length }]
    return [...below(root, 1, all.length)]
  })
}

function* below(one: Item, level: number, siblings: number): Generator<Line> {
  yield { pointer: one.pointer, name: one.name, level, item: one, siblings }
  for (const child of one.children) yield* below(child, level + 1, one.children.length)
}

function TreeLine({ line, chosen }: { line: Line; chosen: boolean }) {
  const { pointer, name, level, item: one } = line
  const worst = worstWithin(pointer)
  const draggable = line.siblings > 1
  return (
    <div
      class={`tree-line level-${Math.min(level, 6)}${over.value === pointer ? ' over' : ''}`}
      role="treeitem" aria-level={level} aria-selected={chosen} tabIndex={chosen ? 0 : -1}
      {...(level === 1 || one?.children.length ? { 'aria-expanded': Boolean(one) } : {})}
      draggable={draggable} onDragStart={(event) => drag(event, pointer)} onDragOver={(event) => dragOver(event, pointer)}
      onDrop={(event) => drop(event, pointer)} onDragEnd={() => { over.value = null }}
      onClick={(event) => { choose(pointer); event.currentTarget.focus() }}
    >
      {draggable && <span class="grip"><Icon name="grip" /></span>}
      <span class={`foreign tree-name${name ? '' : ' muted'}`}><Visible text={name.slice(0, 100) || t('form.unnamed')} /></span>
      <span class="muted kind">{one ? kindName(one) : ''}</span>
      {worst && <span class={worst}><Icon name={worst} label={t(`severity.${worst}`)} /></span>}
    </div>
  )
}

function kindName({ kind, type }: Item): string {
  if (kind !== 'option') return kind === 'command' && type !== 1 ? name(words.commandTypes, type) : t(`form.kind.${kind}`)
  return name(words.optionTypes, type)
}

function name(values: readonly { value: number; name: string }[], type: number): string {
  return values.find(({ value }) => value === type)?.name ?? t('form.kind.option')
}

function More({ n, to }: { n: number; to: string }) {
  return <button class="button tree-more" tabIndex={-1} onClick={() => choose(to)}>{t('form.more', { n })}</button>
}
