import { bytesOf, isPlain } from './bytes.js'
import { SlashlintError, messageOf } from './error.js'

const encoder = new TextEncoder()

/**
 * Returns a document or options as bytes: bytes as they are, text in UTF-8, and an object as the
 * JSON that fetch or discord.js would send of it.
 * @param {unknown} value
 * @param {string} what "document", "live" or "options", for messages
 * @returns {Uint8Array}
 */
export function encode(value, what) {
  if (typeof value === 'string') return encodeText(value, what)
  const bytes = bytesOf(value)
  if (bytes) return bytes
  if (typeof value !== 'object' || value === null) {
    throw new TypeError(`${what} must be text, bytes or an object, not ${value === null ? 'null' : typeof value}`)
  }
  const boxed = Object.prototype.toString.call(value) === '[object String]'
  return encodeText(boxed ? String(value) : stringify(value, what), what)
}

/**
 * @param {string} text
 * @param {string} what
 */
function encodeText(text, what) {
  const half = /\p{Surrogate}/u.exec(text)
  if (half) {
    throw new SlashlintError(
      `"\\u${half[0].charCodeAt(0).toString(16)}" at character ${half.index} of ${what} is half of a surrogate pair, which UTF-8 ` +
        'cannot hold; correct the text or how it was decoded')
  }
  return encoder.encode(text)
}

/**
 * @param {object} value
 * @param {string} what
 */
function stringify(value, what) {
  if (typeof (/** @type {any} */ (value).then) === 'function') {
    throw new TypeError(`${what} is a promise; await it first`)
  }
  let text, failure
  try {
    text = JSON.stringify(value)
  } catch (error) {
    failure = unwritten(error, what)
  }
  // Only where there are empty objects can something be that JSON shows as one.
  if (failure || text?.includes('{}')) {
    const better = misfit(value, what)
    if (better) throw better
  }
  if (failure) throw failure
  if (text === undefined) {
    throw new TypeError(`${what} has a toJSON that returns nothing; pass what it stands for`)
  }
  return text
}

/**
 * Tells why JSON.stringify threw.
 * @param {unknown} error
 * @param {string} what
 */
function unwritten(error, what) {
  // An engine draws a circle over several lines.
  const message = messageOf(error).split('\n', 1)[0]
  let reason = `a getter or toJSON in it threw: ${message}`
  if (error instanceof TypeError && /circular|cyclic/i.test(message)) {
    reason = `it holds itself: ${message}; take circular references out`
  } else if (error instanceof RangeError && /call stack/i.test(message)) {
    reason = 'it is nested too deeply; pass it as text'
  }
  return new SlashlintError(`${what} cannot be written as JSON: ${reason}`, { cause: error })
}

/**
 * Returns an error about the first bigint in a value, or the first Map, Response or the like, which looks
 * empty to JSON. That is never what was meant.
 * @param {object} value
 * @param {string} what
 */
function misfit(value, what) {
  /** @type {Error | undefined} */
  let first
  /** @type {Map<unknown, string>} */
  const pointers = new Map()
  try {
    JSON.stringify(value, function (key, one) {
      const pointer = pointers.has(this) ? `${pointers.get(this)}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}` : ''
      if (typeof one === 'object' && one !== null) pointers.set(one, pointer)
      if (typeof one === 'bigint') {
        first ??= new SlashlintError(`a bigint stands at ${pointer} of ${what}, which JSON cannot write; write it as a string of digits`)
        return null
      }
      if (looksEmpty(one)) {
        const name = one.constructor?.name || 'special object'
        const where = pointer ? `a ${name} stands at ${pointer} of ${what}` : `${what} must not be a ${name}`
        first ??= new TypeError(`${where}, which JSON shows as {}; pass what is in it`)
      }
      return one
    })
  } catch {
    // It is the caller who tells of what is thrown.
  }
  return first
}

/**
 * Tells whether a value is more than the {} that JSON shows.
 * @param {any} value
 */
function looksEmpty(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isPlain(value) &&
    JSON.stringify(value, (key, one) => key === '' ? one : one === undefined ? undefined : 0) === '{}'
}
