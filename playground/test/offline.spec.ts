import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect as plain, test as bare } from '@playwright/test'
import { serve } from '../serve.mjs'
import { notice } from './notice'
import { entries, expect, test } from './site'

test('after the first visit the page works without a network', async ({ open, context }) => {
  const page = await open()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.reload()
  await expect(entries(page).first()).toContainText('Abspielen')
  for (const example of ['moderation', 'context-menus', 'activity']) {
    await page.getByLabel('Examples').selectOption(example)
    await expect(page.getByText(`${example}.json`, { exact: true })).toBeVisible()
  }
  await context.setOffline(false)
})

bare('a new version waits, is told of, and takes over when it is wanted', async ({ page }) => {
  const root = join(mkdtempSync(join(tmpdir(), 'site-')), 'dist')
  cpSync(process.env['SLASHLINT_SITE'] ?? new URL('../dist', import.meta.url).pathname, root, { recursive: true })
  const site = await serve({ root, port: 4600, base: '/deep/er/' })
  try {
    await page.goto(site.url)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const caches = () => page.evaluate(async () => (await window.caches.keys()).length)
    plain(await caches()).toBe(1)
    const change = (file: string, from: RegExp, to: string) =>
      writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(from, to))
    change('sw.js', /"version":"\w+"/, '"version":"another"')
    change('index.html', /<title>.*<\/title>/, '<title>another</title>')
    await page.reload()
    await plain(page).toHaveTitle('slashlint playground')
    await page.evaluate(async () => { await (await navigator.serviceWorker.ready).update() })
    await plain(notice(page)).toContainText('A new version is ready.')
    await notice(page).getByRole('button', { name: 'Reload' }).click()
    await plain(page).toHaveTitle('another')
    await plain.poll(caches).toBe(1)
  } finally {
    await site.close()
    rmSync(join(root, '..'), { recursive: true })
  }
})
