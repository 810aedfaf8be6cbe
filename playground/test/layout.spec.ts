import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './site'

test('a separator moves by pointer and by keys, and folds', async ({ open }) => {
  const page = await open()
  const line = page.getByRole('separator', { name: 'Width of Text' })
  const width = () => page.locator('#pane-text').evaluate((pane) => (pane as HTMLElement).offsetWidth)
  const before = await width()
  const box = (await line.boundingBox())!
  await page.mouse.move(box.x, 400)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, 400)
  await page.mouse.up()
  await expect.poll(width).toBe(before + 60)
  await line.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(width).toBe(before + 44)
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(width).toBe(before + 124)
  await page.keyboard.press('Home')
  await expect(line).toHaveAttribute('aria-valuenow', '240')
  await page.keyboard.press('Enter')
  // The layout is there again on the next visit.
  await page.reload()
  await page.getByRole('button', { name: 'Show Text' }).click()
  await expect(page.locator('.cm-content')).toBeVisible()
  expect(await width()).toBe(240)
})

test('a kept layout that makes no sense is passed over', async ({ open, page }) => {
  await page.addInitScript(() => localStorage.setItem('slashlint:layout', '{"widths":{"text":99999},"folded":3,"share":"x"}'))
  await open()
  const width = await page.locator('#pane-text').evaluate((pane) => (pane as HTMLElement).offsetWidth)
  expect(width).toBeGreaterThan(300)
  expect(width).toBeLessThan(700)
})

for (const theme of ['light', 'dark'] as const) {
  test(`the menu and the sheet of keys by keyboard, ${theme}`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await open()
    const button = page.getByRole('button', { name: 'Menu' })
    await button.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Open a file…' })).toBeFocused()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.screenshot({ path: `test/screenshots/menu-${theme}.png` })
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await button.press('Enter')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  })
}

for (const width of [1440, 1024, 900, 880, 768, 721]) {
  test(`nothing goes beyond a window of ${width} px`, async ({ open, page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open()
    for (const view of ['Both', 'Form'].slice(width > 896 ? 0 : 1)) {
      if (width <= 896) await page.getByRole('navigation').getByRole('button', { name: 'Text' }).click()
      await page.getByRole('group', { name: 'Left pane' }).getByRole('button', { name: view }).click()
      for (const part of ['html', '.panes', '.header', '.picker-head', '.pane-head']) {
        for (const one of await page.locator(part).all()) {
          expect(await one.evaluate((box) => box.scrollWidth - box.clientWidth), `${part}, ${view}`).toBeLessThanOrEqual(0)
        }
      }
    }
  })
}

test('panes that were made wide give way in a narrower window', async ({ open, page }) => {
  await page.setViewportSize({ width: 2400, height: 900 })
  await open()
  for (const side of ['Text', 'Inspector']) {
    await page.getByRole('separator', { name: `Width of ${side}` }).focus()
    await page.keyboard.press('End')
  }
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)
  await expect(page.getByRole('combobox', { name: 'Type / and a command' })).toBeInViewport({ ratio: 1 })
})

test('tabs without room are brought to the eye', async ({ open, page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await open()
  const tabs = page.getByRole('tablist', { name: 'Inspector' })
  await expect(tabs).toHaveAttribute('data-after', '')
  await page.getByRole('tab', { name: 'Problems' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Deploy' })).toBeInViewport({ ratio: 0.95 })
  await expect(tabs).not.toHaveAttribute('data-after')
  await expect(tabs).toHaveAttribute('data-before', '')
})

test('the theme is chosen and stays', async ({ open }) => {
  const page = await open()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

for (const [what, width, height] of [['a phone', 390, 844], ['200 % zoom', 720, 450], ['400 % zoom', 360, 225]] as const) {
  test(`the header fits ${what}`, async ({ open, page }) => {
    await page.setViewportSize({ width, height })
    await open()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await page.locator('.header').evaluate((header) => header.scrollWidth - header.clientWidth)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    for (const name of ['Download', 'Keys']) await page.getByRole('menuitem', { name }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('menuitem', { name: 'Keys' })).toBeInViewport()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}
