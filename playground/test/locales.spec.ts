import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { entries, expect, test, write } from './site'

const grid = (page: Page) => page.getByRole('grid', { name: 'Commands by locales' })
const cell = (page: Page, label: RegExp) => grid(page).getByRole('gridcell', { name: label })

test('the grid tells own, fallback, missing and wrong, in words', async ({ open }) => {
  const page = await open()
  await page.locator('#tab-locales').click()
  await expect(cell(page, /^play, Deutsch: 54 %, 6 own, 0 from a fallback, 5 missing, 1 problem$/)).toContainText('54')
  await expect(cell(page, /^favorites, English, US: .* from a fallback/).first()).toBeVisible()
  await expect(grid(page).getByRole('columnheader', { name: /Magyar/ })).toHaveCount(0)
  await page.getByLabel('Show all 32').check()
  await expect(grid(page).getByRole('columnheader', { name: /Magyar/ })).toHaveCount(1)
  await expect(grid(page)).toHaveAttribute('aria-colcount', '33')
  await expect(cell(page, /^play, Magyar: 0 %, 0 own/)).toContainText('–')
})

test('a click opens the picker there', async ({ open }) => {
  const page = await open()
  await page.locator('#tab-locales').click()
  await cell(page, /^volume, 日本語/).click()
  await expect(page.getByRole('banner').getByLabel('Locale')).toHaveValue('ja')
  await expect(page.locator('#picker-list [aria-selected="true"]')).toContainText('音量')
})

test('the keyboard goes through the grid and opens the picker', async ({ open }) => {
  const page = await open()
  await page.locator('#tab-locales').click()
  const first = grid(page).locator('[tabindex="0"]')
  await expect(first).toHaveCount(1)
  await first.focus()
  await page.keyboard.press('Control+Home')
  await expect(grid(page).getByRole('columnheader', { name: 'Command' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(grid(page).getByRole('rowheader').first()).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await expect(grid(page).getByRole('gridcell', { name: /^queue, / }).last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#picker-list [aria-selected="true"]')).toHaveAttribute('aria-posinset', '2')
  await expect(grid(page).locator('[tabindex="0"]')).toHaveCount(1)
})

test('first row and column stay while the rest scrolls', async ({ open }) => {
  const page = await open()
  await write(page, JSON.stringify(Array.from({ length: 100 }, (_, i) => ({
    name: `command${i}`, description: 'one', name_localizations: { ja: `命令${i}` },
  }))))
  await page.locator('#tab-locales').click()
  await page.getByLabel('Show all 32').check()
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '101')
  expect(await grid(page).getByRole('row').count()).toBeLessThan(80)
  await grid(page).locator('[tabindex="0"]').focus()
  await page.keyboard.press('Control+End')
  const last = grid(page).getByRole('gridcell', { name: /^command99, / }).last()
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
  await expect(grid(page).getByRole('columnheader').last()).toBeInViewport()
  await expect(grid(page).getByRole('rowheader', { name: 'command99' })).toBeInViewport()
})

test('on a phone a cell leads to the picker', async ({ open }) => {
  const page = await open()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('navigation').getByRole('button', { name: 'Inspector' }).click()
  await page.locator('#tab-locales').click()
  await cell(page, /^skip, Deutsch/).first().click()
  await expect(entries(page).first()).toBeVisible()
  await expect(page.locator('#picker-list [aria-selected="true"]')).toContainText('weiter')
})

for (const theme of ['light', 'dark'] as const) {
  test(`how the grid looks, ${theme}`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await open()
    await page.locator('#tab-locales').click()
    await page.getByLabel('Show all 32').check()
    await expect(grid(page)).toBeVisible()
    await page.screenshot({ path: `test/screenshots/grid-${theme}.png` })
    expect((await new AxeBuilder({ page }).include('#pane-inspector').analyze()).violations).toEqual([])
  })
}
