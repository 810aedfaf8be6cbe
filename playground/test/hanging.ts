/**
 * A module of the interface whose check does not come back for a document that begins with "!".
 * Everything else it answers with one answer that fits all calls.
 */
const answer = JSON.stringify({
  kind: 'commands', scope: 'global', operation: 'bulk', diagnostics: [], locale: 'en-US', in: 'guild',
  slash: [{
    pointer: '/0', path: [{ value: 'answered', default: 'answered', source: 'own' }],
    description: { value: 'd', default: 'd', source: 'default' }, options: [],
  }],
  user: [], message: [], launcher: null, hidden: [], budgets: [], commands: [], rules: [],
})

const text = (s: string) => [...leb(Buffer.byteLength(s)), ...Buffer.from(s)]
const i32 = 0x7f
const i64 = 0x7e

/** Numbers as WebAssembly writes them, signed; small ones are the same unsigned. */
function leb(n: number | bigint, signed = false): number[] {
  let rest = BigInt(n)
  const bytes: number[] = []
  for (;;) {
    const byte = Number(rest & 0x7fn)
    rest >>= 7n
    if (rest === 0n && !(signed && byte & 0x40)) return [...bytes, byte]
    bytes.push(byte | 0x80)
  }
}

const section = (id: number, ...parts: number[][]) => {
  const body = [...leb(parts.length), ...parts.flat()]
  return [id, ...leb(body.length), ...body]
}
const code = (...body: number[]) => {
  const all = [0, ...body, 0x0b]
  return [...leb(all.length), ...all]
}

/** The bytes of the module. */
export function hangingModule(): Buffer {
  const packed = [0x42, ...leb((16n << 32n) | BigInt(answer.length), true)]
  // block: if the first byte is not "!", leave; loop for ever; end.
  const check = [0x02, 0x40, 0x20, 0, 0x2d, 0, 0, 0x41, 33, 0x47, 0x0d, 0, 0x03, 0x40, 0x0c, 0, 0x0b, 0x0b, ...packed]
  const calls = ['mend', 'budget', 'preview', 'decide', 'invoke', 'plan', 'locales', 'listed']
  return Buffer.from([
    0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    ...section(1, [0x60, 0, 0], [0x60, 1, i32, 1, i32], [0x60, 1, i32, 0], [0x60, 4, i32, i32, i32, i32, 1, i64], [0x60, 0, 1, i64]),
    ...section(3, [0], [1], [2], [3], [3], [4]),
    ...section(5, [0, ...leb(1000)]),
    ...section(6, [i32, 1, 0x41, ...leb(65536, true), 0x0b]),
    ...section(7,
      [...text('memory'), 2, 0], [...text('_initialize'), 0, 0], [...text('slashlint_abi_1'), 0, 0],
      [...text('alloc'), 0, 1], [...text('free'), 0, 2], [...text('check'), 0, 3],
      ...calls.map((name) => [...text(name), 0, 4]), [...text('rules'), 0, 5]),
    ...section(10,
      code(), code(0x23, 0, 0x23, 0, 0x20, 0, 0x6a, 0x24, 0), code(), code(...check), code(...packed), code(...packed)),
    ...section(11, [0, 0x41, 16, 0x0b, ...text(answer)]),
  ])
}
