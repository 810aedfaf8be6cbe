import type {
  Access, Authorized, Budget, Decision, FullEntry, Judged, LocaleRow, Payload, PickerEntry, PickerSummary,
  Plan, Recognized, Report, Rule, Severity,
} from './answer'
import type { Span } from '../store/selection'
import type { Splice } from './pieces'

type Options = Record<string, unknown>

/** What the page can ask, by what is asked for; options are those of wasm/ABI.md. */
export type Question =
  | {
    about: 'report'; options: Options; near: Span | null; only?: readonly Severity[]
    /** Interactions are judged against the definition of the last message about it. */
    definition?: number
    /** Authorization arguments are judged with the challenge that they should have. */
    by?: 'authorize'
  }
  | { about: 'picker'; options: Options }
  | { about: 'entry'; options: Options; pointer: string }
  | { about: 'budget'; options: Options }
  | { about: 'locales'; options: Options }
  /** Compared with the live commands of the last message about them. */
  | { about: 'plan'; options: Options; live: number }
  | { about: 'payload'; options: Options }
  | { about: 'decisions'; options: Options }
  | { about: 'catalogue' }
  | { about: 'mend'; options: Options; definition?: number }
  /** Who may use the commands of the definition, with the text as their permissions. */
  | { about: 'access'; options: Options; definition: number }
  | { about: 'authorized'; options: Options }
  /** Another text than the one that is open. */
  | { about: 'judged'; options: Options; text: string }
  /** The same of a text that is to be opened. */
  | { about: 'recognized'; options: Options; text: string }
  | { about: 'listed'; options: Options }

/** The answers to the questions. */
export interface AnswerTo {
  report: Report
  picker: PickerSummary
  entry: FullEntry | null
  budget: Budget[]
  locales: LocaleRow[]
  plan: Plan
  payload: Payload
  decisions: Decision[]
  catalogue: Rule[]
  /** Changes of the present text, in order. */
  mend: { changes: Splice[]; applied: number }
  access: Access
  authorized: Authorized
  judged: Judged
  recognized: Recognized
  listed: string
}

/** The answers that the store keeps up to date. "beside" is a second picker. */
export interface Answers {
  report: Report
  picker: PickerSummary
  beside: PickerSummary
  entry: FullEntry | null
  /** What sending the composed command would come to; payload may be about a field being typed. */
  composed: Payload
  budget: Budget[]
  locales: LocaleRow[]
  plan: Plan
  payload: Payload
  decisions: Decision[]
  catalogue: Rule[]
  access: Access
  authorized: Authorized
}

export type Slot = keyof Answers

/**
 * From the page to the worker. A question replaces an older one of the same line that is not
 * answered yet; questions of one kind that have to be answered all go in lines of their own.
 */
export type ToWorker =
  | { type: 'start'; module: WebAssembly.Module }
  | { type: 'text'; version: number; text: string }
  | { type: 'change'; version: number; changes: readonly Splice[] }
  /** What is registered; sent once, and not with each question about it. */
  | { type: 'live'; text: string }
  /** The commands that interactions and permissions are about; sent once, too. */
  | { type: 'definition'; text: string }
  | { type: 'ask'; id: number; line: string; question: Question }
  | { type: 'forget'; line: string }

/** What alone differs in a picker from the one that the line was given last. */
export interface Changed {
  list: 'slash' | 'user' | 'message'
  index: number
  entry: PickerEntry
}

/** From the worker to the page. */
export type FromWorker =
  | { type: 'started' }
  | { type: 'unavailable'; message: string }
  /** The module is called now; from here on the time counts. */
  | { type: 'began'; id: number; line: string }
  | { type: 'answer'; id: number; line: string; version: number; answer: unknown; took: number }
  | { type: 'changed'; id: number; line: string; version: number; changed: Changed; took: number }
  /** The answer is the one that the line was given last, for a newer version. */
  | { type: 'same'; id: number; line: string; version: number; took: number }
  | { type: 'failed'; id: number; line: string; message: string }
