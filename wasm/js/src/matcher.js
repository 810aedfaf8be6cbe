import { verdict } from './verdict.js'

/**
 * Judges commands, for `expect.extend`.
 * @param {unknown} commands
 * @param {import('./matcher.js').DeployableOptions} [options]
 */
export function toBeDeployable(commands, options) {
  return verdict(commands, options, toBeDeployable)
}
