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

/** One key: times in ms since the browser got it, and those in the worker. */
interface Key {
  /** When the problems and the picker tell of it in the document. */
  problems: number
  picker: number
  /** When the next frame begins that draws both, which takes some more milliseconds. */
  frame: number
}

interface Measured { name: string; duration: number; took: number }

/**
 * Types at the end of a name that the picker shows and the problems quote, so that each key changes
 * both. What is measured is when the words are in the document, not when something was answered.
 */
async function type(page: Page, keys: number, pause: number): Promise<{ keys: Key[]; measured: Measured[] }> {
  const name = page.locator('.cm-line', { hasText: '"de":' }).first()
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+Home')
  await name.click()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('X')
  await expect(page.locator('#inspector-panel')).toContainText('X" must be lower-case')
  await page.evaluate(() => {
    performance.clearMeasures()
    const keys: (Key & { at: number; word: string })[] = []
    Object.assign(window, { keys })
    let count = 0
    addEventListener('keydown', ({ timeStamp }) => {
      keys.push({ at: timeStamp, word: ++count % 2 ? 'Xx' : 'X', problems: NaN, picker: NaN, frame: NaN })
    }, true)
    const watch = (part: 'problems' | 'picker', place: string, what: string, ending: (word: string) => RegExp) => {
      new MutationObserver(() => {
        const key = keys.at(-1)
        const said = document.querySelector(what)?.textContent ?? ''
        if (!key || !Number.isNaN(key[part]) || !ending(key.word).test(said)) return
        key[part] = performance.now() - key.at
        if (Number.isNaN(key.problems + key.picker)) return
        requestAnimationFrame(() => { key.frame = performance.now() - key.at })
      }).observe(document.querySelector(place)!, { subtree: true, childList: true, characterData: true })
    }
    watch('problems', '#inspector-panel', '#inspector-panel', (word) => new RegExp(`${word}" must be lower-case`))
    watch('picker', '.pane.middle', '#picker-list .entry-name', (word) => new RegExp(`${word}$`))
  })
  for (let i = 0; i < keys; i++) {
    for (const key of ['x', 'Backspace']) {
      await page.keyboard.down(key)
      await page.waitForTimeout(pause * 0.6)
      await page.keyboard.up(key)
      // Keys come at any time between two frames.
      await page.waitForTimeout(pause * 0.4 + i % 16)
    }
  }
  return page.evaluate(() => ({
    keys: (window as unknown as { keys: Key[] }).keys,
    measured: performance.getEntriesByType('measure').map((m) => ({
      name: m.name, duration: m.duration, took: (m as PerformanceMeasure).detail.took,
    })),
  }))
}

/** The median, and the least as others on the machine make everything longer. */
function told(numbers: number[]): string {
  const sorted = numbers.filter((n) => !Number.isNaN(n)).sort((a, b) => a - b)
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? NaN).toFixed(1)
  return `median ${at(0.5)} ms, a quarter within ${at(0.25)}, least ${at(0)} (${sorted.length})`
}

function say(what: string, { keys, measured }: Awaited<ReturnType<typeof type>>): void {
  console.log(`${what}, problems: ${told(keys.map((key) => key.problems))}`)
  console.log(`${what}, picker:   ${told(keys.map((key) => key.picker))}`)
  console.log(`${what}, both:     ${told(keys.map((key) => Math.max(key.problems, key.picker)))}`)
  console.log(`${what}, frame with both begins: ${told(keys.map((key) => key.frame))}`)
  for (const slot of ['report', 'picker']) {
    const took = measured.filter((m) => m.name === `slashlint:${slot}`).map((m) => m.took)
    console.log(`${what}, ${slot} in the worker: ${told(took)}`)
  }
  expect(keys.filter((key) => key.problems + key.picker > 0).length).toBeGreaterThan(keys.length * 0.8)
}

test('a bot of 400 KB', async ({ open }) => {
  const page = await open()
  await write(page, written('bot40'))
  // Long lists are drawn in part; their length is told.
  await expect(entries(page).first()).toHaveAttribute('aria-setsize', /^([2-9]\d|\d{3,})$/)
  // What runs often is compiled again by the browser, and better: a few hundred keys long it gets faster.
  say('400 KB, first keys', await type(page, 20, 120))
  await type(page, 100, 120)
  say('400 KB', await type(page, 60, 120))
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
  say('37 MB', await type(page, 6, 2500))
  const blocked = await page.evaluate(() => (window as unknown as { blocked: number[] }).blocked)
  console.log('37 MB long tasks over 50 ms:', blocked)
})
