// Loads a module of src/ in Node, which may be too old to read TypeScript itself.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

/** The exports of a file of src/. */
export async function source(path) {
  const file = fileURLToPath(new URL(`../../src/${path}`, import.meta.url))
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
  return module
}
