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
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
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
    recognize: (document, options) => ask('recognize', document, options),
    mend: (document, options) => ask('mend', document, options),
    budget: (document, options) => ask('budget', document, options),
    preview: (document, options) => ask('preview', document, options),
    decide: (document, options) => ask('decide', document, options),
    invoke(document, options) {
      const answer = ask('invoke', document, options)
      if (answer.refusals?.[0]?.code === 'command-unknown') named(options)
      return answer
    },
    plan: (live, draft, options) => ask('plan', draft, withLive(live, options)),
    locales: (document, options) => ask('locales', document, options),
    listed: (document, options) => ask('listed', document, options),
    request: (options, body) => ask('request', body ?? '', options),
    authorize: (args, options) => ask('authorize', args, options),
    rules: () => ask('rules'),
    call,
    module,
  }
}

/**
 * Returns the options of a plan with the live commands in them. All else in them is left to the module to judge.
 * @param {unknown} live
 * @param {unknown} options
 */
function withLive(live, options) {
  const member = `"live":${JSON.stringify(textOf(live, 'live'))}`
  const given = textOf(options ?? none, 'options').replace(/[ \t\r\n]+$/, '')
  if (given === '') return `{${member}}`
  if (Object.hasOwn(parsed(given), 'live')) throw new SlashlintError('"live" stands in the options; pass it as the first argument and nowhere else')
  return given.replace(/(\{[ \t\r\n]*)?\}$/, (_, empty) => `${empty ? '{' : ','}${member}}`)
}

/**
 * Throws unless options name a command.
 * @param {unknown} options
 */
function named(options) {
  const { command, pointer } = parsed(textOf(options ?? none, 'options'))
  if ((command ?? pointer ?? null) === null) {
    throw new SlashlintError('no command is named; give "command", such as "/mod ban", or "pointer", such as "/0"')
  }
}

/**
 * Returns the options that a text holds, if it holds any.
 * @param {string} options
 */
function parsed(options) {
  try {
    return Object(JSON.parse(options))
  } catch {
    return {}
  }
}

/**
 * @param {unknown} value
 * @param {string} what
 */
function textOf(value, what) {
  // What is shared with other threads cannot be decoded.
  const bytes = encode(value, what).slice()
  try {
    return strict.decode(bytes)
  } catch (error) {
    throw new SlashlintError(`the bytes of ${what} are not UTF-8; pass them as they were sent, or text`, { cause: error })
  }
}
