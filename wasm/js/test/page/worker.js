import { load } from './slashlint/index.js'
import { runCases } from './support/run-cases.js'

self.onmessage = async ({ data: { module, text } }) => {
  try {
    const own = runCases(await load(), text)
    self.postMessage({ count: own + runCases(await load({ module }), text) })
  } catch (error) {
    self.postMessage({ error: String(error) })
  }
}
