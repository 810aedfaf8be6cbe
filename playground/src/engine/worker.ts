import { Desk } from './desk'
import { openExpress } from './express'
import { load } from './module'
import type { FromWorker, ToWorker } from './protocol'

const worker = self as unknown as DedicatedWorkerGlobalScope
const express = openExpress(worker.name)
let post = (message: FromWorker) => worker.postMessage(message)
const desk = new Desk((message) => post(message))

worker.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'start': return void start(data.module)
    case 'text': return desk.open(data.text, data.version)
    case 'live': return desk.compareWith(data.text)
    case 'definition': return desk.define(data.text)
    case 'change': return desk.change(data.changes, data.version)
    case 'ask': return desk.ask(data)
    case 'forget': return desk.forget(data.line)
    case 'express':
      post = (message) => express!.postMessage(message)
      // What was posted the other way may arrive later.
      return desk.startOver()
  }
}
express?.postMessage({ type: 'express' } satisfies FromWorker)

/** The page fetches and compiles the module, so that it is under way before there is a worker. */
async function start(module: WebAssembly.Module): Promise<void> {
  try {
    desk.use(await load({ module }))
    post({ type: 'started' })
  } catch (error) {
    post({ type: 'unavailable', message: String((error as Error).message ?? error) })
  }
}
