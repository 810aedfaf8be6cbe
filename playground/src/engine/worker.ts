import address from '../../../wasm/slashlint.wasm?url'
import { Desk } from './desk'
import { load } from './module'
import type { FromWorker, ToWorker } from './protocol'

const worker = self as unknown as DedicatedWorkerGlobalScope
const post = (message: FromWorker) => worker.postMessage(message)
const desk = new Desk(post)

worker.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'start': return void start(data.module)
    case 'text': return desk.open(data.text, data.version)
    case 'change': return desk.change(data.changes, data.version)
    case 'ask': return desk.ask(data)
    case 'forget': return desk.forget(data.line)
  }
}

/** A worker that follows one that was ended is given the compiled module: nothing is fetched. */
async function start(given: WebAssembly.Module | null): Promise<void> {
  try {
    const module = given ?? await fetched()
    desk.use(await load({ module }))
    post({ type: 'started', module })
  } catch (error) {
    post({ type: 'unavailable', message: String((error as Error).message ?? error) })
  }
}

async function fetched(): Promise<WebAssembly.Module> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  // Some servers give another type, which compileStreaming refuses.
  return response.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer())
}
