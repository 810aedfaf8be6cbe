import { load } from 'slashlint'

import { runCases } from './run-cases.js'

self.onmessage = async ({ data }) => {
  try {
    self.postMessage({ count: runCases(await load(), data) })
  } catch (error) {
    self.postMessage({ error: String(error) })
  }
}
