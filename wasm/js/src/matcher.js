import { load } from './load.js'
import { report } from './report.js'

// Loaded before the first test runs, so that the matcher need not be awaited: an await that is
// forgotten would let every test pass.
const slashlint = await load()

/** @type {Map<string, import('./index.js').Rule>} */
const rules = new Map(slashlint.rules().map((rule) => [rule.name, rule]))

const severities = /** @type {const} */ (['error', 'warning', 'info'])

/**
 * Judges commands, for `expect.extend`.
 * @param {unknown} commands
 * @param {import('./matcher.js').DeployableOptions} [options]
 */
export function toBeDeployable(commands, options = {}) {
  const { failOn = 'error', ...others } = options
  const least = severities.indexOf(failOn)
  if (least < 0) {
    throw new TypeError(`failOn must be "error", "warning" or "info", not ${JSON.stringify(failOn)}`)
  }
  const { diagnostics, scope } = slashlint.check(/** @type {object} */ (commands), others)
  const grave = diagnostics.filter(({ severity }) => severities.indexOf(severity) <= least)
  return {
    pass: grave.length === 0,
    message: () => grave.length === 0
      ? `expected the commands not to be deployable (${scope}), but nothing at or above ${failOn} is wrong with them`
      : report(grave, diagnostics.length - grave.length, scope, rules),
  }
}
