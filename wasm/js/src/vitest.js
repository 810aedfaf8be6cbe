import { expect } from 'vitest'

import { toBeDeployable } from './matcher.js'

expect.extend({ toBeDeployable })
