import assert from 'node:assert/strict'
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

import { casesFile, root } from './support/files.js'
import { projectWithPackage } from './support/packed.js'
import { run } from './support/run.js'

const count = readFileSync(casesFile, 'utf8').split('\n').filter(Boolean).length

const project = projectWithPackage()
for (const file of ['run-cases.js', 'run-in-runtime.js']) copyFileSync(join(root, 'test/support', file), join(project, file))

// Deno's package has one package for each platform, of which npm may leave some out of the lock file and then refuses it;
// so it is fetched by itself.
const deno = ['exec', '--yes', '--package=deno@2.9.6', '--', 'deno']

/** @type {[runtime: string, command: string, args: string[]][]} */
const runtimes = [
  ['node', process.execPath, []],
  ['deno', 'npm', [...deno, 'run', '--quiet', '--no-remote', '--node-modules-dir=manual', '--allow-read']],
  ['bun', join(root, 'node_modules/.bin/bun'), ['run']],
]

for (const [runtime, command, args] of runtimes) {
  test(`every case is answered to the byte in ${runtime}`, () => {
    assert.equal(run(command, [...args, 'run-in-runtime.js', casesFile], project), `${runtime} ${count}\n`)
  })
}
