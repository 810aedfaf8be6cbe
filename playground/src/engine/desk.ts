import { difference } from './difference'
import { onlyChange, type Element } from './element'
import type { Slashlint } from './module'
import { Pieces, type Splice } from './pieces'
import type { Changed, FromWorker, Question, ToWorker } from './protocol'
import * as reduce from './reduce'

type Ask = Extract<ToWorker, { type: 'ask' }>

/** The module's call for each question. */
const calls: { readonly [A in Question['about']]: string } = {
  report: 'check', picker: 'preview', entry: 'preview', budget: 'budget', locales: 'locales',
  plan: 'plan', payload: 'invoke', decisions: 'decide', catalogue: 'rules', mend: 'mend',
  listed: 'listed', access: 'decide', authorized: 'authorize', judged: 'check',
  recognized: 'recognize',
}

/** What people look at while they type is answered first. */
const first = ['report', 'picker', 'beside', 'entry', 'composed', 'payload']

/** Answers that take fewer ms are given at once and together. */
const soon = 8

interface Heard {
  key: string
  version: number
  text: string
  json: unknown
}

interface Given {
  asked: string
  text: string
  /** What the answer differed in from the one before. */
  changed: Element | null
}

/**
 * The worker's desk: its own copy of the text, and the questions about it that wait. Between two
 * answers that take long it lets the worker read its mail, so that a newer text or question comes in
 * first.
 */
export class Desk {
  private text = new Pieces()
  private version = -1
  private readonly waiting = new Map<string, Ask>()
  /** The last answer of each of the module's calls and options: several questions share it. */
  private readonly heard = new Map<string, Heard>()
  /** The last answer that each line was given. */
  private readonly given = new Map<string, Given>()
  private module: Slashlint | null = null
  /** What is live, as a string of JSON. */
  private live = '"[]"'
  /** The commands that interactions and permissions are about. */
  private definition = new Pieces()
  /** What is to be posted together. */
  private out: FromWorker[] = []
  private scheduled = false
  /** Whether the last round was done before there could be new mail. */
  private quick = false
  private readonly bell = new MessageChannel()
  private readonly encoder = new TextEncoder()
  private readonly decoder = new TextDecoder()

  constructor(private readonly post: (messages: readonly FromWorker[]) => void) {
    this.bell.port1.onmessage = () => {
      this.scheduled = false
      this.round()
    }
  }

  use(module: Slashlint): void {
    this.module = module
    this.answer()
  }

  open(text: string, version: number): void {
    this.text = new Pieces(text)
    this.version = version
  }

  change(splices: readonly Splice[], version: number): void {
    this.text.apply(splices)
    this.version = version
  }

  /** Plans compare the text with this from now on; the questions about it have another number. */
  compareWith(live: string): void {
    this.live = JSON.stringify(live)
  }

  /** Questions with a definition are about this one from now on; they have another number. */
  define(text: string): void {
    this.definition = new Pieces(text)
  }

  /** Takes a question, which answer answers. */
  ask(ask: Ask): void {
    this.waiting.set(ask.line, ask)
  }

  forget(line: string): void {
    this.waiting.delete(line)
    this.given.delete(line)
  }

  /** Answers what waits, when the mail is read. */
  answer(): void {
    if (this.scheduled || !this.module || this.waiting.size === 0) return
    if (this.quick) return this.round()
    this.scheduled = true
    this.bell.port2.postMessage(null)
  }

  /** Gives as many answers as can be had soon, at least one, and posts them together. */
  private round(): void {
    const began = performance.now()
    do {
      // What people look at while they type does not wait for the rest.
      if (!first.some((line) => this.waiting.has(line))) this.send()
      this.answerOne()
    } while (this.waiting.size > 0 && performance.now() - began < soon)
    this.quick = performance.now() - began < soon
    this.send()
    this.answer()
  }

  private send(): void {
    if (this.out.length > 0) this.post(this.out)
    this.out = []
  }

  private next(): Ask | undefined {
    for (const line of first) {
      const ask = this.waiting.get(line)
      if (ask) return ask
    }
    return this.waiting.values().next().value
  }

  private answerOne(): void {
    const ask = this.next()
    if (!ask) return
    this.waiting.delete(ask.line)
    const { id, line, question } = ask
    // Of a quick round the page hears soon enough; of one that turns out not to be, it asks again.
    this.post([{ type: 'began', id, line }])
    const began = performance.now()
    try {
      const heard = this.hear(question)
      const { about, ...rest } = question
      const asked = JSON.stringify([about, rest])
      const before = this.given.get(line)
      const last = before?.asked === asked ? before : null
      const base = { id, line, version: this.version }
      const took = () => performance.now() - began
      if (last?.text === heard.text) {
        this.out.push({ type: 'same', ...base, took: took() })
      } else {
        const change = last && question.about === 'picker' ? onlyEntry(last, heard.text) : null
        if (change) this.out.push({ type: 'changed', ...base, changed: change.changed, took: took() })
        else this.out.push({ type: 'answer', ...base, answer: this.reduced(question, heard), took: took() })
        this.given.set(line, { asked, text: heard.text, changed: change?.element ?? null })
      }
    } catch (error) {
      this.given.delete(line)
      this.out.push({ type: 'failed', id, line, message: String((error as Error).message ?? error) })
    }
  }

  /** Calls the module, unless it said so already for this text. */
  private hear(question: Question): Heard {
    const options = 'options' in question ? JSON.stringify(optionsOf(question)) : ''
    const call = 'by' in question ? question.by! : calls[question.about]
    if (question.about === 'judged' || question.about === 'recognized') {
      const bytes = this.module!.call(call, new Pieces(question.text), this.encoder.encode(options))
      return { key: '', version: this.version, text: this.decoder.decode(bytes), json: undefined }
    }
    const beside = 'live' in question ? question.live : 'definition' in question ? `of ${question.definition}` : ''
    const key = `${call} ${options} ${beside}`
    const old = this.heard.get(key)
    if (old?.version === this.version) return old
    const document = question.about === 'access' ? this.definition : this.text
    const bytes = this.module!.call(call, document, this.encoder.encode(this.complete(question, options)))
    const heard: Heard = { key, version: this.version, text: this.decoder.decode(bytes), json: undefined }
    // Answers about older texts are of no use; few options are asked for at a time.
    for (const [k, h] of this.heard) if (h.version !== this.version) this.heard.delete(k)
    this.heard.set(key, heard)
    return heard
  }

  /** What is live may be large: it becomes an option here and not on the page. */
  private complete(question: Question, options: string): string {
    if (question.about === 'plan') return `${options.slice(0, -1)},"live":${this.live}}`
    if (!('definition' in question)) return options
    return question.about === 'access'
      ? withText(options, 'overwrites', this.text) : withText(options, 'against', this.definition)
  }

  private reduced(question: Question, heard: Heard): unknown {
    if (question.about === 'listed') return heard.text
    heard.json ??= JSON.parse(heard.text)
    const json = heard.json as never
    const refused = (heard.json as { error?: unknown }).error
    if (typeof refused === 'string') throw new Error(refused)
    switch (question.about) {
      case 'report': return reduce.report(reported(json), question.near, question.only, this.text)
      case 'mend': {
        const { text, applied } = json as { text: string; applied: number }
        return { changes: difference(this.text.toString(), text), applied }
      }
      case 'picker': return reduce.picker(json)
      case 'entry': return reduce.fullEntry(json, question.pointer)
      case 'plan': return reduce.plan(json)
      case 'payload': return reduce.payload(json)
      case 'budget': return (json as { budgets: unknown }).budgets
      case 'locales':
      case 'decisions': return (json as { commands: unknown }).commands
      case 'access': return reduce.access(json)
      case 'authorized': return reduce.authorized(json)
      case 'judged': return reduce.judged(json)
      default: return json
    }
  }
}

/** The entry that the picker differs in from the last one, or null. */
function onlyEntry({ text, changed }: Given, now: string): { element: Element; changed: Changed } | null {
  const found = onlyChange(text, now, changed)
  if (!found) return null
  const { element, value } = found
  const { list, index } = element
  if (list !== 'slash' && list !== 'user' && list !== 'message' || index >= reduce.most.entries) return null
  return { element, changed: { list, index, entry: reduce.entry(value as never) } }
}

/** A question's options. Lists of entries show of their options the names alone. */
function optionsOf(question: Extract<Question, { options: unknown }>): Record<string, unknown> {
  return question.about === 'picker' ? { ...question.options, brief: true } : question.options
}

/** Options, which are an object, with a text among them; a blank one is left out. */
function withText(options: string, name: string, text: Pieces): string {
  const given = text.toString()
  return given.trim() === '' ? options : `${options.slice(0, -1)},"${name}":${JSON.stringify(given)}}`
}

/** The report in an answer: authorize has more to say. */
function reported(json: never): never {
  return (json as { report?: never }).report ?? json
}
