import { Desk } from './desk'
import { load } from './module'
import type { FromWorker, ToWorker } from './protocol'

const worker = self as unknown as DedicatedWorkerGlobalScope
const desk = new Desk((messages) => worker.postMessage(messages))

worker.onmessage = ({ data }: MessageEvent<readonly ToWorker[]>) => {
  for (const message of data) take(message)
  desk.answer()
}

function take(message: ToWorker): void {
  switch (message.type) {
    case 'start': return void start(message.module)
    case 'text': return desk.open(message.text, message.version)
    case 'live': return desk.compareWith(message.text)
    case 'definition': return desk.define(message.text)
    case 'change': return desk.change(message.changes, message.version)
    case 'ask': return desk.ask(message)
    case 'forget': return desk.forget(message.line)
  }
}

/** The page fetches and compiles the module, so that it is under way before there is a worker. */
async function start(module: WebAssembly.Module): Promise<void> {
  try {
    desk.use(await load({ module }))
    worker.postMessage([{ type: 'started' }] satisfies FromWorker[])
  } catch (error) {
    worker.postMessage([{ type: 'unavailable', message: String((error as Error).message ?? error) }] satisfies FromWorker[])
  }
}
