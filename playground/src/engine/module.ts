import { Wasi } from '../../../wasm/js/src/wasi.js'
import type { Pieces } from './pieces'

/**
 * The module, driven as wasm/ABI.md says. Other than a host that asks about many documents, the
 * page asks about one that changes a little: it stays in the module's memory, and only what
 * changed is written there again.
 * The npm package, which keeps nothing of a document, would copy all of it for each call.
 */

export interface Slashlint {
  /** Calls the module with the document and gets its bytes: UTF-8 JSON. */
  call(name: string, document: Pieces, options: Uint8Array): Uint8Array
}

export interface Source {
  module: WebAssembly.Module
}

/**
 * Memory that nothing is written to: a larger heap lets Go collect garbage after a dozen keys, not
 * after one or two, as it waits until there is as much of it as of the rest.
 */
const ballast = 24 << 20

interface Exports {
  memory: WebAssembly.Memory
  _initialize(): void
  alloc(size: number): number
  free(pointer: number): void
}

type Call = (...numbers: number[]) => bigint

/** Starts the module. An instance that ended in the middle of a call is followed by another. */
export async function load({ module }: Source): Promise<Slashlint> {
  let instance: Slashlint | null = start(module)
  return {
    call(name, document, options) {
      instance ??= start(module)
      try {
        return instance.call(name, document, options)
      } catch (error) {
        if (!(error instanceof RangeError)) instance = null
        throw error
      }
    },
  }
}

function start(module: WebAssembly.Module): Slashlint {
  const wasi = new Wasi()
  const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: { ...wasi.imports, proc_exit: ended } })
  if (!('slashlint_abi_1' in instance.exports)) throw new Error('another version of the module')
  const exports = instance.exports as unknown as Exports
  wasi.memory = exports.memory
  exports._initialize()

  const lend = (length: number): number => {
    const pointer = exports.alloc(length)
    if (pointer === 0 && length > 0) throw new RangeError('the document is too large')
    return pointer
  }
  lend(ballast)
  const memory = () => new Uint8Array(exports.memory.buffer)
  const held = new Held(lend, (pointer) => exports.free(pointer), memory)

  return {
    call(name, document, options) {
      const pointers: number[] = []
      try {
        const parameters: number[] = []
        if (name !== 'rules') {
          parameters.push(held.put(document), document.length)
          const pointer = lend(options.length)
          pointers.push(pointer)
          memory().set(options, pointer)
          parameters.push(pointer, options.length)
        }
        const call = instance.exports[name] as Call
        const packed = BigInt.asUintN(64, call(...parameters))
        const pointer = Number(packed >> 32n)
        pointers.push(pointer)
        const answer = memory().slice(pointer, pointer + Number(packed & 0xffffffffn))
        for (const one of pointers) exports.free(one)
        return answer
      } catch (error) {
        if (error instanceof RangeError) for (const one of pointers) exports.free(one)
        throw error
      }
    },
  }
}

function ended(): never {
  throw new Error('the module ran out of memory')
}

/** The place of the document in the module's memory. */
class Held {
  private pointer = 0
  private room = 0
  private document: Pieces | null = null
  private version = -1

  constructor(
    private readonly lend: (length: number) => number,
    private readonly free: (pointer: number) => void,
    private readonly memory: () => Uint8Array,
  ) {}

  /** Brings the document up to date there; the result is where it lies. */
  put(document: Pieces): number {
    const { length } = document
    let all = document !== this.document
    if (length > this.room) {
      if (this.pointer) this.free(this.pointer)
      this.pointer = this.room = 0
      // Some room to grow, so that typing does not ask for other memory with each key.
      const room = length + Math.min(length >> 2, 1 << 20) + 4096
      this.pointer = this.lend(room)
      this.room = room
      all = true
    }
    if (all || document.version !== this.version) {
      const memory = this.memory()
      for (const { at, bytes } of document.news(all)) memory.set(bytes, this.pointer + at)
      document.seen()
    }
    this.document = document
    this.version = document.version
    return this.pointer
  }
}
