import { verdict } from './verdict.js'

class AssertionError extends Error {}
AssertionError.prototype.name = 'AssertionError'

/**
 * Throws when something is wrong with commands.
 * @param {unknown} commands
 * @param {import('./matcher.js').DeployableOptions} [options]
 */
export function assertDeployable(commands, options) {
  const { pass, message } = verdict(commands, options, assertDeployable)
  if (pass) return
  const error = new AssertionError(message())
  // Test runners then show the line that called this one.
  Error.captureStackTrace?.(error, assertDeployable)
  throw error
}
