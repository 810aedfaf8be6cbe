import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { source } from './source.mjs'

const { Desk } = await source('engine/desk.ts')
const { Given } = await source('engine/given.ts')

// An open port would keep the process.
const desks = []
after(() => { for (const one of desks) one.bell.port1.close() })

/**
 * A desk with a module that notes its calls. Next reads what was asked, as the worker does when it has
 * taken all messages of one post, and resolves to what the desk posts then. Rounds are the ids of the
 * answers that were posted together.
 */
function desk(answer = (name, text) => ({ budgets: [text], commands: [], warnings: [], summary: {} })) {
  const posts = []
  const calls = []
  let wake = () => {}
  const rounds = []
  const made = new Desk((messages) => {
    const answers = messages.filter((message) => message.type !== 'began')
    if (answers.length > 0) rounds.push(answers.map((message) => message.id))
    posts.push(...answers)
    wake()
  })
  desks.push(made)
  made.use({
    call(name, document, options) {
      calls.push({ name, text: document.toString(), options: JSON.parse(new TextDecoder().decode(options)) })
      return new TextEncoder().encode(JSON.stringify(answer(name, document.toString(), calls.length)))
    },
  })
  const next = async () => {
    made.answer()
    while (posts.length === 0) await new Promise((resolve) => { wake = resolve })
    return posts.shift()
  }
  return { made, calls, posts, rounds, next }
}

const budget = (id, line = 'budget') => ({ type: 'ask', id, line, question: { about: 'budget', options: {} } })
const quiet = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

test('of the questions of one line the newest is answered, about the newest text', async () => {
  const { made, calls, posts, next } = desk()
  made.open('a', 1)
  for (let i = 1; i <= 5; i++) {
    made.ask(budget(i))
    made.change([[0, 1, String(i)]], i + 1)
  }
  const { id, version, answer } = await next()
  assert.deepEqual({ id, version, answer }, { id: 5, version: 6, answer: ['5'] })
  await quiet()
  assert.deepEqual([calls.length, posts.length], [1, 0])
})

test('what is forgotten is not asked, and what people look at comes first', async () => {
  const { made, calls, next } = desk((name) => name === 'check'
    ? { diagnostics: [], kind: '', scope: '', operation: '' } : { budgets: [] })
  made.open('a', 1)
  made.ask(budget(1, 'gone'))
  made.ask(budget(2))
  made.ask({ type: 'ask', id: 3, line: 'report', question: { about: 'report', options: {}, near: null } })
  made.forget('gone')
  assert.equal((await next()).id, 3)
  assert.equal((await next()).id, 2)
  assert.deepEqual(calls.map((one) => one.name), ['check', 'budget'])
})

test('an answer that is the same is not posted again', async () => {
  const { made, next } = desk(() => ({ budgets: [] }))
  made.open('a', 1)
  made.ask(budget(1))
  assert.equal((await next()).type, 'answer')
  made.change([[0, 0, ' ']], 2)
  made.ask(budget(2))
  assert.deepEqual({ ...await next(), took: 0 }, { type: 'same', id: 2, line: 'budget', version: 2, took: 0 })
})

test('once a round was quick, what people look at is answered at once and in one post, the rest after it', async (t) => {
  t.mock.method(performance, 'now', () => 0)
  const { made, rounds, next } = desk()
  made.open('a', 1)
  made.ask(budget(1))
  await next()
  made.change([[0, 1, 'b']], 2)
  made.ask(budget(2))
  made.ask(budget(3, 'report'))
  made.ask(budget(4, 'picker'))
  assert.deepEqual(rounds, [[1]])
  made.answer()
  assert.deepEqual(rounds, [[1], [3, 4], [2]])
})

test('a plan compares with what is live, a failed call fails its question only', async () => {
  const { made, calls, next } = desk((name, text, number) => {
    if (number === 2) throw new Error('ended')
    return { commands: [], warnings: [], summary: {} }
  })
  const plan = (id, live) => ({ type: 'ask', id, line: 'plan', question: { about: 'plan', options: { scope: 'guild' }, live } })
  made.open('[]', 1)
  made.ask(plan(1, 0))
  await next()
  made.compareWith('[{"name":"a\\"b\ud83d"}]')
  made.ask(plan(2, 1))
  assert.deepEqual({ ...await next() }, { type: 'failed', id: 2, line: 'plan', message: 'ended' })
  made.ask(plan(3, 1))
  assert.equal((await next()).id, 3)
  assert.deepEqual(calls.map((one) => one.options.live), ['[]', '[{"name":"a\\"b\ud83d"}]', '[{"name":"a\\"b\ud83d"}]'])
  assert.equal(calls[0].options.scope, 'guild')
})

const shown = (value) => ({ value, default: value, source: 'default' })
const entry = (value, at) => ({ pointer: `/${at}`, path: [shown(value)], description: shown('d'), options: [] })
const picker = (_, text) => ({
  locale: 'de', in: 'guild', slash: [...text].map(entry), user: [], message: [], launcher: null, hidden: [],
})

test('of a picker only the entry that changed is posted, and the whole one is put together again', async () => {
  const { made, next } = desk(picker)
  const given = new Given()
  const ask = (id, locale = 'de') => ({ type: 'ask', id, line: 'picker', question: { about: 'picker', options: { locale } } })
  const names = (message) => given.complete(message).slash.map((one) => one.path[0].value).join('')
  made.open('abc', 1)
  made.ask(ask(1))
  const first = await next()
  assert.deepEqual([first.type, names(first)], ['answer', 'abc'])
  for (const [i, name] of ['x', 'yy', 'z'].entries()) {
    const [id, old] = [i + 2, made.text.toString()]
    const text = `a${name[0]}c`
    made.change([[0, old.length, text]], id)
    made.ask(ask(id))
    const message = await next()
    assert.deepEqual([message.type, message.changed.index, names(message)], ['changed', 1, text])
  }
  made.change([[3, 3, 'd']], 5)
  made.ask(ask(5))
  assert.equal((await next()).type, 'answer')
  made.change([[0, 1, 'A']], 6)
  made.ask(ask(6, 'fr'))
  assert.equal((await next()).type, 'answer')
  made.forget('picker')
  made.change([[0, 1, 'a']], 7)
  made.ask(ask(7, 'fr'))
  assert.equal((await next()).type, 'answer')
})

test('an answer that nobody waits for any more is what the next one is the same as', async () => {
  const { made, next } = desk(picker)
  const given = new Given()
  const ask = (id) => ({ type: 'ask', id, line: 'picker', question: { about: 'picker', options: {} } })
  made.open('a', 1)
  made.ask(ask(1))
  given.complete(await next())
  made.change([[0, 1, 'bc']], 2)
  made.ask(ask(2))
  const late = await next()
  made.change([[0, 0, '']], 3)
  made.ask(ask(3))
  const same = await next()
  assert.equal(same.type, 'same')
  const heard = given.complete(late)
  assert.equal(given.complete(same), heard)
  assert.equal(heard.total, 2)
})

test('what is judged beside another text has that text, sent once', async () => {
  const { made, calls, next } = desk((name) => ({
    decide: { commands: [{ pointer: '/0', name: 'a', decision: { allowed: true, steps: [] } }] },
    authorize: { valid: true, redirect: 'a:/b', notes: [], report: { kind: 'authorization', diagnostics: [] } },
    recognize: { kind: 'permissions', recognition: 'certain' },
    check: { kind: 'interaction', diagnostics: [{ severity: 'error' }, { severity: 'info' }] },
  })[name])
  made.open('{"permissions": []}', 1)
  made.define('[{"name": "a"}]')
  const ask = async (question) => {
    made.ask({ type: 'ask', id: 1, line: JSON.stringify(question), question })
    return (await next()).answer
  }
  assert.equal((await ask({ about: 'access', options: { scope: 'guild' }, definition: 1 })).total, 1)
  assert.deepEqual(calls.pop(), { name: 'decide', text: '[{"name": "a"}]', options: { scope: 'guild', overwrites: '{"permissions": []}' } })
  await ask({ about: 'report', options: { kind: 'interaction' }, near: null, definition: 1 })
  assert.deepEqual(calls.pop(), { name: 'check', text: '{"permissions": []}', options: { kind: 'interaction', against: '[{"name": "a"}]' } })
  // Another definition is another question about the same text.
  made.define('[{"name": "b"}]')
  await ask({ about: 'report', options: { kind: 'interaction' }, near: null, definition: 2 })
  assert.equal(calls.pop().options.against, '[{"name": "b"}]')
  assert.equal((await ask({ about: 'report', by: 'authorize', options: {}, near: null })).kind, 'authorization')
  assert.deepEqual(await ask({ about: 'judged', options: {}, text: 'elsewhere' }), { kind: 'interaction', counts: { error: 1, warning: 0, info: 1 } })
  assert.equal(calls.pop().text, 'elsewhere')
  assert.deepEqual(await ask({ about: 'recognized', options: {}, text: 'new' }), { kind: 'permissions', recognition: 'certain' })
  assert.deepEqual(calls.pop(), { name: 'recognize', text: 'new', options: {} })
})
