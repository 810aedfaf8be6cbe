import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { source } from './source.mjs'

const { check, deploy, list, plan, variables } = await source('inspector/deploy/shell.ts')
const { minified, pretty } = await source('inspector/deploy/json.ts')

// Programs that write what they were given, in place of the real ones.
const folder = mkdtempSync(join(tmpdir(), 'shell-'))
after(() => rmSync(folder, { recursive: true }))
for (const name of ['curl', 'slashlint']) {
  writeFileSync(join(folder, name), '#!/bin/sh\nfor word; do printf "%s\\0" "$word"; done >"$OUT"\ncat >"$OUT.body"\n')
  chmodSync(join(folder, name), 0o755)
}

function run(command) {
  const out = join(folder, 'out')
  execFileSync('sh', ['-c', command], {
    cwd: folder, input: '',
    env: { PATH: `${folder}:${process.env.PATH}`, OUT: out, TOKEN: 't k', APPLICATION_ID: '12', GUILD_ID: '34', COMMAND_ID: '56' },
  })
  return { words: readFileSync(out, 'utf8').split('\0').slice(0, -1), body: readFileSync(`${out}.body`, 'utf8') }
}

const hostile = [
  "it's.json", '$(touch hit).json', '`touch hit`.json', '; touch hit #.json', '-rf.json', '-', 'a b\\.json', '"&|<>*?~!.json', '再生.json',
]

test('whatever a file is called, it is one word', () => {
  for (const name of hostile) {
    const word = name.startsWith('-') ? `./${name}` : name
    const { words } = run(deploy({ scope: 'global', operation: 'bulk', from: { file: name } }))
    assert.deepEqual(words.slice(-2), ['--data-binary', `@${word}`])
    assert.deepEqual(run(check(name, 'guild', 'bulk')).words, ['check', '--scope', 'guild', '--operation', 'bulk', word])
    assert.deepEqual(run(plan('live.json', name, 'global')).words, ['plan', 'live.json', word])
  }
})

test('the request is the one that the operation means', () => {
  const address = 'https://discord.com/api/v10/applications/12'
  for (const [scope, operation, method, to] of [
    ['global', 'bulk', 'PUT', '/commands'], ['guild', 'bulk', 'PUT', '/guilds/34/commands'],
    ['global', 'create', 'POST', '/commands'], ['guild', 'edit', 'PATCH', '/guilds/34/commands/56'],
  ]) {
    const { words } = run(deploy({ scope, operation, from: { file: 'a.json' } }))
    assert.deepEqual(words, ['--fail-with-body', '-X', method, address + to, '-H', 'Authorization: Bot t k',
      '-H', 'Content-Type: application/json', '--data-binary', '@a.json'])
  }
  assert.equal(variables('guild', 'edit'), '$TOKEN, $APPLICATION_ID, $GUILD_ID, $COMMAND_ID')
  assert.equal(run(list('global')).words.at(-1), `${address}/commands?with_localizations=true`)
})

test('a body in the command arrives as it is', () => {
  for (const text of ['[{"name":"$(touch hit) `x` \\\\ \'"}]', 'JSON\nJSON_\n$HOME', '{"a":"再生"}', '']) {
    assert.equal(run(deploy({ scope: 'global', operation: 'bulk', from: { text } })).body, `${text}\n`)
  }
})

test('JSON in another form has the same digits and members', () => {
  const text = '{ "a" : 12345678901234567890.10 ,"a":[ ],"b" : {},\n"c\\" ":[1,{"d": null}] }'
  assert.equal(minified(text), '{"a":12345678901234567890.10,"a":[],"b":{},"c\\" ":[1,{"d":null}]}')
  const value = { a: [1, { b: [] }, {}], c: 'x: [1, 2]', d: [[true]] }
  assert.equal(pretty(JSON.stringify(value)), JSON.stringify(value, null, 2))
  assert.equal(minified(JSON.stringify(value, null, '\t')), JSON.stringify(value))
})
