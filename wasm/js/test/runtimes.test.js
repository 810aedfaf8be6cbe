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

/** @type {[runtime: string, args: string[]][]} */
const runtimes = [
  ['node', []],
  ['deno', ['run', '--quiet', '--no-remote', '--node-modules-dir=manual', '--allow-read']],
  ['bun', ['run']],
]

for (const [runtime, args] of runtimes) {
  test(`every case is answered to the byte in ${runtime}`, () => {
    const command = runtime === 'node' ? process.execPath : join(root, 'node_modules/.bin', runtime)
    assert.equal(run(command, [...args, 'run-in-runtime.js', casesFile], project), `${runtime} ${count}\n`)
  })
}
