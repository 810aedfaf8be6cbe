import 'vitest'
import type { DeployableOptions } from './matcher.js'

declare module 'vitest' {
  // The parameter's name and default have to be those of Vitest's own declaration.
  interface Matchers<T = any> {
    /** Passes when nothing is wrong with application commands. */
    toBeDeployable(options?: DeployableOptions): void
  }
}
