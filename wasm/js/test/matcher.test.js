import assert from 'node:assert/strict'
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { SlashCommandBuilder } from 'discord.js'
import { expect } from 'expect'

import { assertDeployable } from '../src/assert.js'
import { SlashlintError } from '../src/index.js'
import { toBeDeployable } from '../src/matcher.js'
import { root } from './support/files.js'
import { projectWithPackage } from './support/packed.js'
import { attempt } from './support/run.js'

const project = projectWithPackage()
cpSync(join(root, 'test/vitest'), project, { recursive: true })
for (const name of ['vitest', 'discord.js']) symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name))

/** @param {string} file */
function vitest(file) {
  const { status, stdout, stderr } = attempt(join(root, 'node_modules/.bin/vitest'), ['run', file], project)
  return { status, output: stdout + stderr }
}

test('Vitest passes with good builders of discord.js', () => {
  const { status, output } = vitest('good.spec.js')
  assert.equal(status, 0, output)
  assert.match(output, /1 passed/)
})

const bad = `expected the commands to be deployable (guild), but 3 errors

error: a required option follows an optional one [option-order]
  in /mod > ban > user (/0/options/0/options/1)
  = note: this one is optional (/0/options/0/options/0)
  = fix: put required options first

error: another option of this list is named "wer" in de too [localization-name-clash]
  in /mod > ban > user [de] (/0/options/0/options/1/name_localizations/de)
  = note: used here (/0/options/0/options/0/name_localizations/de)
  = help: Choose another translation for one of the two options.

error: an earlier CHAT_INPUT command is named "mod" too [command-duplicate]
  in /mod (/1)
  = note: first used here (/0/name)
  = help: Rename one of the two, or remove it.`

test('Vitest fails with bad ones, and says for each diagnostic where it is and what to do', () => {
  const { status, output } = vitest('bad.spec.js')
  assert.equal(status, 1, output)
  // Vitest indents what it shows.
  const lines = (/** @type {string} */ text) => text.split('\n').map((line) => line.trim()).join('\n')
  assert.ok(lines(output).includes(lines(bad)), output)
})

test('wrong use does not pass', () => {
  const { status, output } = vitest('wrong.spec.js')
  assert.equal(status, 1, output)
  assert.match(output, /5 failed/)
  assert.equal(output.match(/TypeError: document is a promise; await it first/g)?.length, 2)
  assert.match(output, /expected the commands not to be deployable \(global\), but nothing at or above error is wrong with them/)
  assert.match(output, /SlashlintError: "scope" must be "global" or "guild", not "server"/)
  assert.match(output, /failOn must be "error", "warning" or "info", not "errors"/)
})

test("Jest's expect takes the matcher", () => {
  expect.extend({ toBeDeployable })
  const judged = (/** @type {object} */ command) => (/** @type {any} */ (expect(command)))
  const ping = new SlashCommandBuilder().setName('ping').setDescription('Says pong')
  judged(ping.toJSON()).toBeDeployable({ scope: 'guild' })
  judged({ name: 'Ping' }).not.toBeDeployable()
  assert.throws(() => judged({ name: 'Ping', description: 'Says pong' }).toBeDeployable(), /"Ping" must be lower-case \[name-lowercase\]/)
})

test('places of one decision are one mistake', () => {
  const commands = [0, 1, 2].map((i) => ({ name: `c${i}`, description: 'x', dm_permission: false }))
  assert.match(toBeDeployable(commands, { failOn: 'warning' }).message(),
    /but 1 warning\n\nwarning: "dm_permission" is deprecated \(3 places\) \[deprecated-field\]\n  in \/c0 \(\/0\/dm_permission\)\n  = note: /)
})

test('what makes the test fail is a matter of failOn, and a long list is cut', () => {
  const ping = { name: 'ping', description: 'Says pong', nameLocalizations: {} }
  assert.equal(toBeDeployable(ping).pass, true)
  assert.equal(toBeDeployable(ping, { failOn: 'warning' }).pass, false)
  assert.match(toBeDeployable({ ...ping, name: 'Ping' }).message(), /\(1 less severe not shown; failOn: "info" shows all\)$/)
  const many = toBeDeployable(Array.from({ length: 60 }, () => ({ name: 'Ping', description: 'Says pong' }))).message()
  assert.match(many, /… and \d+ more$/)
  assert.equal(many.match(/^error:/gm)?.length, 50)
})

test('the assertion says what the matcher says, and where it was called', () => {
  const ping = { name: 'Ping', description: 'Says pong' }
  assert.equal(assertDeployable([{ ...ping, name: 'ping' }], { scope: 'guild', failOn: 'warning' }), undefined)
  assert.throws(() => assertDeployable(ping, { scope: 'guild' }), (error) => {
    assert.ok(error instanceof Error)
    assert.equal(error.name, 'AssertionError')
    assert.equal(error.message, toBeDeployable(ping, { scope: 'guild' }).message())
    assert.match(error.stack ?? '', /^AssertionError: expected the commands[^]*?\n    at .*matcher\.test\.js/)
    assert.doesNotMatch(error.stack ?? '', /assert\.js:/)
    return true
  })
})

test('wrong use shows the line that is wrong', () => {
  for (const [use, type] of /** @type {[() => unknown, Function][]} */ ([
    [() => assertDeployable(/** @type {any} */ (undefined)), TypeError],
    [() => toBeDeployable([], { failOn: /** @type {any} */ ('errors') }), TypeError],
    [() => toBeDeployable({ name: 8n }), SlashlintError],
  ])) {
    assert.throws(use, (error) => {
      assert.ok(error instanceof type && error instanceof Error)
      assert.match(error.stack ?? '', /^.*\n    at .*matcher\.test\.js/)
      return true
    })
  }
})
