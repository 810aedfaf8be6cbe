// Runs in a project with the package installed, and writes the runtime's name and how many cases it answered.
import { readFileSync } from 'node:fs'
import { load } from 'slashlint'

import { runCases } from './run-cases.js'

const runtime = 'Deno' in globalThis ? 'deno' : 'Bun' in globalThis ? 'bun' : 'node'
console.log(runtime, runCases(await load(), readFileSync(process.argv[2], 'utf8')))
