/** The module's answers, as far as the page draws them. The full ones are in preview and validator. */

export type Severity = 'error' | 'warning' | 'info'

export interface Position {
  line: number
  column: number
  utf16: number
}

export interface Range {
  start: Position
  end: Position
}

export interface Related {
  message: string
  pointer: string
  range: Range
}

/** An edit's offsets are bytes in the module's answer and UTF-16 units when they leave the worker. */
export interface Edit {
  start: number
  end: number
  text: string
}

export interface Fix {
  title: string
  safe: boolean
  edits: Edit[]
}

/** A place of a problem, in UTF-16 units; flat, as thousands of them leave the worker with a key. */
export interface Place {
  pointer: string
  line: number
  from: number
  to: number
}

export interface Diagnostic {
  rule: string
  severity: Severity
  message: string
  pointer: string
  path: string
  locale?: string
  range: Range
  /** How many places there are, where there are several; the problem's own is the first. */
  count?: number
  /** The first of them, 100 at most. */
  places?: Place[]
  related?: Related[]
  fixes?: Fix[]
}

export type Counts = Record<Severity, number>

/** What check found; listed are the first of them, near the ones in the part that is drawn. */
export interface Report {
  kind: string
  scope: string
  operation: string
  counts: Counts
  total: number
  /** How many of them have a safe fix. */
  safe: number
  /** The size of the text in UTF-8. */
  bytes: number
  listed: Diagnostic[]
  near: Diagnostic[]
  /** How many diagnostics are about a locale, by the command's pointer and the locale. */
  wrong: Record<string, Record<string, number>>
}

export type Origin = 'own' | 'fallback' | 'default'

/** A text as it is shown, and where it comes from. */
export interface Shown {
  value: string
  default: string
  source: Origin
  from?: string
}

/** Options in short, for the pills of a list. */
export interface Pill {
  name: string
  required: boolean
}

/** The part of a name that a word of the search matched, in UTF-16 units. */
export interface Mark {
  /** The place of the name in the path. */
  segment: number
  /** Whether the part stands in what is shown or in the default name behind it. */
  in: 'value' | 'default'
  start: number
  end: number
}

export interface PickerEntry {
  pointer: string
  path: Shown[]
  description: Shown
  pills: Pill[]
  /** How many options there are; more than pills in hostile documents. */
  options: number
  marks: Mark[]
}

export interface Hidden {
  pointer: string
  name: string
  reason: string
}

/** The picker without what only a picked entry needs. */
export interface PickerSummary {
  locale: string
  in: string
  slash: PickerEntry[]
  user: PickerEntry[]
  message: PickerEntry[]
  launcher: PickerEntry | null
  hidden: Hidden[]
  /** How many are hidden, should they not all be listed. */
  hiddenTotal: number
  /** How many slash entries there are; more than are listed in hostile documents. */
  total: number
}

export interface Choice {
  name: Shown
  value: string | number | null
}

export interface Option {
  pointer: string
  type: string
  required: boolean
  autocomplete: boolean
  name: Shown
  description: Shown
  choices: Choice[]
  /** What may be typed, in words. */
  hint: string
}

/** One entry with everything that composing it needs. */
export interface FullEntry {
  pointer: string
  path: Shown[]
  description: Shown
  options: Option[]
  /** Where people find it. */
  kind: 'slash' | 'user' | 'message' | 'launcher'
}

export interface BudgetField {
  pointer: string
  path: string
  used: number
  longest?: string
}

export interface Budget {
  pointer: string
  name: string
  used: number
  limit: number
  fields: BudgetField[]
}

export interface Coverage {
  own: number
  fallback: number
  missing: number
  percent: number
}

export interface LocaleRow {
  pointer: string
  name: string
  locales: Record<string, Coverage>
}

export interface Refusal {
  code: string
  message: string
  option?: string
  pointer?: string
}

/** Either an interaction, as JSON to show, or why there is none. */
export interface Payload {
  /** Indented JSON of the interaction; null when there is none. */
  json: string | null
  refusals: Refusal[]
  meaning: string | null
}

/** What differs, as JSON; null: there is nothing on that side. */
export interface PlanChange {
  /** In the draft; null where the draft has nothing there. */
  pointer: string | null
  path: string
  member?: string
  locale?: string
  live: string | null
  draft: string | null
}

export interface PlanCommand {
  action: 'create' | 'overwrite' | 'delete' | 'unchanged'
  type: string
  name: string
  pointer?: string
  renamed_from?: string
  renamed_to?: string
  changes: PlanChange[]
  /** How many changes there are, should they not all be listed. */
  total: number
}

export interface PlanWarning {
  code: string
  severity: Severity
  message: string
}

export interface Plan {
  commands: PlanCommand[]
  /** How many commands there are, should they not all be listed. */
  total: number
  warnings: PlanWarning[]
  summary: {
    create: number
    overwrite: number
    unchanged: number
    delete: number
    refused: boolean
    counts: { type: string; live: number; draft: number; limit: number }[]
  }
}

export interface Step {
  check: string
  verdict: string
  says: string
  level?: string
  target?: string
  /** The permission bits that are missing, in decimal digits. */
  missing?: string
}

export interface Decision {
  pointer: string
  name: string
  decision: { allowed: boolean; steps: Step[] }
  /** Why the viewer does not see it although the permissions allow it. */
  hidden?: string
}

/** Who may use commands; of very many the first. */
export interface Access {
  commands: Decision[]
  total: number
}

/** Where authorization arguments lead, and what is not known of them. */
export interface Authorized {
  valid: boolean
  redirect: string
  notes: string[]
}

/** How a text stands that is not open, and which kind of document it is. */
export interface Judged {
  kind: string
  counts: Counts
}

/** What a text that is to be opened is, and how certain that is. */
export interface Recognized {
  kind: string
  recognition: 'certain' | 'recognized' | 'unrecognized'
}

export interface RuleExample {
  text: string
  scope: string
}

/** A rule of the catalogue, as "slashlint rules" writes it. */
export interface Rule {
  name: string
  severity: Severity
  says: string
  why: string
  do: string
  bad: RuleExample
  good: RuleExample
  source: string
  rationale?: string
}
