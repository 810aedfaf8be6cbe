import type { Document } from './index.js'
import type { DeployableOptions } from './matcher.js'

export type { DeployableOptions }

/**
 * Throws an `AssertionError` when something is wrong with commands. Its message lists what is, where, and what to do
 * about it. It is synchronous and works in every test runner.
 *
 * ```js
 * import { assertDeployable } from 'slashlint/assert'
 * test('the commands are deployable', () => {
 *   assertDeployable(commands.map((command) => command.toJSON()), { scope: 'guild' })
 * })
 * ```
 */
export declare function assertDeployable(commands: Document, options?: DeployableOptions): void
