import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { entries, expect, test, write } from './site'

const search = (page: Page) => page.getByRole('combobox', { name: 'Type / and a command' })
const example = (page: Page, name: string) => page.getByLabel('Examples').selectOption(name)

test('the search marks what it found, and says how many', async ({ open }) => {
  const page = await open()
  await example(page, 'moderation')
  await search(page).fill('mod b')
  await expect(entries(page)).toHaveCount(1)
  await expect(entries(page).locator('mark')).toHaveText(['mod', 'b'])
  await expect(page.getByRole('status').filter({ hasText: '1 command' })).toBeAttached()
  await search(page).fill('ban')
  await expect(entries(page).first()).toContainText('bannen')
  await search(page).fill('nothing like this')
  await expect(page.getByText('No command matches “nothing like this”')).toBeVisible()
  await search(page).press('Escape')
  await expect(search(page)).toHaveValue('')
  await expect(entries(page)).toHaveCount(8)
})

test('a default name behind a localized one is found and shown', async ({ open }) => {
  const page = await open()
  await search(page).fill('pla')
  await expect(entries(page)).toHaveText([/Abspielen.*play/])
  await expect(entries(page).locator('.behind mark')).toHaveText('pla')
})

test('the arrow keys move, and the field tells where they are', async ({ open }) => {
  const page = await open()
  await search(page).press('ArrowDown')
  await search(page).press('ArrowDown')
  const now = page.locator('#picker-list [aria-selected="true"]')
  await expect(now).toHaveAttribute('aria-posinset', '3')
  await expect(search(page)).toHaveAttribute('aria-activedescendant', await now.getAttribute('id') ?? '')
  await search(page).press('ArrowUp')
  await search(page).press('ArrowUp')
  await search(page).press('ArrowUp')
  await expect(now).toHaveAttribute('aria-posinset', await now.getAttribute('aria-setsize') ?? '')
})

test('origins are told on request, in words', async ({ open }) => {
  const page = await open()
  await expect(page.locator('.origin')).toHaveCount(0)
  await expect(entries(page).first().locator('.words').first()).toHaveAttribute('title', /own text \(de\)/)
  await page.getByRole('button', { name: 'Origins' }).click()
  await expect(entries(page).first()).toContainText('own')
  await expect(entries(page).nth(1).locator('.entry-description')).toContainText('default')
  await page.getByRole('banner').getByLabel('Locale').selectOption('en-US')
  await expect(entries(page).filter({ hasText: 'from en-GB' }).first()).toBeVisible()
})

test('names of any kind are text', async ({ open }) => {
  const page = await open()
  await write(page, JSON.stringify([
    { name: '<img src=x onerror=alert(1)>', description: 'a\u202eevil' },
    { name: 'plain', description: 'pong' },
  ]))
  await expect(entries(page).first()).toContainText('<img src=x onerror=alert(1)>')
  await expect(page.locator('.popup img')).toHaveCount(0)
  await expect(entries(page).first().locator('bdi').first()).toBeAttached()
  await page.getByRole('button', { name: 'Origins' }).click()
  await expect(entries(page).first().locator('.control')).toHaveText('U+202E')
})

test('an entry leads to its place, and the caret back to the entry', async ({ open }) => {
  const page = await open()
  await search(page).press('ArrowDown')
  await search(page).press('Alt+Enter')
  await expect(page.locator('.cm-content')).toBeFocused()
  await expect(page.locator('.cm-activeLine').last()).toContainText('{')
  await page.keyboard.press('ControlOrMeta+Home')
  await page.locator('.cm-line', { hasText: 'Abspielen' }).first().click()
  await page.getByRole('button', { name: 'At caret' }).click()
  await expect(page.locator('#picker-list [aria-selected="true"]')).toContainText('Abspielen')
  // By pointer, too.
  await entries(page).nth(2).hover()
  await entries(page).nth(2).locator('.to-source').click()
  await expect(page.locator('.cm-content')).toBeFocused()
})

test('many commands and options are windowed and do not hang', async ({ open }) => {
  const page = await open()
  const options = (n: number) => Array.from({ length: n }, (_, i) => ({ type: 3, name: `o${i}`, description: 'an option' }))
  const commands = Array.from({ length: 100 }, (_, i) => ({ name: `command${i}`, description: 'one', options: options(25) }))
  await write(page, JSON.stringify([...commands, { name: 'hostile', description: 'many', options: options(10_000) }]))
  await expect(entries(page).first()).toHaveAttribute('aria-setsize', '101')
  expect(await entries(page).count()).toBeLessThan(80)
  await search(page).press('ArrowUp')
  await expect(page.locator('#picker-list [aria-selected="true"]')).toContainText('hostile')
  await expect(page.locator('#picker-list [aria-selected="true"]')).toBeInViewport()
  await search(page).press('Enter')
  await expect(page.getByRole('heading', { name: '/hostile' })).toBeVisible()
  await expect(page.locator('#offers').getByRole('option').first()).toContainText('o0')
  expect(await page.locator('#offers').getByRole('option').count()).toBeLessThan(80)
  await page.keyboard.press('Escape')
  await expect(search(page)).toBeFocused()
})

test('two locales are seen side by side, and on a phone one in front of the other', async ({ open }) => {
  const page = await open()
  await page.getByLabel('Second locale, beside').selectOption('ja')
  const other = page.locator('#beside-list').getByRole('option')
  await expect(other.first()).toContainText('再生')
  await expect(entries(page).first()).toContainText('Abspielen')
  await search(page).press('ArrowDown')
  await expect(other.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(other.first()).toBeHidden()
  await page.getByRole('button', { name: '日本語' }).click()
  await expect(other.first()).toBeVisible()
  await expect(entries(page).first()).toBeHidden()
})

for (const theme of ['light', 'dark'] as const) {
  test(`searched, with origins and two locales, ${theme}`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await open()
    await page.getByRole('button', { name: 'Origins' }).click()
    await page.getByLabel('Second locale, beside').selectOption('ja')
    await search(page).fill('s')
    await expect(page.locator('#beside-list').getByRole('option').first()).toBeVisible()
    await page.screenshot({ path: `test/screenshots/pair-${theme}.png` })
    expect((await new AxeBuilder({ page }).include('#pane-picker').analyze()).violations).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect((await new AxeBuilder({ page }).include('#pane-picker').analyze()).violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}
