import type {
  Authorization, BriefPicker, Budgets, Decisions, Interaction, ListedCommand, LocaleTable, Mended, Picker, Plan,
  Recognized, Report, RequestVerdict, Rule, Unanswered,
} from './answers.js'
import type {
  AuthorizeOptions, BriefPreviewOptions, BudgetOptions, CheckOptions, DecideOptions, DocumentOptions, InvokeOptions,
  ListedOptions, MendOptions, PlanOptions, PreviewOptions, RecognizeOptions,
  RequestOptions,
} from './options.js'

export type * from './answers.js'
export type * from './options.js'

/**
 * A command, or the list of all commands: JSON text, its bytes in UTF-8, or an object.
 *
 * An object is judged as the JSON that `JSON.stringify` makes of it, which is what fetch, discord.js and others send:
 * members that are `undefined` are left out, and `toJSON` is used. Positions in the answer are then those in that
 * text, which has no spaces. Of an object that JSON cannot show (a bigint, a circle or a `Map` in it) an error is thrown.
 */
export type Document = string | ArrayBufferView | ArrayBuffer | object

/** Where the module comes from; at most one member. */
export interface LoadOptions {
  /** A compiled module, such as the `module` that another thread has sent to this worker. */
  module?: WebAssembly.Module | undefined
  /** The address of `slashlint.wasm`. In browsers it may be relative to the page. */
  url?: string | URL | undefined
  /** What is in `slashlint.wasm`. */
  bytes?: ArrayBuffer | ArrayBufferView | undefined
}

/**
 * Loads the module: the one that lies in the package unless the options name another.
 *
 * The package's own is compiled once, however often it is loaded. Each load has its own instance of it, with its
 * own memory.
 *
 * @throws {SlashlintError} when the module cannot be read, is none, or is for another version of the package
 */
export declare function load(options?: LoadOptions): Promise<Slashlint>

/**
 * Wrong options, an input that cannot be read, or a module that has ended. What is wrong with a document
 * is not an error: it is in the answer of `check`.
 */
export declare class SlashlintError extends Error {
  readonly name: 'SlashlintError'
  constructor(message: string, options?: ErrorOptions)
}

/** The names of the calls. */
export type Call =
  | 'check' | 'recognize' | 'mend' | 'budget' | 'preview' | 'decide' | 'invoke' | 'plan' | 'locales' | 'listed'
  | 'request' | 'authorize' | 'rules'

/**
 * The calls. They are synchronous, keep nothing of what they were given, and can be taken apart
 * (`const { check } = await load()`).
 *
 * Each throws a `SlashlintError` about wrong options or an object that JSON cannot write, and a `TypeError` about an
 * argument that is no document.
 */
export interface Slashlint {
  /** Judges a document. */
  check(document: Document, options?: CheckOptions): Report

  /**
   * Returns a document's kind and how certain that is: for files that nobody named. Check only those that are at least
   * `"recognized"`, and change only `"certain"` ones.
   */
  recognize(document: Document, options?: RecognizeOptions): Recognized

  /** Applies the safe fixes to a document; with `unsafe` also those that may not be what was meant. */
  mend(document: Document, options?: MendOptions): Mended

  /** Tells what each slash command uses of its 8,000 characters, and which fields use most. */
  budget(document: Document, options?: BudgetOptions): Budgets

  /** Shows the command picker as a person sees it or, with `query`, what a search in it finds. */
  preview(document: Document, options?: PreviewOptions): Picker
  /** With `brief` tells of each entry's options the names alone and whether they are required: about twice as fast. */
  preview(document: Document, options: BriefPreviewOptions): BriefPicker

  /** Tells for each command whether a person's permissions allow it, step by step. */
  decide(document: Document, options?: DecideOptions): Decisions

  /**
   * Returns the interaction that the application receives when a person uses a command: of a list, the one that
   * `command` or `pointer` names. Where it receives none, the answer has `refusals`, which tells why:
   *
   * ```js
   * const answer = slashlint.invoke(commands, { command: '/mod ban', options: { user: '12' } })
   * if ('refusals' in answer) throw new Error(answer.refusals[0]?.message ?? answer.meaning)
   * ```
   */
  invoke(document: Document, options?: InvokeOptions): Interaction | Unanswered

  /**
   * Tells what overwriting the commands `live` with the commands `draft` would do. For `live` take what the service
   * lists (`GET …/commands?with_localizations=true`).
   */
  plan(live: Document, draft: Document, options?: PlanOptions): Plan

  /** Tells how far each command is localized, by locales. */
  locales(document: Document, options?: DocumentOptions): LocaleTable

  /** Returns what the service would list if the commands of a document were registered. */
  listed(document: Document, options?: ListedOptions): ListedCommand[]

  /**
   * Tells which operation of the interface a request is, what is wrong with it and its body, what it needs, and how it
   * would be answered. Nothing is sent.
   */
  request(options: RequestOptions, body?: Document): RequestVerdict

  /** Judges the authorization arguments of the social SDK, and tells the redirect that they yield. */
  authorize(args: Document, options?: AuthorizeOptions): Authorization

  /** Returns the catalogue of rules. */
  rules(): Rule[]

  /**
   * Makes any call and returns its answer as it is, UTF-8 JSON, for those who store, send or compare it. Wrong options
   * are an answer as well, `{"error":"…"}`. The options of `plan` have `live`.
   */
  call(name: Call, document?: Document, options?: Document | null): Uint8Array

  /** The compiled module. It can be posted to workers, which give it to `load`. */
  readonly module: WebAssembly.Module
}
