import { SlashlintError, messageOf } from './error.js'
import { Wasi } from './wasi.js'

/**
 * @typedef {object} Exports what a module of interface 1 exports, its calls aside
 * @property {WebAssembly.Memory} memory
 * @property {() => void} _initialize
 * @property {(size: number) => number} alloc
 * @property {(ptr: number) => void} free
 */

/** One running module. */
export class Instance {
  /** Whether a call has not come back. The instance must not be called again. */
  gone = false

  #wasi = new Wasi()
  /** @type {Exports & Record<string, (...args: number[]) => bigint>} */
  #exports

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    try {
      const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: this.#wasi.imports })
      this.#exports = /** @type {any} */ (instance.exports)
      this.#wasi.memory = this.#exports.memory
      this.#exports._initialize()
    } catch (error) {
      throw new SlashlintError(
        `slashlint.wasm cannot be started: ${this.#reason(error)}; there may be too little memory, ` +
          'or the file may be another version than the package', { cause: error })
    }
  }

  /** How many bytes of memory the instance has. It never has fewer again. */
  get size() {
    return this.#exports.memory.buffer.byteLength
  }

  /**
   * Makes a call and returns its answer. Without a document the call takes none.
   * @param {string} name
   * @param {Uint8Array} [document]
   * @param {Uint8Array} [options]
   */
  call(name, document, options) {
    /** @type {number[]} */
    const lent = []
    // Where an instance is left in the middle of a call, its memory is in no known state.
    this.gone = true
    try {
      const args = document && options ? [...this.#lend(document, lent), ...this.#lend(options, lent)] : []
      const packed = BigInt.asUintN(64, this.#exports[name](...args))
      const ptr = Number(packed >> 32n)
      lent.push(ptr)
      const answer = new Uint8Array(this.#exports.memory.buffer, ptr, Number(packed & 0xffffffffn)).slice()
      this.#free(lent)
      return answer
    } catch (error) {
      if (error instanceof SlashlintError) throw error
      const size = (document?.length ?? 0) + (options?.length ?? 0)
      throw new SlashlintError(
        `the module ended during "${name}" with ${size} bytes of input: ${this.#reason(error)}; ` +
          'there may be too little memory for the document; the next call starts a new module', { cause: error })
    }
  }

  /**
   * Gives back what was lent, which ends a call.
   * @param {number[]} lent
   */
  #free(lent) {
    for (const ptr of lent) this.#exports.free(ptr)
    this.gone = false
  }

  /**
   * Copies bytes into the module's memory and returns where they lie, as two arguments.
   * @param {Uint8Array} bytes
   * @param {number[]} lent gets what is to be freed
   */
  #lend(bytes, lent) {
    if (bytes.length === 0) return [0, 0]
    const ptr = this.#exports.alloc(bytes.length) >>> 0
    if (ptr === 0) {
      this.#free(lent)
      throw new SlashlintError(
        `the input is too large: a document and its options may have 256 MiB together, and ${bytes.length} bytes ` +
          'are too many; split it')
    }
    lent.push(ptr)
    new Uint8Array(this.#exports.memory.buffer, ptr, bytes.length).set(bytes)
    return [ptr, bytes.length]
  }

  /**
   * Returns why the module ended, in its own words where it has left any.
   * @param {unknown} error
   */
  #reason(error) {
    return this.#wasi.words.split('\n', 1)[0].trim() || messageOf(error)
  }
}
