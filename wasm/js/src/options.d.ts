/** The kinds of documents. */
export type Kind = 'commands' | 'permissions' | 'interaction' | 'authorization'

/** How a document is read. */
export interface DocumentOptions {
  /** Where the commands are registered: `"global"` unless said otherwise. */
  scope?: 'global' | 'guild' | undefined
  /**
   * Which request the document is the body of: `"create"` or `"edit"` one command, or `"bulk"`, overwriting all.
   * Unless said otherwise an object is a create body, and a list a bulk body.
   */
  operation?: 'create' | 'edit' | 'bulk' | undefined
  /** What the document is about. */
  kind?: Kind | undefined
  /** How the document is written; in `"jsonc"` comments and a comma after the last value are right, in `"json5"` all of JSON5. */
  syntax?: 'json' | 'jsonc' | 'json5' | undefined
}

/** Options of `recognize`. */
export type RecognizeOptions = Pick<DocumentOptions, 'kind' | 'syntax'>

/** How grave a rule's diagnostics are; `"off"` is not at all. */
export type RuleSeverity = 'off' | 'info' | 'warning' | 'error'

/** Options of `check`. */
export interface CheckOptions extends DocumentOptions {
  /** Other severities for rules, by their names: `{ 'name-apostrophe': 'off' }`. */
  rules?: Record<string, RuleSeverity> | undefined
  /** The definition that an interaction is judged against: a command, a list of commands, or the text of that. */
  against?: readonly object[] | object | string | undefined
  /** Of command permissions: the guild's id, by which @everyone and all channels are known. */
  guild?: Snowflake | undefined
}

/** Options of `mend`. */
export interface MendOptions extends CheckOptions {
  /** Whether to apply also the fixes that may not be what was meant: `false` unless said otherwise. */
  unsafe?: boolean | undefined
}

/** Options of `budget`. */
export interface BudgetOptions extends DocumentOptions {
  /** How many fields of each command to name, those that use most; all unless said otherwise. */
  top?: number | undefined
}

/** A locale that the service knows: `"en-US"`, `"de"`, `"pt-BR"`, … */
export type Locale = string

/** An id: a string of digits. */
export type Snowflake = string

/** Who looks, and where. */
export interface ViewerOptions {
  /** The person's language: `"en-US"` unless said otherwise. */
  locale?: Locale | undefined
  /** The guild's language: `"en-US"` unless said otherwise. */
  guild_locale?: Locale | undefined
  /** Where the person is: `"guild"` unless said otherwise. */
  in?: 'guild' | 'bot-dm' | 'private-channel' | undefined
  /** For whom the application is installed: `"both"` unless said otherwise. */
  installed?: 'both' | 'guild' | 'user' | undefined
  /**
   * What the person may do: `"admin"` unless said otherwise, or a bit set in decimal digits. Write
   * `String(bits)` where it is a bigint.
   */
  permissions?: 'admin' | (string & {}) | number | undefined
  /** Whether the person is known to be 18 or older: `false` unless said otherwise. */
  adult?: boolean | undefined
  /** Whether the channel allows age-restricted commands: as `adult` unless said otherwise. */
  age_restricted?: boolean | undefined
  /** Whether Activities are enabled: `true` unless said otherwise. */
  activities?: boolean | undefined
  /** The person's id. */
  user?: Snowflake | undefined
  /** The guild's id. */
  guild?: Snowflake | undefined
  /** The channel's id. */
  channel?: Snowflake | undefined
  /** The id of the channel that a thread belongs to. */
  parent?: Snowflake | undefined
  /** The ids of the person's roles. */
  roles?: readonly Snowflake[] | undefined
  /** Guild application command permissions, as the service lists them, or the text of that. */
  overwrites?: readonly object[] | object | string | undefined
}

/** Options of `decide`. */
export interface DecideOptions extends DocumentOptions, ViewerOptions {}

/** Options of `preview`. */
export interface PreviewOptions extends DocumentOptions, ViewerOptions {
  /** What the person has typed after `/`. The picker is then what the search finds. */
  query?: string | undefined
  /** For `true` see `BriefPreviewOptions`: what is told of options is then another type. */
  brief?: false | undefined
}

/** Options of `preview` for a `BriefPicker`, which takes about half the time. */
export interface BriefPreviewOptions extends Omit<PreviewOptions, 'brief'> {
  /** Tell of each entry's options only what they are called and whether they are required. */
  brief: true
}

/** What a person enters for an option. After an id, more can be said behind a colon: `"12:ROLE"`, `"12:cat.png"`. */
export type OptionValue = string | number | boolean

/** Options of `invoke`: what a person does. */
export interface InvokeOptions extends DocumentOptions, ViewerOptions {
  /** The command as it is typed, `"/mod ban"`, or the name of a command of another type. */
  command?: string | undefined
  /** The command's type, where several commands have the name. */
  type?: 'CHAT_INPUT' | 'USER' | 'MESSAGE' | 'PRIMARY_ENTRY_POINT' | undefined
  /** Instead of `command`: the JSON pointer (RFC 6901) of a command or subcommand. */
  pointer?: string | undefined
  /** What the person enters, by the options' names; or a list, in which an option may come twice. */
  options?: Record<string, OptionValue> | readonly { name: string; text: OptionValue }[] | undefined
  /** The name of the option that the person is typing. The interaction is then one of autocomplete. */
  focus?: string | undefined
  /** The id of the user or message that a USER or MESSAGE command is used on. */
  target?: Snowflake | undefined
}

/** Options of `plan`. */
export interface PlanOptions {
  /** Where the commands are registered: `"global"` unless said otherwise. */
  scope?: 'global' | 'guild' | undefined
  /** How the draft is written. */
  syntax?: 'json' | 'jsonc' | 'json5' | undefined
}

/** Options of `listed`. */
export interface ListedOptions extends DocumentOptions {
  /** The language in which `name_localized` and the like are: `"en-US"` unless said otherwise. */
  locale?: Locale | undefined
  /** Whether to list the full dictionaries of localizations: `false` unless said otherwise. */
  with_localizations?: boolean | undefined
}

/** A request that is about to be sent: `method` and `path`, or `name`. */
export interface RequestOptions {
  method?: string | undefined
  /** The path, or a whole address. Ids may be left as placeholders: `{app}`, `:app`, `$APP`, `<app>`. */
  path?: string | undefined
  /** The interface's name of an operation, for those that it states no path of. */
  name?: string | undefined
  /** Whose token the request has. */
  auth?: 'bot' | 'bearer' | undefined
  /** The scopes of the token, divided by blanks or commas. */
  scopes?: string | undefined
  /** What the bot or user of the token may do: a bit set in decimal digits. */
  permissions?: 'admin' | (string & {}) | number | undefined
  /** Other severities for rules, by their names. */
  rules?: Record<string, RuleSeverity> | undefined
}

/** Options of `authorize`. */
export interface AuthorizeOptions {
  /** What `CodeChallenge` is to be: the verifier's SHA-256 in base64url without padding. */
  challenge?: string | undefined
  /** Other severities for rules, by their names. */
  rules?: Record<string, RuleSeverity> | undefined
}
