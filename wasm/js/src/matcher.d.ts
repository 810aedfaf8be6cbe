import type { CheckOptions, Document, Severity } from './index.js'

/** Options of `toBeDeployable` and `assertDeployable`. */
export interface DeployableOptions extends CheckOptions {
  /** From which severity on the test fails: `"error"` unless said otherwise. */
  failOn?: Severity | undefined
}

/**
 * A matcher for `expect.extend` of Vitest, Jest and others with the same interface. It passes when nothing is wrong
 * with the commands, and its message lists what is, where, and what to do about it. It is synchronous.
 *
 * ```js
 * import { toBeDeployable } from 'slashlint/matcher'
 * expect.extend({ toBeDeployable })
 * expect(commands.map((command) => command.toJSON())).toBeDeployable({ scope: 'guild' })
 * ```
 */
export declare function toBeDeployable(
  commands: Document,
  options?: DeployableOptions,
): { pass: boolean; message: () => string }
