import { bytesOf } from './bytes.js'
import { SlashlintError, messageOf } from './error.js'

const encoder = new TextEncoder()

/**
 * Returns a document or options as bytes: bytes as they are, text in UTF-8, and an object as the
 * JSON that fetch or discord.js would send of it.
 * @param {unknown} value
 * @param {string} what "document" or "options", for messages
 * @returns {Uint8Array}
 */
export function encode(value, what) {
  if (typeof value === 'string') return encoder.encode(value)
  const bytes = bytesOf(value)
  if (bytes) return bytes
  if (typeof value !== 'object' || value === null) {
    throw new TypeError(`${what} must be text, bytes or an object, not ${value === null ? 'null' : typeof value}`)
  }
  return encoder.encode(stringify(value, what))
}

/**
 * @param {object} value
 * @param {string} what
 */
function stringify(value, what) {
  if (typeof (/** @type {any} */ (value).then) === 'function') {
    throw new TypeError(`${what} is a promise; await it first`)
  }
  let text
  try {
    text = JSON.stringify(value)
  } catch (error) {
    throw new SlashlintError(
      `${what} cannot be written as JSON: ${firstLine(messageOf(error))}; write a bigint as a string of digits, ` +
        'and take circular references out', { cause: error })
  }
  if (text === undefined) {
    throw new TypeError(`${what} has a toJSON that returns nothing; pass what it stands for`)
  }
  // A Map, a Response or a File looks empty to JSON, which is never what was meant.
  if (text === '{}' && !isPlain(value)) {
    throw new TypeError(`${what} is a ${value.constructor?.name || 'special object'}, which JSON shows as {}; pass what is in it`)
  }
  return text
}

/** @param {object} value */
function isPlain(value) {
  const prototype = Object.getPrototypeOf(value)
  // The prototype of another realm's plain object is another one, but has none itself, either.
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/**
 * JSON.stringify draws a circle over several lines.
 * @param {string} message
 */
function firstLine(message) {
  return message.split('\n', 1)[0]
}
