import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Starts the Chromium of this machine. */
export function launch() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  const executablePath = names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
  if (!executablePath) {
    throw new Error('there is no Chromium on the PATH; install it, on Debian with "apt-get install chromium"')
  }
  return chromium.launch({
    executablePath,
    args: [
      '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run',
      // Chromium's sandbox refuses to run as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
}
