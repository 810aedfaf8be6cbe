import type { Text } from '@codemirror/state'
import type { Node } from 'jsonc-parser'
import { outline } from '../store/form'
import { edit, text, type Reason } from '../store/text'
import { t } from '../text/text'
import { words } from '../words/words'
import { choose, current } from './current'
import { member, parentOf, property, type Item, type ItemKind } from './items'
import { Writer, type Change } from './write'

const orders = {
  command: words.command.map(({ name }) => name),
  option: words.option.map(({ name }) => name),
  choice: words.choice.map(({ name }) => name),
}

export function family(kind: ItemKind): 'command' | 'option' | 'choice' {
  return kind === 'command' || kind === 'choice' ? kind : 'option'
}

/** Gives a field a value; undefined takes it out. */
export function set(item: Item, key: string, value: unknown, reason: Reason = 'edit'): void {
  change((writer) => {
    const old = property(item.node, key)
    if (value !== undefined) return writer.set(item.node, key, value, orders[family(item.kind)])
    return old ? writer.remove(item.node, old) : []
  }, reason)
}

/** Gives a locale a text; undefined takes it out, and with the last one the dictionary. */
export function localize(item: Item, key: string, locale: string, value: string | undefined, reason: Reason): void {
  const dictionary = member(item.node, key)
  const old = dictionary && property(dictionary, locale)
  if (value === undefined) {
    if (!old) return
    if (dictionary.children!.length === 1) return set(item, key, undefined)
    return change((writer) => writer.remove(dictionary, old))
  }
  if (dictionary?.type !== 'object') return set(item, key, { [locale]: value })
  change((writer) => writer.set(dictionary, locale, value, words.locales.map(({ code }) => code)), reason)
}

/** Adds an option, subcommand, group or choice to an item and chooses it. */
export function add(item: Item, kind: ItemKind): void {
  const key = kind === 'choice' ? 'choices' : 'options'
  const list = member(item.node, key)
  const value = fresh(kind, item.children.map(({ name }) => name), item.type)
  if (list?.type === 'array') change((writer) => writer.add(list, value))
  else set(item, key, [value])
  choose(`${item.pointer}/${key}/${list?.children?.length ?? 0}`)
}

/** Adds a command to the list, last. */
export function addCommand(): void {
  const all = outline.peek()
  if (isBlank(text.peek())) {
    const json = JSON.stringify([fresh('command', [], 1)], null, 2)
    edit({ from: 0, to: text.peek().length, insert: `${json}\n` })
    return choose('/0')
  }
  if (!all || all.root !== 'list' || all.broken !== null) return
  const value = fresh('command', all.commands.map(({ name }) => name), 1)
  const last = all.commands.at(-1)
  const lead = last ? leadAt(last.from) : '  '
  const json = JSON.stringify(value, null, lead || '  ').replaceAll('\n', `\n${lead}`)
  const place = last ? last.to : all.end
  edit({ from: place, insert: last ? `,\n${lead}${json}` : `\n${lead}${json}\n` })
  choose(`/${all.commands.length}`)
}

/** Whether there is nothing in a text yet: the form can begin a list then. */
export function isBlank(text: Text): boolean {
  return text.length < 1000 && text.toString().trim() === ''
}

/** Takes an item out and chooses what was beside or around it. */
export function remove(item: Item): void {
  const now = current.peek()
  if (!now?.root) return
  const parent = parentOf(now.root, item.pointer)
  if (!parent) return removeCommand()
  const list = listOf(parent, item)
  change((writer) => list.children!.length === 1
    ? writer.remove(parent.node, property(parent.node, keyOf(item))!)
    : writer.remove(list, item.node))
  const left = list.children!.length - 1
  choose(left > 0 ? `${parent.pointer}/${keyOf(item)}/${Math.min(indexOf(item.pointer), left - 1)}` : parent.pointer)
}

function removeCommand(): void {
  const all = outline.peek()
  const now = current.peek()
  if (!all || !now || all.root !== 'list') return
  const i = all.commands.findIndex(({ pointer }) => pointer === now.command.pointer)
  const [before, one, next] = [all.commands[i - 1], all.commands[i]!, all.commands[i + 1]]
  if (before) edit({ from: before.to, to: one.to })
  else edit({ from: one.from, to: next ? next.from : one.to })
  choose(`/${Math.max(0, Math.min(i, all.commands.length - 2))}`)
}

/** Moves an item among its siblings, to the place of the one with this index. */
export function move(pointer: string, to: number): void {
  const now = current.peek()
  if (!now?.root) return
  const from = indexOf(pointer)
  if (/^\/\d+$/.test(pointer)) return moveCommand(from, to)
  const parent = parentOf(now.root, pointer)!
  const one = parent.children.find((child) => child.pointer === pointer)!
  const list = listOf(parent, one)
  if (to < 0 || to >= list.children!.length || to === from) return
  change((writer) => writer.move(list, from, to))
  choose(`${parent.pointer}/${keyOf(one)}/${to}`)
}

function moveCommand(from: number, to: number): void {
  const all = outline.peek()
  if (!all || all.root !== 'list' || !all.commands[to] || from === to) return
  const order = [...all.commands]
  order.splice(to, 0, ...order.splice(from, 1))
  const doc = text.peek()
  edit(all.commands.flatMap((place, i) => place === order[i] ? [] : [{
    from: place.from, to: place.to, insert: doc.slice(order[i]!.from, order[i]!.to),
  }]))
  choose(`/${to}`)
}

export function indexOf(pointer: string): number {
  return Number(/\d+$/.exec(pointer)?.[0] ?? 0)
}

function keyOf(item: Item): 'options' | 'choices' {
  return item.kind === 'choice' ? 'choices' : 'options'
}

function listOf(parent: Item, item: Item): Node {
  return member(parent.node, keyOf(item))!
}

function leadAt(offset: number): string {
  return /^[ \t]*/.exec(text.peek().lineAt(offset).text)![0]
}

function change(made: (writer: Writer) => Change[], reason: Reason = 'edit'): void {
  const now = current.peek()
  if (!now?.root) return
  const { from } = now.command
  const changes = made(new Writer(now.source, leadAt(from)))
  edit(changes.map((one) => ({ from: one.from + from, to: one.to + from, insert: one.insert })), reason)
}

/** A new item with a name that no sibling has. */
function fresh(kind: ItemKind, taken: string[], type: number): Record<string, unknown> {
  const base = kind === 'choice' ? t('form.newChoice') : t(`form.new.${kind}`)
  let name: string = base
  for (let n = 2; taken.includes(name); n++) name = `${base}-${n}`
  if (kind === 'choice') return { name, value: type === 3 ? name : taken.length + 1 }
  const described = { name, description: t('form.newDescription') }
  if (kind === 'command') return described
  const types = { subcommand: 1, group: 2, option: 3 }
  return { type: types[kind], ...described }
}
