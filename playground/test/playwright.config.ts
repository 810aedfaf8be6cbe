import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.mjs'

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'results',
  reporter: 'list',
  workers: 1,
  timeout: 120_000,
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: findBrowser() ?? 'chromium',
      args: [
        '--disable-quic', '--disable-background-networking', '--disable-component-update',
        '--disable-sync', '--no-first-run',
        // Chromium refuses to sandbox pages of root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
})
