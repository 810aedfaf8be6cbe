import { calls } from './calls.js'
import { encode } from './encode.js'
import { SlashlintError } from './error.js'
import { Instance } from './instance.js'

/**
 * WebAssembly memory never shrinks. An instance that a large document has made grow beyond this is
 * given up for a new one, which costs a few milliseconds.
 */
const mostMemory = 256 * 1024 * 1024

const decoder = new TextDecoder()
const none = new Uint8Array()

/**
 * Returns the calls of a compiled module. They need no `this`.
 * @param {WebAssembly.Module} module
 * @returns {import('./index.js').Slashlint}
 */
export function slashlint(module) {
  // The first instance is made now, so that a module that does not start fails in load.
  /** @type {Instance | undefined} */
  let instance = new Instance(module)

  /**
   * @param {import('./index.js').Call} name
   * @param {unknown} [document]
   * @param {unknown} [options]
   */
  function call(name, document, options) {
    if (!calls.includes(name)) {
      throw new TypeError(`there is no call ${JSON.stringify(name)}; the calls are ${calls.join(', ')}`)
    }
    const bytes = name === 'rules' ? [] : [encode(document, 'document'), encode(options ?? none, 'options')]
    instance ??= new Instance(module)
    try {
      return instance.call(name, ...bytes)
    } finally {
      if (instance.gone || instance.size > mostMemory) instance = undefined
    }
  }

  /**
   * @param {import('./index.js').Call} name
   * @param {unknown} [document]
   * @param {unknown} [options]
   */
  function ask(name, document, options) {
    const answer = JSON.parse(decoder.decode(call(name, document, options)))
    if (typeof answer.error === 'string' && Object.keys(answer).length === 1) throw new SlashlintError(answer.error)
    return answer
  }

  return {
    check: (document, options) => ask('check', document, options),
    mend: (document, options) => ask('mend', document, options),
    budget: (document, options) => ask('budget', document, options),
    preview: (document, options) => ask('preview', document, options),
    decide: (document, options) => ask('decide', document, options),
    invoke: (document, options) => ask('invoke', document, options),
    plan: (live, draft, options) => ask('plan', draft, withLive(live, options)),
    locales: (document, options) => ask('locales', document, options),
    listed: (document, options) => ask('listed', document, options),
    rules: () => ask('rules'),
    call,
    module,
  }
}

/**
 * Returns the options of a plan with the live commands in them.
 * @param {unknown} live
 * @param {unknown} options
 */
function withLive(live, options) {
  if (options !== undefined && options !== null && (typeof options !== 'object' || ArrayBuffer.isView(options))) {
    throw new TypeError(`options must be an object, not ${ArrayBuffer.isView(options) ? 'bytes' : typeof options}`)
  }
  const text = typeof live === 'string' ? live : decoder.decode(encode(live, 'live'))
  return { ...options, live: text }
}
