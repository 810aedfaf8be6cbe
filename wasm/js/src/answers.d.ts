import type { Kind } from './options.js'

/** How grave a diagnostic is. */
export type Severity = 'error' | 'warning' | 'info'

/** A place in a document. */
export interface Position {
  /** In bytes, from the start of the document. */
  offset: number
  /** From 1. */
  line: number
  /** In code points, from 1. */
  column: number
  /** In UTF-16 units from the start of the document: the index in a JavaScript string. */
  utf16: number
}

/** Where something stands; `end` is just behind it. */
export interface Range {
  start: Position
  end: Position
}

/** A replacement of bytes of the document, as offsets in bytes. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** A way to fix what a diagnostic is about. */
export interface Fix {
  /** What to do: `rename to "ban"`. */
  title: string
  /** Whether it can be applied without a look; others are suggestions. */
  safe: boolean
  edits: Edit[]
}

/** Another place that a diagnostic is about, or a note on it. */
export interface Related {
  message: string
  pointer: string
  range: Range
}

/** One of several places that a diagnostic is about. */
export interface Location {
  pointer: string
  range: Range
}

/** One thing that is wrong with a document. */
export interface Diagnostic {
  /** The rule's name, as in the catalogue. */
  rule: string
  severity: Severity
  message: string
  /** A JSON pointer (RFC 6901) to the value; `""` is the whole document. */
  pointer: string
  /** Where that is, for people: `"/mod > ban [de]"`. */
  path: string
  /** The locale it is about, where it is about one. */
  locale?: string
  range: Range
  /** How many places the diagnostic is about, where they are several. `pointer`, `path` and `range` are the first's. */
  count?: number
  /** The first 100 of several places, in the document's order. */
  places?: Location[]
  related?: Related[]
  fixes?: Fix[]
}

/** What a slash command uses of the characters that it may have. */
export interface Budget {
  pointer: string
  name: string
  used: number
  limit: number
}

/** The answer of `check`. */
export interface Report {
  /** What the document was taken for; `""` where that could not be told. */
  kind: Kind | ''
  scope: 'global' | 'guild'
  operation: 'create' | 'edit' | 'bulk'
  /** What is wrong, in the document's order. */
  diagnostics: Diagnostic[]
  budgets: Budget[]
}

/** The answer of `recognize`. */
export interface Recognized {
  /** The document's kind; `""` where it is none of them. */
  kind: Kind | ''
  recognition: 'certain' | 'recognized' | 'unrecognized'
}

/** The answer of `mend`. */
export interface Mended {
  schema: 1
  /** The document with fixes applied. */
  text: string
  /** How many they were. */
  applied: number
}

/** A field of a command, and what it uses. */
export interface BudgetField {
  pointer: string
  path: string
  used: number
  /** The locale whose text is the longest and so the one that counts; absent where it is the default. */
  longest?: string
}

/** The answer of `budget`. */
export interface Budgets {
  schema: 1
  budgets: (Budget & { fields: BudgetField[] })[]
}

/** A text as a person sees it. */
export interface ShownText {
  value: string
  /** The text that is not localized. */
  default: string
  /** Whether it is the locale's own, that of the locale it falls back to, or the default. */
  source: 'own' | 'fallback' | 'default'
  /** The locale that it is from, unless it is the default. */
  from?: string
}

/** A choice of an option as a person sees it. */
export interface ShownChoice {
  name: ShownText
  /** `null` where the document has none that can be understood. */
  value: string | number | null
}

/** An option as a person sees it. */
export interface ShownOption {
  pointer: string
  /** `"STRING"`, `"USER"`, … */
  type: string
  required: boolean
  name: ShownText
  description: ShownText
  choices: ShownChoice[]
  autocomplete: boolean
  /** What may be entered, in words: "text, 2 to 20 characters". */
  hint: string
}

/** What a brief picker tells of an option. */
export interface BriefOption {
  /** The name as a person sees it. */
  name: string
  required: boolean
}

/** Where a search found what was typed. */
export interface Match {
  /** The index in `path`. */
  segment: number
  /** In which text of it. */
  in: 'value' | 'default'
  start: { offset: number; utf16: number }
  end: { offset: number; utf16: number }
}

/** What a person can pick: a command, or a subcommand by its full path. */
export interface PickerEntry<Option = ShownOption> {
  pointer: string
  path: ShownText[]
  description: ShownText
  options: Option[]
  /** With `query` only. */
  matches?: Match[]
}

/** A command or subcommand that a person does not see. */
export interface HiddenEntry {
  pointer: string
  name: string
  reason:
    | 'no-subcommands' | 'incomplete' | 'misplaced' | 'not-in-this-context' | 'not-installed-here'
    | 'activities-disabled' | 'missing-permissions' | 'denied-by-overwrite' | 'age-restricted'
}

/** The answer of `preview`. */
export interface Picker<Option = ShownOption> {
  schema: 1
  locale: string
  in: 'guild' | 'bot-dm' | 'private-channel'
  /** What was typed, where `query` was given. */
  query?: string
  slash: PickerEntry<Option>[]
  user: PickerEntry<Option>[]
  message: PickerEntry<Option>[]
  /** The entry point in the App Launcher. */
  launcher: PickerEntry<Option> | null
  hidden: HiddenEntry[]
}

/** The answer of `preview` with `brief`. */
export type BriefPicker = Picker<BriefOption>

/** One look at what may decide. */
export interface DecisionStep {
  check: 'context' | 'administrator' | 'channel' | 'member' | 'defaults'
  /** Whose overwrites were looked at. */
  level?: 'command' | 'application'
  /** For what they are. */
  target?: 'this-channel' | 'all-channels' | 'user' | 'role' | 'everyone'
  /** The id of the overwrite that counted. */
  id?: string
  /** What that overwrite says. */
  allow?: boolean
  /** The permissions that the member lacks, a bit set in decimal digits. */
  missing?: string
  /** `"allow"` and `"deny"` decide, `"pass"` lets the next step decide, `"silent"` has nothing to say. */
  verdict: 'allow' | 'deny' | 'pass' | 'silent'
  /** The step in words. */
  says: string
}

/** The answer of `decide`. */
export interface Decisions {
  schema: 1
  commands: {
    pointer: string
    name: string
    decision: { allowed: boolean; steps: DecisionStep[] }
    /** Why the person does not see the command as a whole, be it allowed or not. */
    hidden?: string
  }[]
}

/** What the application receives, as far as it is the same for all interactions. */
export interface Interaction {
  id: string
  application_id: string
  /** 2 is a command, 4 autocomplete. */
  type: 2 | 4
  token: string
  version: 1
  guild_id?: string
  channel_id: string
  /** In a guild. */
  member?: Record<string, unknown>
  /** Outside guilds. */
  user?: Record<string, unknown>
  locale: string
  guild_locale?: string
  app_permissions: string
  entitlements: unknown[]
  authorizing_integration_owners: Record<string, string>
  attachment_size_limit: number
  data: InteractionData
}

/** The command that was used. */
export interface InteractionData {
  id: string
  /** The default name, never a localized one. */
  name: string
  type: 1 | 2 | 3 | 4
  version?: string
  guild_id?: string
  options?: InteractionOption[]
  /** The users, roles, channels and so on that the options name. */
  resolved?: Record<string, Record<string, Record<string, unknown>>>
  target_id?: string
}

/** An option, a subcommand or a group of an interaction. */
export interface InteractionOption {
  name: string
  type: number
  value?: string | number | boolean
  options?: InteractionOption[]
  /** Whether the person is typing it. */
  focused?: boolean
}

/** Why a client does not send a command. */
export interface Refusal {
  code: string
  /** The option it is about. */
  option?: string
  pointer: string
  message: string
}

/** The answer of `invoke` where the application receives nothing. */
export interface Unanswered {
  schema: 1
  /** Why the client refuses; empty where the service handles the command itself. */
  refusals: Refusal[]
  handling?: 'service'
  /** What the service does, in words. */
  meaning?: string
  interaction?: null
}

/** One difference between the command that is registered and the draft. */
export interface Change {
  /** In the draft, or in the live commands where the draft has no such value. */
  pointer: string
  path: string
  member?: string
  locale?: string
  /** What the draft has there; absent where it has nothing. */
  draft?: unknown
  /** What is registered; absent where nothing is. */
  live?: unknown
}

/** What would happen to a command. */
export interface PlannedCommand {
  action: 'create' | 'overwrite' | 'delete' | 'unchanged'
  /** `""` where the document has none that can be understood. */
  type: 'CHAT_INPUT' | 'USER' | 'MESSAGE' | 'PRIMARY_ENTRY_POINT' | ''
  name: string
  /** In the draft. */
  pointer?: string
  /** A pointer in the live commands. */
  live?: string
  changes: Change[]
  /** What is lost with the command, such as `"permissions"`. */
  lost: string[]
  renamed_from?: string
  renamed_to?: string
}

/** What to think of before overwriting. */
export interface PlanWarning {
  code: string
  severity: Severity
  message: string
  /** An index in `commands`. */
  command?: number
}

/** The answer of `plan`. */
export interface Plan {
  schema: 1
  scope: 'global' | 'guild'
  commands: PlannedCommand[]
  warnings: PlanWarning[]
  summary: {
    create: number
    overwrite: number
    unchanged: number
    delete: number
    /** Whether the service would refuse it all. */
    refused: boolean
    counts: { type: string; live: number; draft: number; limit: number }[]
  }
}

/** How many texts of a command a locale has. */
export interface Coverage {
  own: number
  fallback: number
  missing: number
  percent: number
}

/** The answer of `locales`. */
export interface LocaleTable {
  schema: 1
  commands: { pointer: string; name: string; locales: Record<string, Coverage> }[]
}

/** An option as the service lists it. */
export interface ListedOption {
  type?: number
  name?: string
  name_localized?: string
  name_localizations?: Record<string, string> | null
  description?: string
  description_localized?: string
  description_localizations?: Record<string, string> | null
  required?: boolean
  options?: ListedOption[]
  choices?: {
    name?: string
    name_localized?: string
    name_localizations?: Record<string, string> | null
    value?: string | number
  }[]
  channel_types?: number[]
  min_value?: number
  max_value?: number
  min_length?: number
  max_length?: number
  autocomplete?: boolean
  [member: string]: unknown
}

/** A command as the service lists it. */
export interface ListedCommand {
  id: string
  application_id: string
  version: string
  type?: number
  name?: string
  name_localized?: string
  name_localizations?: Record<string, string> | null
  description?: string
  description_localized?: string
  description_localizations?: Record<string, string> | null
  default_member_permissions?: string | null
  nsfw?: boolean
  options?: ListedOption[]
  contexts?: number[] | null
  integration_types?: number[]
  [member: string]: unknown
}

/** A document that shows what a rule wants. */
export interface RuleExample {
  text: string
  scope: 'global' | 'guild'
  operation?: 'create' | 'edit' | 'bulk'
  kind?: Kind
  /** The definition that an interaction is judged against. */
  against?: string
}

/** A rule of the catalogue. */
export interface Rule {
  name: string
  /** Unless the option `rules` says otherwise. */
  severity: Severity | 'off'
  says: string
  why: string
  /** What to do. */
  do: string
  bad: RuleExample
  good: RuleExample
  /** The sentence of the interface's documentation that it stands on. */
  source: string
  /** The heading in RATIONALE.md that tells more. */
  rationale?: string
}

/** One thing that is wrong with a request besides its body. */
export interface RequestFinding {
  code: 'method' | 'host' | 'path' | 'unknown' | 'id' | 'query' | 'credentials' | 'permissions' | 'body' | 'gone'
  severity: Severity
  message: string
  note?: string
}

/** The answer of `request`. */
export interface RequestVerdict {
  schema: 1
  /** The operation of the interface, or `null` where it has none such; `shown` where it shows method and path. */
  operation: { name: string; method: string; path: string; shown: boolean } | null
  /** Whether something is an error, in the body or beside it. */
  refused: boolean
  findings: RequestFinding[]
  /** What the credentials must have. */
  needs: string[]
  /** How the service answers when it accepts the request; `status` is `null` where the interface shows none. */
  answers: { status: number | null; body: string; when?: string }[]
  /** The documented codes that it may be refused with: `"50035"`. */
  errors: string[]
  /** What else the interface says, and what it does not show. */
  notes: string[]
  /** The answer of `check` on the body, or `null` where there is none to judge. */
  body: Report | null
}

/** The answer of `authorize`. */
export interface Authorization {
  schema: 1
  /** Whether the record holds something: it is not the null object. */
  valid: boolean
  /** Where a mobile platform is sent back to. What is not known is in angle brackets. */
  redirect: string
  notes: string[]
  report: Report
}
