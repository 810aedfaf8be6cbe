import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { fileURLToPath } from 'node:url'

/** The package's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** What every host is tested with. */
export const casesFile = join(root, '../dist/cases.ndjson')

for (const file of [casesFile, join(root, 'src/slashlint.wasm')]) {
  if (!existsSync(file)) throw new Error(`${file} is missing; "npm test" writes it, or "make wasm cases" in the repository's root`)
}

/** Makes a folder that is gone after the tests. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'slashlint-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
