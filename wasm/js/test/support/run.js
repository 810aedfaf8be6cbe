import { spawnSync } from 'node:child_process'

/**
 * Runs a command and returns what it writes. Throws, with all of that, when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
export function run(command, args, cwd) {
  const { status, error, stdout, stderr } = attempt(command, args, cwd)
  if (status === 0) return stdout
  throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? `status ${status}`}\n${stdout}${stderr}`)
}

/**
 * Runs a command that may fail.
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
export function attempt(command, args, cwd) {
  // The test runner tells its children by the environment that they are tests, and npm tells what it is configured to.
  const { NODE_TEST_CONTEXT, npm_config_ignore_scripts, ...env } = process.env
  return spawnSync(command, args, { cwd, env: { ...env, NO_COLOR: '1' }, encoding: 'utf8', maxBuffer: 1 << 28 })
}
