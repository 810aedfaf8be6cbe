import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import { hangingModule } from './hanging'
import { says } from './notice'
import { entries, expect, test, write } from './site'

test('an answer that does not come ends the worker, says so, and the next text is judged', async ({ open, page }) => {
  await page.route('**/*.wasm', (route) => route.fulfill({ body: hangingModule(), contentType: 'application/wasm' }))
  await open()
  await expect(entries(page)).toHaveText(/answered/)
  await expect(page.getByText('Nothing to fix')).toBeVisible()
  await write(page, '!')
  await expect(page.getByText('Shown is the last answer.')).toBeVisible({ timeout: 10_000 })
  await says(page, 'No answer within 5 seconds')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await write(page, '[]')
  await expect(page.getByText('Shown is the last answer.')).toBeHidden()
  await expect(page.getByText('Nothing to fix')).toBeVisible()
})

test('a module that cannot be fetched can be tried again', async ({ page, address, complaints }) => {
  await page.route('**/*.wasm', (route) => route.fulfill({ status: 503 }))
  await page.goto(address)
  const panel = page.locator('#inspector-panel')
  await expect(panel).toContainText('The module could not be started: 503')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.unroute('**/*.wasm')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(entries(page).first()).toContainText('Abspielen')
  // The browser's own line about the answer 503.
  complaints.console.length = 0
})

test('a key is drawn together with what is said of it', async ({ open }) => {
  const page = await open()
  await write(page, '[{"name":"heardX","description":"d"}]')
  await expect(page.locator('#inspector-panel')).toContainText('heardX" must be lower-case')
  await page.evaluate(() => {
    const seen = { together: 0 }
    Object.assign(globalThis, { seen })
    const { port1, port2 } = new MessageChannel()
    let now = false
    port1.onmessage = () => { now = false }
    const watch = (place: string, changed: () => void) =>
      new MutationObserver(changed).observe(document.querySelector(place)!, { subtree: true, childList: true, characterData: true })
    watch('.cm-content', () => {
      now = true
      port2.postMessage(null)
    })
    // Both changed before anything else could run.
    watch('#inspector-panel', () => { if (now) seen.together++ })
  })
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+Home')
  for (const _ of '[{"name":"') await page.keyboard.press('ArrowRight')
  await expect.poll(async () => {
    await page.keyboard.press('z')
    await expect(page.locator('#inspector-panel')).toContainText('zheardX" must')
    await page.keyboard.press('Backspace')
    await expect(page.locator('#inspector-panel')).not.toContainText('zheardX')
    return page.evaluate(() => (globalThis as unknown as { seen: { together: number } }).seen.together)
  }, { timeout: 60_000 }).toBeGreaterThan(0)
})

test('the editor comes beside the module, which comes once and at once', async ({ page, address, complaints }) => {
  void complaints
  const modules: string[] = []
  page.on('request', (request) => { if (request.url().endsWith('.wasm')) modules.push(request.url()) })
  let release = () => {}
  const held = new Promise<void>((resolve) => { release = resolve })
  await page.route('**/*.wasm', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator('.cm-content')).toContainText('name_localizations')
  await expect(page.locator('#inspector-panel')).toContainText('Fetching the module')
  release()
  await expect(entries(page).first()).toBeAttached()
  expect(modules).toHaveLength(1)
})

test('the first load is at most 900 KB, the module included', async ({ open }) => {
  const page = await open()
  const root = process.env['SLASHLINT_SITE'] ?? new URL('../dist', import.meta.url).pathname
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource')
    .map((entry) => new URL(entry.name).pathname.replace('/some/sub-path/', '')))
  const files = new Set(['index.html', ...loaded.filter((name) => name.startsWith('assets/'))])
  expect([...files].some((name) => name.endsWith('.wasm'))).toBe(true)
  let size = 0
  for (const name of files) {
    size += brotliCompressSync(readFileSync(`${root}/${name}`), { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length
  }
  console.log(`first load: ${Math.ceil(size / 1000)} KB`)
  expect(size).toBeLessThan(900_000)
})
