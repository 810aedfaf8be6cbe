import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { entries, expect, test, write } from './site'

/** Documents of playground/examples, written by its own Go code. */
function written(name: 'bot40' | 'full'): string {
  const folder = name === 'full' ? '../examples/fullset' : './documents/bot40'
  return execFileSync('go', ['run', '.'], {
    cwd: new URL(folder, import.meta.url).pathname, maxBuffer: 64 << 20, encoding: 'utf8',
  })
}

interface Measured { name: string; duration: number; took: number }

/** Types into the first description and returns what the page measured for each key. */
async function type(page: Page, keys: number, pause: number): Promise<Measured[]> {
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.evaluate(() => performance.clearMeasures())
  await page.keyboard.press('End')
  for (let i = 0; i < keys; i++) {
    await page.keyboard.type(i % 2 ? 'x' : ' ')
    await page.waitForTimeout(pause)
    await page.keyboard.press('Backspace')
    await page.waitForTimeout(pause)
  }
  return page.evaluate(() => performance.getEntriesByType('measure').map((m) => ({
    name: m.name, duration: m.duration, took: (m as PerformanceMeasure).detail.took,
  })))
}

function median(numbers: number[]): number {
  return numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? NaN
}

function say(what: string, measured: Measured[]): void {
  for (const name of ['slashlint:report', 'slashlint:picker']) {
    const some = measured.filter((m) => m.name === name)
    console.log(`${what} ${name}: median ${median(some.map((m) => m.duration)).toFixed(1)} ms,`
      + ` of which in the worker ${median(some.map((m) => m.took)).toFixed(1)} ms (${some.length})`)
  }
}

test('a bot of 400 KB', async ({ open }) => {
  const page = await open()
  await write(page, written('bot40'))
  // Long lists are drawn in part; their length is told.
  await expect(entries(page).first()).toHaveAttribute('aria-setsize', /^([2-9]\d|\d{3,})$/)
  await type(page, 20, 120)
  const measured = await type(page, 40, 120)
  say('400 KB', measured)
  expect(measured.length).toBeGreaterThan(40)
})

test('the largest legal set', async ({ open }) => {
  test.setTimeout(180_000)
  const page = await open()
  // As a dropped file would be opened: pasting through the test's own channel takes too long.
  const text = written('full')
  await page.route('**/full-set.json', (route) => route.fulfill({ body: text }))
  await page.evaluate(async () => {
    const source = await (await fetch('./full-set.json')).text()
    const data = new DataTransfer()
    data.setData('text/plain', source)
    const content = document.querySelector<HTMLElement>('.cm-content')!
    content.focus()
    document.getSelection()!.selectAllChildren(content)
    content.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(entries(page).first()).toHaveAttribute('aria-setsize', /^\d{3,}$/, { timeout: 30_000 })
  await page.waitForTimeout(3000)
  await page.evaluate(() => {
    const blocked: number[] = []
    Object.assign(window, { blocked })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) blocked.push(entry.duration)
    }).observe({ type: 'longtask' })
  })
  const measured = await type(page, 6, 2500)
  say('37 MB', measured)
  const blocked = await page.evaluate(() => (window as unknown as { blocked: number[] }).blocked)
  console.log('37 MB long tasks over 50 ms:', blocked)
})
