import assert from 'node:assert/strict'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

import { root } from './support/files.js'
import { projectWithPackage } from './support/packed.js'
import { attempt, run } from './support/run.js'

const project = projectWithPackage()

test('npm pack builds the module and takes all that is needed and nothing else', () => {
  const [{ files }] = JSON.parse(run('npm', ['pack', '--json', '--dry-run'], root))
  const paths = files.map((/** @type {{ path: string }} */ { path }) => path)
  assert.deepEqual(paths.filter((/** @type {string} */ path) => !/^src\/[a-z]+\.(d\.ts|js)$/.test(path)).sort(), [
    'LICENSE', 'README.md', 'package.json', 'src/slashlint.wasm',
  ])
})

test('the installed package answers in Node', () => {
  const program = `
    import { load, SlashlintError } from 'slashlint'
    const { check } = await load()
    console.log(check({ name: 'Ping', description: 'Says pong' }).diagnostics[0].rule)
    try { check({}, { scop: 'guild' }) } catch (error) { console.log(error instanceof SlashlintError, error.message) }`
  assert.equal(run('node', ['--input-type=module', '--eval', program], project),
    'name-lowercase\ntrue there is no option "scop"; did you mean "scope"?\n')
})

test('the module is found by its name in the package', () => {
  const program = `
    import { load } from 'slashlint'
    const slashlint = await load({ url: import.meta.resolve('slashlint/slashlint.wasm') })
    console.log(slashlint.rules().length > 50)`
  writeFileSync(join(project, 'by-name.js'), program)
  assert.equal(run('node', ['by-name.js'], project), 'true\n')
})

for (const [module, moduleResolution] of [['esnext', 'bundler'], ['nodenext', 'nodenext']]) {
  test(`the declarations hold in TypeScript with moduleResolution ${moduleResolution}`, () => {
    // Vitest is optional for users, so its part of the package is checked only where it is installed, below.
    assert.equal(typed(project, 'consumer.ts', { module, moduleResolution }), '')
  })
}

test("the declaration of the matcher joins Vitest's", () => {
  for (const name of ['vitest', '@vitest', '@types', 'vite', 'discord.js', 'discord-api-types', '@discordjs']) {
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name))
  }
  const options = { module: 'esnext', moduleResolution: 'bundler', types: ['node'], skipLibCheck: true }
  assert.equal(typed(project, 'consumer-matcher.ts', options), '')
})

test('the lock file names no registry', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  assert.deepEqual(Object.keys(packages).filter((name) => packages[name].resolved), [])
})

test("the package's own files are typed", () => {
  assert.equal(attempt('npx', ['tsc', '--project', 'tsconfig.json'], root).stdout, '')
})

/**
 * Checks a file of test/types in a project and returns what is wrong with it.
 * @param {string} folder
 * @param {string} file
 * @param {object} options
 */
function typed(folder, file, options) {
  writeFileSync(join(folder, file), readFileSync(join(root, 'test/types', file)))
  const compilerOptions = {
    noEmit: true, strict: true, exactOptionalPropertyTypes: true, target: 'es2022', lib: ['es2022', 'dom'], types: [], ...options,
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }))
  const { stdout, stderr, error } = attempt(join(root, 'node_modules/.bin/tsc'), ['--project', folder], folder)
  return stdout + stderr + (error?.message ?? '')
}
