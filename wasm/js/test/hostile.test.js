import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

import { load, SlashlintError } from '../src/index.js'
import { root } from './support/files.js'
import { withLimit } from './support/module.js'

/** @type {any} So that it can be used wrongly. */
const slashlint = await load()
const ping = { name: 'ping', description: 'Says pong' }

/** @param {() => unknown} use */
function thrown(use) {
  try {
    use()
  } catch (error) {
    return /** @type {Error} */ (error)
  }
  return assert.fail('nothing was thrown')
}

test('what is no document is a TypeError', () => {
  for (const wrong of [undefined, null, 7, 7n, true, Symbol('s'), () => ping]) {
    const error = thrown(() => slashlint.check(wrong))
    assert.ok(error instanceof TypeError)
    assert.match(error.message, /^document must be text, bytes or an object, not (undefined|null|number|bigint|boolean|symbol|function)$/)
  }
  assert.equal(thrown(() => slashlint.check()).message, 'document must be text, bytes or an object, not undefined')
  assert.equal(thrown(() => slashlint.plan([])).message, 'document must be text, bytes or an object, not undefined')
  assert.equal(thrown(() => slashlint.plan(undefined, [])).message, 'live must be text, bytes or an object, not undefined')
})

test('objects that JSON shows as nothing are not judged as if they were nothing', () => {
  assert.equal(thrown(() => slashlint.check(Promise.resolve([]))).message, 'document is a promise; await it first')
  assert.equal(thrown(() => slashlint.check(new Map([['ping', ping]]))).message, 'document must not be a Map, which JSON shows as {}; pass what is in it')
  assert.match(thrown(() => slashlint.check(new Response('[]'))).message, /^document must not be a Response,/)
  assert.match(thrown(() => slashlint.check({ toJSON: () => undefined })).message, /^document has a toJSON that returns nothing/)
  assert.equal(slashlint.check({}).diagnostics[0].rule, 'field-required')
  assert.equal(slashlint.check(Object.create(null)).diagnostics[0].rule, 'field-required')
})

test('nor are those inside of others', () => {
  const nested = (/** @type {unknown} */ wrong) => [{ ...ping, 'a/b': [wrong] }]
  assert.equal(thrown(() => slashlint.check(nested(new Map([['a', 1]])))).message,
    'a Map stands at /0/a~1b/0 of document, which JSON shows as {}; pass what is in it')
  assert.match(thrown(() => slashlint.check([Promise.resolve(ping)])).message, /^a Promise stands at \/0 of document,/)
  assert.match(thrown(() => slashlint.check(nested(new class Hidden { #name = 'ping' }()))).message, /^a Hidden stands at /)
  assert.match(thrown(() => slashlint.preview(ping, { overwrites: [new Set([1])] })).message, /^a Set stands at \/overwrites\/0 of options,/)
  const { operation } = slashlint.check(nested({ empty: {}, bare: Object.create(null), day: new Date(0), list: [], of: new class Plain { a = 1 }() }))
  assert.equal(operation, 'bulk')
})

test('what JSON cannot write is said', () => {
  const circle = { ...ping, options: /** @type {unknown[]} */ ([]) }
  circle.options.push(circle)
  const mine = new RangeError('no name given')
  let deep = {}
  for (let i = 0; i < 100_000; i++) deep = { deep }
  for (const [wrong, message] of /** @type {[unknown, RegExp][]} */ ([
    [{ ...ping, default_member_permissions: 8n }, /^a bigint stands at \/default_member_permissions of document, which JSON cannot write; write it as a string of digits$/],
    [circle, /^document cannot be written as JSON: it holds itself: Converting circular structure to JSON; take circular references out$/],
    [deep, /^document cannot be written as JSON: it is nested too deeply; pass it as text$/],
    [{ toJSON: () => { throw mine } }, /^document cannot be written as JSON: a getter or toJSON in it threw: no name given$/],
    [{ get name() { throw mine } }, /^document cannot be written as JSON: a getter or toJSON in it threw: no name given$/],
  ])) {
    const error = thrown(() => slashlint.check(wrong))
    assert.ok(error instanceof SlashlintError)
    assert.match(error.message, message)
    if (/no name given/.test(error.message)) assert.equal(error.cause, mine)
  }
  assert.match(thrown(() => slashlint.decide(ping, { permissions: 8n })).message, /^a bigint stands at \/permissions of options,/)
})

test('text that UTF-8 cannot hold is not repaired', () => {
  for (const [use, what] of /** @type {[() => unknown, string][]} */ ([
    [() => slashlint.check('{"name":"p\ud83d"}'), 'character 10 of document'],
    [() => slashlint.preview(ping, '{"query":"\ud83d"}'), 'character 10 of options'],
    [() => slashlint.plan('["\ud83d"]', []), 'character 2 of live'],
  ])) {
    const error = thrown(use)
    assert.ok(error instanceof SlashlintError)
    assert.equal(error.message, `"\\ud83d" at ${what} is half of a surrogate pair, which UTF-8 cannot hold; correct the text or how it was decoded`)
  }
  assert.match(slashlint.check({ name: 'p\ud83d', description: 'x' }).diagnostics[0].message, /half of a surrogate pair/)
  assert.deepEqual(slashlint.check('{"name":"ping","description":"\u{1f3d3}"}').diagnostics, [])
})

test('boxed text is its text', () => {
  assert.deepEqual(slashlint.check(new String(JSON.stringify(ping))), slashlint.check(JSON.stringify(ping)))
})

test('a detached buffer is said to be one', () => {
  const view = new TextEncoder().encode('[]')
  structuredClone(view.buffer, { transfer: [view.buffer] })
  for (const wrong of [view, view.buffer]) {
    const error = thrown(() => slashlint.check(wrong))
    assert.ok(error instanceof TypeError)
    assert.equal(error.message, 'the buffer is detached: what was in it has been transferred; pass a copy')
  }
})

test('the options of a plan are taken as those of other calls', () => {
  const live = [{ id: '1', type: 1, name: 'old', description: 'Old' }]
  const text = '{"scope":"guild"}'
  const bytes = new TextEncoder().encode(text)
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length))
  shared.set(bytes)
  const want = slashlint.plan(live, [ping], { scope: 'guild' })
  assert.equal(want.scope, 'guild')
  for (const options of [text, ` ${text}\n`, new String(text), bytes, bytes.buffer, shared, shared.buffer, Buffer.from(text), { toJSON: () => ({ scope: 'guild' }) }]) {
    assert.deepEqual(slashlint.plan(live, [ping], options), want)
  }
  for (const options of [undefined, null, {}, '', '{ }', { scope: undefined }, new Uint8Array()]) {
    assert.equal(slashlint.plan(live, [ping], options).scope, 'global')
  }
  for (const [options, message] of /** @type {[unknown, RegExp][]} */ ([
    [new Map([['scope', 'guild']]), /^options must not be a Map,/], [Promise.resolve({ scope: 'guild' }), /^options is a promise; await it first$/],
    [7, /^options must be text, bytes or an object, not number$/], [[], /^options must be an object, not a list$/],
    ['guild', /^options are not well-formed JSON/], ['{"scope":"guild"', /^options are not well-formed JSON/], ['{"scope":{}', /^options are not well-formed JSON/],
    ['{"scope":"guild","scope":"global"}', /^"scope" stands twice in the options$/],
    [{ scop: 'guild' }, /^there is no option "scop"; did you mean "scope"\?$/],
    [new Uint8Array([0x7b, 0xff, 0x7d]), /^the bytes of options are not UTF-8; /],
    [{ live: [] }, /^"live" stands in the options; pass it as the first argument and nowhere else$/], ['{"live":null}', /^"live" stands in the options/],
  ])) {
    assert.match(thrown(() => slashlint.plan(live, [ping], options)).message, message)
  }
})

test('an invocation of a list has to name a command', () => {
  for (const options of [undefined, {}, '{"command":null}', { locale: 'de' }, new TextEncoder().encode('{}')]) {
    const error = thrown(() => slashlint.invoke([ping], options))
    assert.ok(error instanceof SlashlintError)
    assert.equal(error.message, 'no command is named; give "command", such as "/mod ban", or "pointer", such as "/0"')
  }
  assert.equal(slashlint.invoke([ping], { command: '/pong' }).refusals[0].code, 'command-unknown')
  assert.equal(slashlint.invoke([ping], { pointer: '' }).refusals[0].code, 'command-unknown')
  assert.equal(slashlint.invoke(ping).data.name, 'ping')
})

test('live commands are not repaired', () => {
  const bytes = Buffer.from('[{"name":"p.ng"}]')
  bytes[11] = 0xff
  assert.match(thrown(() => slashlint.plan(bytes, [])).message, /^the bytes of live are not UTF-8; pass them as they were sent, or text$/)
  assert.deepEqual(slashlint.plan(Buffer.from('\ufeff[]'), []), slashlint.plan('\ufeff[]', []))
  const shared = new Uint8Array(new SharedArrayBuffer(2))
  shared.set([0x5b, 0x5d])
  assert.equal(slashlint.plan(shared, [ping]).summary.create, 1)
})

test('wrong options are the error that the module answers', () => {
  for (const [wrong, message] of [
    [{ scop: 'guild' }, 'there is no option "scop"; did you mean "scope"?'],
    [{ scope: 7 }, '"scope" must be "global" or "guild", not 7'],
    [[], 'options must be an object, not a list'],
  ]) {
    const error = thrown(() => slashlint.check(ping, wrong))
    assert.ok(error instanceof SlashlintError)
    assert.equal(error.message, message)
  }
  assert.match(thrown(() => slashlint.check(ping, 'guild')).message, /^options are not well-formed JSON/)
  assert.match(thrown(() => slashlint.plan('[', [])).message, /^"live" is not well-formed JSON/)
  assert.equal(new TextDecoder().decode(slashlint.call('check', '', '{"scop":0}')), '{"error":"there is no option \\"scop\\"; did you mean \\"scope\\"?"}')
  assert.equal(slashlint.check(ping, null).scope, 'global')
  assert.equal(slashlint.check(ping, { scope: undefined }).scope, 'global')
})

test('there are no other calls', () => {
  for (const wrong of ['checks', 'alloc', 'memory', '__proto__', undefined]) {
    assert.match(thrown(() => slashlint.call(wrong, '', '')).message, /^there is no call .*; the calls are check, recognize, mend,/)
  }
})

test('documents may be text, any bytes and objects with toJSON', () => {
  const text = JSON.stringify([ping])
  const bytes = new TextEncoder().encode(`..${text}`)
  for (const document of [text, bytes.subarray(2), new DataView(bytes.buffer, 2), bytes.buffer.slice(2), Buffer.from(text), { toJSON: () => [ping] }]) {
    assert.deepEqual(slashlint.check(document), slashlint.check([ping]))
  }
  assert.equal(slashlint.check('').diagnostics[0].rule, 'json-syntax')
})

test('a call from within a call', () => {
  /** @type {unknown[]} */
  const inner = []
  const document = { toJSON: () => (inner.push(slashlint.check(ping).diagnostics), [ping]) }
  assert.deepEqual(slashlint.check(document).diagnostics, [])
  assert.deepEqual(inner, [[]])
})

test('an answer stays as it is when there are others', () => {
  const first = slashlint.call('check', ping)
  const before = first.slice()
  slashlint.call('check', 'x'.repeat(1 << 20))
  assert.deepEqual(first, before)
})

test('10,000 checks do not make the memory grow', async () => {
  const document = readFileSync(join(root, '../../playground/examples/moderation.json'))
  const { check } = await load()
  const memories = watchMemories()
  try {
    // The first calls fill the runtime's heap up to where it begins to collect.
    const own = (await load()).check
    for (let i = 0; i < 1000; i++) own(document)
    const [memory] = memories.all
    const size = memory.buffer.byteLength
    for (let i = 0; i < 10_000; i++) own(document)
    assert.equal(memory.buffer.byteLength, size)
    assert.equal(memories.all.length, 1)
  } finally {
    memories.stop()
  }
  check(document)
})

test('a document of 64 MB is answered, and its memory given back', async () => {
  const memories = watchMemories()
  try {
    const { check } = await load()
    const document = Buffer.alloc(64 << 20, '{"name":"a"},')
    document.write('[')
    document.write('{}]', document.length - 3)
    assert.ok(check(document).diagnostics.length > 0)
    assert.ok(memories.all[0].buffer.byteLength > 256 << 20)
    assert.deepEqual(check(ping).diagnostics, [])
    assert.equal(memories.all.length, 2)
    assert.ok(memories.all[1].buffer.byteLength < 64 << 20)
  } finally {
    memories.stop()
  }
})

test('a document that the module does not take is an error and no end', async () => {
  const memories = watchMemories()
  try {
    const { check } = await load()
    const error = thrown(() => check(Buffer.alloc((256 << 20) + 1, ' ')))
    assert.match(error.message, /^the input is too large: a document and its options may have 256 MiB together, and 268435457 bytes are too many; split it$/)
    assert.deepEqual(check(ping).diagnostics, [])
    assert.equal(memories.all.length, 1)
  } finally {
    memories.stop()
  }
})

test('an instance that runs out of memory is replaced', async () => {
  const bytes = withLimit(readFileSync(join(root, 'src/slashlint.wasm')), 200)
  const { check } = await load({ bytes })
  assert.deepEqual(check(ping).diagnostics, [])
  for (let i = 0; i < 3; i++) {
    const error = thrown(() => check('[' + '0,'.repeat(4 << 20) + '0]'))
    assert.ok(error instanceof SlashlintError)
    assert.match(error.message, /^the module ended during "check" with 8388611 bytes of input: (fatal error|runtime: out of memory): .*; there may be too little memory for the document; the next call starts a new module$/)
    assert.deepEqual(check(ping).diagnostics, [])
  }
})

test('a module that does not start says so', async () => {
  const bytes = withLimit(readFileSync(join(root, 'src/slashlint.wasm')), 0)
  await assert.rejects(load({ bytes }), /^SlashlintError: slashlint\.wasm cannot be started: .*memory/)
})

test('a call that overflows the stack is an error, and the next one is answered', () => {
  /** @type {Error[]} */
  const errors = []
  /** Calls at every depth on the way back from an overflow. */
  function deeper() {
    try {
      deeper()
    } catch (error) {
      if (errors.length < 5000) try { slashlint.check(ping) } catch (inner) { errors.push(/** @type {Error} */ (inner)) }
      throw error
    }
  }
  assert.throws(deeper, RangeError)
  assert.ok(errors.length > 0)
  assert.deepEqual(slashlint.check(ping).diagnostics, [])
})

/** Collects the memories of all instances that are made from now on. */
function watchMemories() {
  const Instance = WebAssembly.Instance
  /** @type {WebAssembly.Memory[]} */
  const all = []
  WebAssembly.Instance = /** @type {any} */ (class extends Instance {
    /** @param {[WebAssembly.Module, WebAssembly.Imports]} args */
    constructor(...args) {
      super(...args)
      all.push(/** @type {WebAssembly.Memory} */ (this.exports.memory))
    }
  })
  return { all, stop: () => { WebAssembly.Instance = Instance } }
}
