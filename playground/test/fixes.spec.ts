import { expect, test, write } from './site'

const text = '[\n  { "name":   "Ping", "description": "a" },\n\n  { "name": "Pong",\n    "description": "b" }\n]'

test('all safe fixes are one step to undo, and formatting stays', async ({ open }) => {
  const page = await open()
  await write(page, text)
  await page.getByRole('button', { name: 'Fix all safe (2)' }).click()
  await expect(page.getByText('Nothing to fix')).toBeVisible()
  await expect(page.locator('.cm-line').nth(1)).toHaveText('  { "name":   "ping", "description": "a" },')
  await expect(page.locator('.cm-line').nth(3)).toHaveText('  { "name": "pong",')
  await page.locator('.cm-content').focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.locator('.cm-line').nth(1)).toContainText('"Ping"')
  await expect(page.locator('.cm-line').nth(3)).toContainText('"Pong"')
})

test('a menu at the caret has the fixes of its line, by keyboard', async ({ open }) => {
  const page = await open()
  await write(page, text)
  await expect(page.locator('.problem')).toHaveCount(2)
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ControlOrMeta+.')
  const menu = page.getByRole('menu', { name: 'Fixes at the caret' })
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('menuitem', { name: 'Fix all safe (2)' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.locator('.cm-line').nth(1)).toContainText('"ping"')
  await expect(page.locator('.cm-line').nth(3)).toContainText('"Pong"')
  await expect(page.locator('.cm-content')).toBeFocused()
})

test('a fix that may not be meant says so, and related places are reached', async ({ open }) => {
  const page = await open()
  await write(page, '{"name":"a","description":"b",\n"options":[{"type":3,"name":"x y","description":"c"},\n{"type":3,"name":"z","description":"c"},\n{"type":3,"name":"z","description":"c"}]}')
  await page.locator('.problem', { hasText: '"x y"' }).click()
  await expect(page.getByRole('button', { name: /^Suggestion: / })).toBeVisible()
  await page.locator('.problem', { hasText: 'named "z"' }).click()
  await page.locator('.related').getByRole('button').click()
  await expect(page.locator('.cm-activeLine')).toContainText('{"type":3,"name":"z","description":"c"},')
})
