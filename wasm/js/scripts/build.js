// Puts slashlint.wasm into the package: builds it where there is a Go toolchain, and otherwise
// takes the one that was built before. With --cases it also writes what the tests compare with.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))
const built = here('../../slashlint.wasm')
const targets = process.argv.includes('--cases') ? ['wasm', 'cases'] : ['wasm']

if (spawnSync('go', ['version']).status === 0) {
  // npm may print what a script prints as part of its own output, so make writes to standard error.
  const made = spawnSync('make', ['-C', here('../../..'), ...targets], { stdio: ['ignore', 2, 2] })
  if (made.status !== 0) {
    fail(`"make ${targets.join(' ')}" failed${made.error ? `: ${made.error.message}` : ''}; see above`)
  }
} else if (!existsSync(built)) {
  fail('there is neither wasm/slashlint.wasm nor a Go toolchain to build it with; install Go from https://go.dev/dl/')
}
copyFileSync(built, here('../src/slashlint.wasm'))

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message)
  process.exit(1)
}
