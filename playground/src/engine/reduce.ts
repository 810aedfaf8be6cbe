import type {
  Access, Authorized, Choice, Decision, Diagnostic, Edit, FullEntry, Judged, Mark, Option, Payload, PickerEntry, PickerSummary, Place, Plan, PlanChange, PlanCommand, Report, Severity, Shown,
} from './answer'
import type { Pieces } from './pieces'
import type { Span } from '../store/selection'

/** So many of each list leave the worker: more cannot be read, and would have to be cloned. */
export const most = { diagnostics: 300, places: 4000, entries: 1000, pills: 25, changes: 100, warnings: 100, fixes: 40_000 }

/** Hostile documents have names of megabytes; the page shows the beginning. */
const longest = 1000

interface Checked {
  kind: string
  scope: string
  operation: string
  diagnostics: Found[]
}

/** A diagnostic as the module writes it. */
type Found = Omit<Diagnostic, 'places'> & { places?: Location[] }

type Location = Pick<Diagnostic, 'pointer' | 'range'>

function locationsOf(d: Found): readonly Location[] {
  return d.places ?? [d]
}

export function report(
  checked: Checked, near: Span | null, only: readonly Severity[] | undefined, places: Pieces,
): Report {
  const all = checked.diagnostics
  const counts = { error: 0, warning: 0, info: 0 }
  let safe = 0
  for (const d of all) {
    counts[d.severity]++
    if (d.fixes?.some((fix) => fix.safe)) safe++
  }
  const { kind, scope, operation } = checked
  let room = most.places
  const part = (list: Found[]) => list.slice(0, most.diagnostics).map((d) => {
    const one = diagnostic(d, places, room)
    room -= one.places?.length ?? 0
    return one
  })
  return {
    kind, scope, operation, counts, total: all.length, safe, bytes: places.length,
    listed: part(only ? all.filter((d) => only.includes(d.severity)) : all), wrong: wrong(all),
    near: near && all.length > most.diagnostics
      ? part(all.filter((d) => touches(d, near)))
      : [],
  }
}

/** The counts alone, and the kind. */
export function judged({ kind, diagnostics }: Checked): Judged {
  const counts = { error: 0, warning: 0, info: 0 }
  for (const { severity } of diagnostics) counts[severity]++
  return { kind, counts }
}

export function access({ commands }: { commands: Decision[] }): Access {
  return {
    total: commands.length,
    commands: commands.slice(0, most.diagnostics).map((one) => ({ ...one, name: cut(one.name) })),
  }
}

export function authorized({ valid, redirect, notes }: Authorized): Authorized {
  return { valid, redirect: cut(redirect), notes }
}

/** Counts what is wrong in each command's locales; a lone command has the pointer "". */
function wrong(all: Found[]): Report['wrong'] {
  const counts: Report['wrong'] = {}
  for (const d of all) {
    if (!d.locale) continue
    for (const { pointer } of locationsOf(d)) {
      const command = /^\/\d+/.exec(pointer)?.[0] ?? ''
      const row = counts[command] ??= {}
      row[d.locale] = (row[d.locale] ?? 0) + 1
    }
  }
  return counts
}

function touches(d: Found, span: Span): boolean {
  return locationsOf(d).some(({ range: { start, end } }) => start.utf16 <= span.to && end.utf16 >= span.from)
}

/** A problem as the page has it, with so many of its places at most. */
function diagnostic(d: Found, text: Pieces, room: number): Diagnostic {
  const { places, ...rest } = d
  const one: Diagnostic = places ? { ...rest, places: places.slice(0, Math.max(room, 1)).map(place) } : rest
  if (!d.fixes) return one
  const fixes = d.fixes
    .filter((fix) => fix.edits.reduce((sum, edit) => sum + edit.text.length, 0) <= most.fixes)
    .map((fix) => ({ ...fix, edits: inUnits(fix.edits, text) }))
  return { ...one, fixes }
}

function place({ pointer, range: { start, end } }: Location): Place {
  return { pointer, line: start.line, from: start.utf16, to: end.utf16 }
}

/** Edits, which are in order, with offsets in UTF-16 units. */
function inUnits(edits: Edit[], text: Pieces): Edit[] {
  const offsets = text.utf16All(edits.flatMap(({ start, end }) => [start, end]))
  return edits.map(({ text }, i) => ({ start: offsets[2 * i]!, end: offsets[2 * i + 1]!, text }))
}

interface Previewed extends Omit<PickerSummary, 'slash' | 'user' | 'message' | 'launcher' | 'hiddenTotal'> {
  slash: PreviewedEntry[]
  user: PreviewedEntry[]
  message: PreviewedEntry[]
  launcher: PreviewedEntry | null
}

/** An entry of a brief picker. */
type PreviewedEntry = Omit<FullEntry, 'kind' | 'options'> & {
  options?: { name: string; required: boolean }[]
  matches?: (Omit<Mark, 'start' | 'end'> & { start: { utf16: number }; end: { utf16: number } })[]
}

export function picker(p: Previewed): PickerSummary {
  const light = (list: PreviewedEntry[]) => list.slice(0, most.entries).map(entry)
  return {
    locale: p.locale, in: p.in, total: p.slash.length,
    slash: light(p.slash), user: light(p.user), message: light(p.message),
    launcher: p.launcher && entry(p.launcher),
    hidden: p.hidden.slice(0, most.entries), hiddenTotal: p.hidden.length,
  }
}

export function entry(e: PreviewedEntry): PickerEntry {
  return {
    pointer: e.pointer,
    path: e.path.map(brief),
    description: brief(e.description),
    pills: (e.options ?? []).slice(0, most.pills)
      .map((o) => ({ name: cut(o.name), required: o.required })),
    options: (e.options ?? []).length,
    marks: (e.matches ?? []).map((m) => ({ ...m, start: m.start.utf16, end: m.end.utf16 })),
  }
}

type WholeEntry = Omit<FullEntry, 'kind'>

/** The entry at a pointer of a picker that is not brief. */
export function fullEntry(
  p: { slash: WholeEntry[]; user: WholeEntry[]; message: WholeEntry[]; launcher: WholeEntry | null }, pointer: string,
): FullEntry | null {
  const all = { slash: p.slash, user: p.user, message: p.message, launcher: p.launcher ? [p.launcher] : [] }
  const kinds = ['slash', 'user', 'message', 'launcher'] as const
  const kind = kinds.find((one) => all[one].some((e) => e.pointer === pointer))
  const found = kind && all[kind].find((e) => e.pointer === pointer)
  if (!found) return null
  return {
    pointer, kind, path: found.path.map(brief), description: brief(found.description),
    options: (found.options ?? []).slice(0, most.entries).map(option),
  }
}

function option(o: Option): Option {
  return {
    ...o, name: brief(o.name), description: brief(o.description),
    choices: o.choices.slice(0, most.entries).map((c: Choice) => ({ ...c, name: brief(c.name) })),
  }
}

function brief(shown: Shown): Shown {
  if (shown.value.length <= longest && shown.default.length <= longest) return shown
  return { ...shown, value: cut(shown.value), default: cut(shown.default) }
}

function cut(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}…`
}

interface Invoked {
  refusals?: Payload['refusals']
  meaning?: unknown
}

export function payload(invoked: Invoked): Payload {
  const refusals = invoked.refusals ?? []
  const meaning = typeof invoked.meaning === 'string' ? invoked.meaning : null
  const none = refusals.length > 0 || 'meaning' in invoked
  return { json: none ? null : JSON.stringify(invoked, null, 2), refusals, meaning }
}

interface Planned extends Omit<Plan, 'commands' | 'total'> {
  commands: (Omit<PlanCommand, 'changes' | 'total'> & { changes: PlannedChange[] })[]
}

type PlannedChange = Omit<PlanChange, 'pointer' | 'live' | 'draft'>
  & { pointer: string; live?: unknown; draft?: unknown }

/** What changes comes first: of hundreds of commands most stay as they are. */
const order = ['delete', 'overwrite', 'create', 'unchanged']

export function plan({ commands, warnings, summary }: Planned): Plan {
  const sorted = commands.toSorted((a, b) => order.indexOf(a.action) - order.indexOf(b.action))
  return {
    summary, warnings: warnings.slice(0, most.warnings), total: commands.length,
    commands: sorted.slice(0, most.diagnostics).map((one) => ({
      ...one, name: cut(one.name), total: one.changes.length, changes: one.changes.slice(0, most.changes).map(change),
    })),
  }
}

function change({ pointer, path, live, draft, ...rest }: PlannedChange): PlanChange {
  const text = (value: unknown) => value === undefined ? null : cut(JSON.stringify(value, null, 1))
  return { ...rest, path: cut(path), pointer: draft === undefined ? null : pointer, live: text(live), draft: text(draft) }
}
