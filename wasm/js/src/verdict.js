import { load } from './load.js'
import { report } from './report.js'

// Loaded before the first test runs, so that nothing need be awaited: an await that is forgotten
// would let every test pass.
const slashlint = await load()

/** @type {Map<string, import('./index.js').Rule>} */
const rules = new Map(slashlint.rules().map((rule) => [rule.name, rule]))

const severities = /** @type {const} */ (['error', 'warning', 'info'])

/**
 * Tells whether commands are deployable, and what to say of that.
 * @param {unknown} commands
 * @param {import('./matcher.js').DeployableOptions | undefined} options
 * @param {Function} caller the function that tests call, whose line is to be shown for wrong use
 */
export function verdict(commands, options, caller) {
  try {
    return judge(commands, options)
  } catch (error) {
    if (error instanceof Error) Error.captureStackTrace?.(error, caller)
    throw error
  }
}

/**
 * @param {unknown} commands
 * @param {import('./matcher.js').DeployableOptions} [options]
 */
function judge(commands, options) {
  const { failOn = 'error', ...others } = options ?? {}
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
