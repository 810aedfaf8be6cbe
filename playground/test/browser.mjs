// Finds Chromium, or installs it where that can be done without asking: as root on Debian.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const names = ['chromium', 'chromium-browser', 'google-chrome']
const packages = ['chromium', 'fonts-noto-core', 'fonts-noto-cjk', 'fonts-noto-color-emoji']

/** The path of the system's Chromium, or null. */
export function findBrowser() {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      try {
        accessSync(join(folder, name), constants.X_OK)
        return join(folder, name)
      } catch {
        // Not in this folder.
      }
    }
  }
  return null
}

function install() {
  const run = (...words) => spawnSync(words[0], words.slice(1), { stdio: 'inherit' }).status === 0
  return run('apt-get', 'update') && run('apt-get', 'install', '-y', ...packages)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !findBrowser()) {
  const debian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!debian || !install() || !findBrowser()) {
    console.error(`The tests need one of ${names.join(', ')} in PATH, and fonts for CJK, Thai and Devanagari.\n`
      + `On Debian, as root: apt-get install ${packages.join(' ')}`)
    process.exit(1)
  }
}
