import type { ChangeSet, Text } from '@codemirror/state'
import { batch } from '@preact/signals'
import * as store from '../store/answers'
import type { Live } from '../store/live'
import { tell } from '../store/notice'
import { currentText, onChange, onExchange, onTold, settle, version } from '../store/text'
import { t } from '../text/text'
import { fetchModule } from './fetch'
import { Given } from './given'
import type { Splice } from './pieces'
import type { AnswerTo, Answers, FromWorker, Question, Slot, ToWorker } from './protocol'

/** An answer that takes longer ends the worker. */
const patience = 5000

/** Answers that took fewer ms are worth waiting for with what they are about. */
const prompt = 10

interface Asked {
  id: number
  question: Question
  done(answer: unknown, version: number, took: number): void
  fail(message: string): void
}

/** The page's side of the worker: which questions are open, and whether it still answers. */
class Client {
  private worker: Worker | null = null
  private module: WebAssembly.Module | null = null
  private live: { number: number; of: Live | null } = { number: 0, of: null }
  private definition: { number: number; of: Text | string } = { number: 0, of: '' }
  private readonly open = new Map<string, Asked>()
  private readonly given = new Given()
  /** What is to be posted together. */
  private outbox: ToWorker[] = []
  private timer = 0
  /** The line whose question the module is called for, and since when. */
  private running = ''
  private began = 0
  private count = 0

  start(): void {
    onChange((changes, _text, number) => this.changed(changes, number))
    onTold(() => this.send())
    onExchange((text, number) => this.post({ type: 'text', version: number, text: text.toString() }))
    void this.prepare()
    this.launch()
  }

  /** Fetches the module. A worker that is there already gets it; later ones get it at once. */
  async prepare(): Promise<void> {
    store.engine.value = { state: 'loading', error: null }
    try {
      this.module = await fetchModule()
      this.post({ type: 'start', module: this.module })
    } catch (error) {
      store.engine.value = { state: 'failed', error: (error as Error).message }
    }
  }

  /** Tries again to get a module or a worker that could not be had. */
  retry(): void {
    if (this.worker && !this.module) return void this.prepare()
    this.worker?.terminate()
    store.engine.value = { state: 'loading', error: null }
    this.launch()
    this.askAgain()
  }

  /** Lets plans compare with what is live; the number tells one from another. */
  compareWith(of: Live | null): number {
    if (of !== this.live.of) {
      this.live = { number: this.live.number + 1, of }
      this.post({ type: 'live', text: of?.text ?? '[]' })
    }
    return this.live.number
  }

  /** Lets questions be about these commands; the number tells one from another. */
  define(of: Text | string): number {
    if (of !== this.definition.of) {
      this.definition = { number: this.definition.number + 1, of }
      this.post({ type: 'definition', text: of.toString() })
    }
    return this.definition.number
  }

  /** Asks; an older question of the same line is not answered any more. */
  ask(line: string, question: Question, done: Asked['done'], fail: Asked['fail']): void {
    const id = ++this.count
    this.open.set(line, { id, question, done, fail })
    this.post({ type: 'ask', id, line, question })
  }

  forget(line: string): void {
    this.open.delete(line)
    this.given.forget(line)
    this.post({ type: 'forget', line })
  }

  private launch(): void {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    this.worker = worker
    this.outbox = []
    store.expectAnswers(false)
    worker.onmessage = (event: MessageEvent<readonly FromWorker[]>) => this.heard(event.data)
    worker.onerror = (event) => {
      event.preventDefault()
      store.engine.value = { state: 'failed', error: event.message || t('engine.noWorker') }
    }
    if (this.module) this.post({ type: 'start', module: this.module })
    this.post({ type: 'text', version: version.peek(), text: currentText() })
    if (this.live.of) this.post({ type: 'live', text: this.live.of.text })
    if (this.definition.of) this.post({ type: 'definition', text: this.definition.of.toString() })
  }

  private post(message: ToWorker): void {
    if (this.outbox.push(message) === 1) queueMicrotask(() => this.send())
  }

  private send(): void {
    if (this.outbox.length === 0) return
    const all = this.outbox
    this.outbox = []
    this.worker?.postMessage(all)
  }

  private changed(changes: ChangeSet, number: number): void {
    const splices: Splice[] = []
    changes.iterChanges((from, to, _from, _to, inserted) => {
      splices.push([from, to, inserted.toString()])
    })
    this.post({ type: 'change', version: number, changes: splices })
  }

  /** What comes together is drawn together, in the text that it is about. */
  private heard(messages: readonly FromWorker[]): void {
    batch(() => messages.forEach((message) => this.take(message)))
    if (!messages.every(({ type }) => type === 'began')) settle()
    const took = messages.reduce((sum, message) => sum + ('took' in message ? message.took : 0), 0)
    store.expectAnswers(this.open.size === 0 && took < prompt)
  }

  private take(message: FromWorker): void {
    if (message.type === 'started') {
      store.engine.value = { state: 'ready', error: null }
      return
    }
    if (message.type === 'unavailable') {
      store.engine.value = { state: 'failed', error: message.message }
      return
    }
    if (message.type === 'began') {
      this.running = message.line
      this.began = performance.now()
      this.timer ||= window.setTimeout(() => this.watch(), patience)
      return
    }
    this.running = ''
    const answer = message.type === 'failed' ? null : this.given.complete(message)
    const asked = this.open.get(message.line)
    if (!asked) return
    if (asked.id !== message.id) return
    this.open.delete(message.line)
    if (message.type === 'failed') asked.fail(message.message)
    else asked.done(answer, message.version, message.took)
  }

  /** Looks whether an answer takes too long. A timer for each would cost every key some of its time. */
  private watch(): void {
    this.timer = 0
    if (this.running === '') return
    const rest = this.began + patience - performance.now()
    if (rest <= 0) this.restart()
    else this.timer = window.setTimeout(() => this.watch(), rest)
  }

  /** Ends a worker that does not answer; what else was asked is asked again. */
  private restart(): void {
    this.worker?.terminate()
    const slow = this.open.get(this.running)
    this.open.delete(this.running)
    this.running = ''
    tell(t('engine.slow'), 'warning')
    slow?.fail(t('engine.slow'))
    this.launch()
    this.askAgain()
  }

  private askAgain(): void {
    for (const [line, { id, question }] of this.open) this.post({ type: 'ask', id, line, question })
  }
}

const client = new Client()

/** Starts the worker with the text that the store has. Call it once. */
export function startEngine(): void {
  client.start()
}

/** Tries again to start what could not be started. */
export function retryEngine(): void {
  client.retry()
}

/** Makes the commands that are live those of the next plan; the result is their number. */
export function compareWith(live: Live | null): number {
  return client.compareWith(live)
}

/** Makes commands the definition of the next questions about one; the result is their number. */
export function define(commands: Text | string): number {
  return client.define(commands)
}

/** Asks for an answer that the store keeps; the newest question of a slot wins. */
export function keep<S extends Slot>(slot: S, question: Question): void {
  store.asked(slot)
  client.ask(slot, question, (answer, version, took) => {
    store.answered(slot, version, answer as Answers[S])
    measure(slot, version, took)
  }, (error) => store.failed(slot, error))
}

/** Stops keeping an answer. */
export function drop(slot: Slot): void {
  client.forget(slot)
  store.cleared(slot)
}

let requests = 0

/** Asks once, for something that is done and not kept: mend, listed, another viewer's picker. */
export function request<A extends Question['about']>(
  question: Extract<Question, { about: A }>,
): Promise<AnswerTo[A]> {
  const line = `request ${++requests}`
  return new Promise((resolve, reject) => {
    client.ask(line, question, (answer) => {
      resolve(answer as AnswerTo[A])
      client.forget(line)
    }, (error) => reject(new Error(error)))
  })
}

/**
 * Measures from the key press to the answer in the document, and the module's part of it, for the
 * browser's performance panel and the tests.
 */
function measure(slot: Slot, number: number, took: number): void {
  if (slot !== 'report' && slot !== 'picker') return
  const change = performance.getEntriesByName('slashlint:change', 'mark')
    .findLast((mark) => (mark as PerformanceMark).detail === number)
  if (!change) return
  // What is drawn is drawn in a microtask that is queued when all of the worker's answers are taken.
  queueMicrotask(() => queueMicrotask(() => {
    const detail = { version: number, took }
    performance.measure(`slashlint:${slot}`, { start: change.startTime, detail })
    if (number % 500 === 0) {
      performance.clearMarks('slashlint:change')
      performance.clearMeasures()
    }
  }))
}
