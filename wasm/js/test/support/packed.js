import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root, temporaryFolder } from './files.js'
import { run } from './run.js'

/** Makes an empty project and installs the package in it, as it would be published. Returns its folder. */
export function projectWithPackage() {
  const folder = temporaryFolder()
  const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root))
  writeFileSync(join(folder, 'package.json'), '{"name":"project","private":true,"type":"module"}')
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, filename)], folder)
  return folder
}
