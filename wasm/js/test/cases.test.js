import { readFileSync } from 'node:fs'
import { test } from 'node:test'

import { load } from '../src/index.js'
import { casesFile } from './support/files.js'
import { runCases } from './support/run-cases.js'

test('every case is answered to the byte', async () => {
  runCases(await load(), readFileSync(casesFile, 'utf8'))
})
