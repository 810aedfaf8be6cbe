// What the Go runtime in the module asks of WASI preview 1. It gets no arguments, no environment,
// no randomness and no real clock, so that the same calls always run the same way.

/** How many characters of what the module writes are kept: enough for the reason of its end. */
const mostWords = 4096

const success = 0

/** Thrown by proc_exit, to leave the module. */
class Exit extends Error {
  /** @param {number} status */
  constructor(status) {
    super(`the module ended with status ${status}`)
    this.name = 'Exit'
  }
}

/** The host's side of one instance. */
export class Wasi {
  /** What the module has written, the beginning of it. */
  words = ''

  /** @type {WebAssembly.Memory | undefined} set as soon as there is an instance */
  memory

  /** Go takes 0 for a clock that does not work. */
  #now = 1n
  #decoder = new TextDecoder()

  /** The functions to import, by name. */
  imports = {
    args_sizes_get: (/** @type {number} */ count, /** @type {number} */ size) => this.#none(count, size),
    args_get: () => success,
    environ_sizes_get: (/** @type {number} */ count, /** @type {number} */ size) => this.#none(count, size),
    environ_get: () => success,
    sched_yield: () => success,

    random_get: (/** @type {number} */ at, /** @type {number} */ size) => {
      this.#bytes(at, size).fill(0)
      return success
    },

    // The clock stands still, except while the module waits. One that goes on with each reading seems to the
    // garbage collector, which reads it most, to be spent on collecting; it then collects less and less.
    clock_time_get: (/** @type {number} */ _id, /** @type {bigint} */ _precision, /** @type {number} */ at) => {
      this.#view().setBigUint64(at, this.#now, true)
      return success
    },

    poll_oneoff: (
      /** @type {number} */ _in, /** @type {number} */ _out, /** @type {number} */ _count, /** @type {number} */ events,
    ) => {
      this.#now += 1_000_000n
      this.#view().setUint32(events, 0, true)
      return success
    },

    fd_write: (
      /** @type {number} */ _fd, /** @type {number} */ vectors, /** @type {number} */ count, /** @type {number} */ written,
    ) => {
      const view = this.#view()
      let total = 0
      for (let i = 0; i < count; i++) {
        const at = view.getUint32(vectors + 8 * i, true)
        const size = view.getUint32(vectors + 8 * i + 4, true)
        total += size
        const room = mostWords - this.words.length
        if (room > 0) this.words += this.#decoder.decode(this.#bytes(at, Math.min(size, room)))
      }
      view.setUint32(written, total, true)
      return success
    },

    proc_exit: (/** @type {number} */ status) => {
      throw new Exit(status)
    },
  }

  /**
   * @param {number} count
   * @param {number} size
   */
  #none(count, size) {
    this.#view().setUint32(count, 0, true)
    this.#view().setUint32(size, 0, true)
    return success
  }

  #buffer() {
    if (!this.memory) throw new Error('the module called its host before it was instantiated')
    return this.memory.buffer
  }

  #view() {
    return new DataView(this.#buffer())
  }

  /**
   * @param {number} at
   * @param {number} size
   */
  #bytes(at, size) {
    return new Uint8Array(this.#buffer(), at >>> 0, size >>> 0)
  }
}
