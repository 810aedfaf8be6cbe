/**
 * The module, driven as wasm/ABI.md says. It has the shape of the npm package's `load`: once that
 * is a dependency, this file becomes `export { load, type Slashlint } from 'slashlint'`.
 */

export interface Slashlint {
  /** Calls the module with bytes and gets its bytes: UTF-8 JSON. */
  call(name: string, document: Uint8Array, options: Uint8Array): Uint8Array
}

export interface Source {
  module: WebAssembly.Module
}

interface Exports {
  memory: WebAssembly.Memory
  _initialize(): void
  alloc(size: number): number
  free(pointer: number): void
}

type Call = (...numbers: number[]) => bigint

/** Makes an instance of the module. */
export async function load({ module }: Source): Promise<Slashlint> {
  let exports: Exports
  const view = () => new DataView(exports.memory.buffer)
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: host(view) })
  if (!('slashlint_abi_1' in instance.exports)) throw new Error('another version of the module')
  exports = instance.exports as unknown as Exports
  exports._initialize()

  const lend = (bytes: Uint8Array): number => {
    const pointer = exports.alloc(bytes.length)
    if (pointer === 0 && bytes.length > 0) throw new RangeError('the document is too large')
    new Uint8Array(exports.memory.buffer).set(bytes, pointer)
    return pointer
  }
  return {
    call(name, document, options) {
      const pointers: number[] = []
      try {
        const parameters: number[] = []
        if (name !== 'rules') {
          for (const bytes of [document, options]) {
            const pointer = lend(bytes)
            pointers.push(pointer)
            parameters.push(pointer, bytes.length)
          }
        }
        const call = instance.exports[name] as Call
        const packed = BigInt.asUintN(64, call(...parameters))
        const pointer = Number(packed >> 32n)
        pointers.push(pointer)
        return new Uint8Array(exports.memory.buffer, pointer, Number(packed & 0xffffffffn)).slice()
      } finally {
        for (const pointer of pointers) exports.free(pointer)
      }
    },
  }
}

/** What Go's runtime imports; almost everything may be answered emptily. */
function host(view: () => DataView): WebAssembly.ModuleImports {
  const nothing = () => 0
  const none = (count: number, size: number) => {
    view().setUint32(count, 0, true)
    view().setUint32(size, 0, true)
    return 0
  }
  return {
    sched_yield: nothing,
    args_get: nothing,
    args_sizes_get: none,
    environ_get: nothing,
    environ_sizes_get: none,
    random_get: nothing,
    poll_oneoff: nothing,
    clock_time_get(_clock: number, _precision: bigint, time: number) {
      view().setBigUint64(time, BigInt(Math.round(performance.now() * 1e6)), true)
      return 0
    },
    fd_write(_file: number, vectors: number, count: number, written: number) {
      let size = 0
      for (let i = 0; i < count; i++) size += view().getUint32(vectors + 8 * i + 4, true)
      view().setUint32(written, size, true)
      return 0
    },
    proc_exit() {
      throw new Error('the module ran out of memory')
    },
  }
}
