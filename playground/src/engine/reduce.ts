import type {
  Choice, Diagnostic, FullEntry, Option, Payload, PickerEntry, PickerSummary, Report, Shown,
} from './answer'
import type { Places } from './places'
import type { Span } from '../store/selection'

/** So many of each list leave the worker: more cannot be read, and would have to be cloned. */
export const most = { diagnostics: 300, entries: 1000, pills: 25, fixes: 40_000 }

/** Hostile documents have names of megabytes; the page shows the beginning. */
const longest = 1000

interface Checked {
  kind: string
  scope: string
  operation: string
  diagnostics: Diagnostic[]
}

export function report(checked: Checked, near: Span | null, places: Places): Report {
  const all = checked.diagnostics
  const counts = { error: 0, warning: 0, info: 0 }
  for (const d of all) counts[d.severity]++
  const { kind, scope, operation } = checked
  const part = (list: Diagnostic[]) =>
    list.slice(0, most.diagnostics).map((d) => diagnostic(d, places))
  return {
    kind, scope, operation, counts, total: all.length, listed: part(all),
    near: near && all.length > most.diagnostics
      ? part(all.filter((d) => touches(d, near)))
      : [],
  }
}

function touches(d: Diagnostic, span: Span): boolean {
  return d.range.start.utf16 <= span.to && d.range.end.utf16 >= span.from
}

function diagnostic(d: Diagnostic, places: Places): Diagnostic {
  if (!d.fixes) return d
  const fixes = d.fixes
    .filter((fix) => fix.edits.reduce((sum, edit) => sum + edit.text.length, 0) <= most.fixes)
    .map((fix) => ({
      ...fix,
      edits: fix.edits.map((edit) => ({
        start: places.utf16(edit.start), end: places.utf16(edit.end), text: edit.text,
      })),
    }))
  return { ...d, fixes }
}

interface Previewed extends Omit<PickerSummary, 'slash' | 'user' | 'message' | 'launcher'> {
  slash: FullEntry[]
  user: FullEntry[]
  message: FullEntry[]
  launcher: FullEntry | null
}

export function picker(p: Previewed): PickerSummary {
  const light = (list: FullEntry[]) => list.slice(0, most.entries).map(entry)
  return {
    locale: p.locale, in: p.in, total: p.slash.length,
    slash: light(p.slash), user: light(p.user), message: light(p.message),
    launcher: p.launcher && entry(p.launcher),
    hidden: p.hidden.slice(0, most.entries),
  }
}

function entry(e: FullEntry): PickerEntry {
  return {
    pointer: e.pointer,
    path: e.path.map(brief),
    description: brief(e.description),
    pills: (e.options ?? []).slice(0, most.pills)
      .map((o) => ({ name: brief(o.name).value, required: o.required })),
  }
}

export function fullEntry(p: Previewed, pointer: string): FullEntry | null {
  const all = [...p.slash, ...p.user, ...p.message, ...(p.launcher ? [p.launcher] : [])]
  const found = all.find((e) => e.pointer === pointer)
  if (!found) return null
  return {
    pointer, path: found.path.map(brief), description: brief(found.description),
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
