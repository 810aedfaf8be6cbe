import { load } from 'slashlint'

import { runCases } from './run-cases.js'

const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })

Object.assign(window, {
  /** @param {string} text */
  inPage: async (text) => runCases(await load(), text),
  /** @param {string} text */
  inWorker: (text) => new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => (data.error ? reject(new Error(data.error)) : resolve(data.count))
    worker.onerror = ({ message }) => reject(new Error(message || 'the worker cannot be loaded'))
    worker.postMessage(text)
  }),
})
