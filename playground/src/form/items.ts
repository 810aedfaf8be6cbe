import { parseTree, type Node, type ParseError } from 'jsonc-parser'

export type ItemKind = 'command' | 'group' | 'subcommand' | 'option' | 'choice'

/** Something of the form's tree. Its offsets count from the start of its command. */
export interface Item {
  pointer: string
  kind: ItemKind
  name: string
  /** The command's or option's type; a choice has its option's. */
  type: number
  node: Node
  children: Item[]
}

/** Reads one command; null where it is no JSON. */
export function read(source: string, pointer: string): Item | null {
  const errors: ParseError[] = []
  const node = parseTree(source, errors, { disallowComments: true, allowTrailingComma: false })
  if (!node || errors.length > 0 || node.type !== 'object') return null
  return item(node, pointer, 'command', number(member(node, 'type')) ?? 1)
}

function item(node: Node, pointer: string, kind: ItemKind, type: number): Item {
  const children = [
    ...elements(member(node, 'options')).map(([one, i]) => {
      const own = number(member(one, 'type')) ?? 0
      const kind = own === 1 ? 'subcommand' : own === 2 ? 'group' : 'option'
      return item(one, `${pointer}/options/${i}`, kind, own)
    }),
    ...elements(member(node, 'choices')).map(([one, i]) => item(one, `${pointer}/choices/${i}`, 'choice', type)),
  ]
  return { pointer, kind, name: text(member(node, 'name')) ?? '', type, node, children }
}

function elements(list: Node | undefined): [Node, number][] {
  if (list?.type !== 'array') return []
  return (list.children ?? []).map((one, i): [Node, number] => [one, i]).filter(([one]) => one.type === 'object')
}

/** The value of an object's member; of one that stands twice, the last counts. */
export function member(object: Node, key: string): Node | undefined {
  return property(object, key)?.children?.[1]
}

export function property(object: Node, key: string): Node | undefined {
  return object.children?.findLast((one) => one.children?.[0]?.value === key)
}

export function text(node: Node | undefined): string | null {
  return typeof node?.value === 'string' ? node.value : null
}

export function number(node: Node | undefined): number | null {
  return typeof node?.value === 'number' ? node.value : null
}

/** The values of a list of numbers. */
export function numbers(node: Node | undefined): number[] {
  return (node?.children ?? []).map((one) => one.value as unknown).filter((one) => typeof one === 'number')
}

/** The texts of a dictionary by their locales. */
export function entriesOf(node: Node | undefined): [string, string][] {
  if (node?.type !== 'object') return []
  return (node.children ?? []).map((one) => [String(one.children?.[0]?.value), text(one.children?.[1]) ?? ''])
}

/** The item of a pointer, or the one around it. */
export function find(item: Item, pointer: string): Item {
  const inner = item.children.find((one) => pointer === one.pointer || pointer.startsWith(`${one.pointer}/`))
  return inner ? find(inner, pointer) : item
}

/** The innermost item at an offset. */
export function at(item: Item, offset: number): Item {
  const inner = item.children.find(({ node }) => node.offset <= offset && offset <= node.offset + node.length)
  return inner ? at(inner, offset) : item
}

/** The field of an item that an offset is in; a dictionary belongs to what it localizes. */
export function memberAt({ node }: Item, offset: number): string | null {
  const inner = node.children?.find((one) => one.offset <= offset && offset <= one.offset + one.length)
  const key: unknown = inner?.children?.[0]?.value
  return typeof key === 'string' ? key.replace(/_localizations$/, '') : null
}

export function parentOf(root: Item, pointer: string): Item | null {
  if (root.pointer === pointer) return null
  return find(root, pointer.replace(/\/(options|choices)\/\d+$/, ''))
}
