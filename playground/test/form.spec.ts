import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, write } from './site'

const text = `[
  {
    "name": "mod",   "description": "Moderate",
    "options": [
      { "type": 3, "name": "reason", "description": "Why" },
      { "type": 4, "name": "days", "description": "How long" }
    ]
  },
  { "name": "ping", "description": "Pong" }
]`

const tree = (page: Page) => page.getByRole('tree')
const line = (page: Page, name: string) => tree(page).getByRole('treeitem').filter({ hasText: name })
const switchTo = (page: Page, view: 'Text' | 'Form') =>
  page.getByRole('group', { name: 'Left pane' }).getByRole('button', { name: view, exact: true }).click()

async function form(page: Page, source = text): Promise<void> {
  await write(page, source)
  await page.keyboard.press('ControlOrMeta+Home')
  await switchTo(page, 'Form')
}

/** The text as the editor has it; few lines, so that all are drawn. */
async function source(page: Page): Promise<string> {
  await switchTo(page, 'Text')
  const lines = await page.locator('.cm-line').allTextContents()
  await switchTo(page, 'Form')
  return lines.join('\n')
}

test('fields change their value and nothing else', async ({ open }) => {
  const page = await open()
  await form(page)
  await page.getByLabel('Description', { exact: true }).fill('Moderate people')
  expect(await source(page)).toBe(text.replace('"Moderate"', '"Moderate people"'))
  await line(page, 'days').click()
  await page.getByLabel('Required').check()
  await page.getByLabel('Least value').fill('1')
  await page.getByLabel('Least value').press('Tab')
  expect(await source(page)).toContain('{ "type": 4, "name": "days", "description": "How long", "required": true, "min_value": 1 }')
  await page.getByLabel('Required').uncheck()
  expect(await source(page)).toContain('"description": "How long", "min_value": 1 }')
  await page.getByLabel('Type', { exact: true }).selectOption('7')
  await page.getByLabel('GUILD_VOICE').check()
  expect(await source(page)).toContain('"channel_types": [2]')
})

test('undo takes back what the form did', async ({ open }) => {
  const page = await open()
  await form(page)
  await line(page, 'ping').click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(line(page, 'ping')).toHaveCount(0)
  await page.getByLabel('Name', { exact: true }).press('ControlOrMeta+z')
  await expect(line(page, 'ping')).toHaveCount(1)
  expect(await source(page)).toBe(text)
})

test('everything can be added', async ({ open }) => {
  const page = await open()
  await form(page)
  const add = async (kind: string, parent?: string) => {
    if (parent) await line(page, parent).first().click()
    await page.locator('.fields, .tree-head').getByRole('button', { name: kind, exact: true }).last().click()
  }
  await add('Choice', 'reason')
  await expect(line(page, 'choice')).toHaveAttribute('aria-selected', 'true')
  await page.locator('.tree-head').getByRole('button', { name: 'Command' }).click()
  await expect(line(page, 'new-command')).toHaveAttribute('aria-selected', 'true')
  await add('Group')
  await add('Subcommand')
  await add('Option')
  await page.getByLabel('Name', { exact: true }).fill('word')
  expect(JSON.parse(await source(page))).toMatchObject([
    { options: [{ choices: [{ name: 'choice', value: 'choice' }] }, {}] }, {},
    { name: 'new-command', options: [{ type: 2, options: [{ type: 1, options: [{ type: 3, name: 'word' }] }] }] },
  ])
})

test('a localization is added, written and taken out', async ({ open }) => {
  const page = await open()
  await form(page)
  await page.locator('[data-field=name] summary').first().click()
  await page.getByLabel('Add a locale to name').selectOption('ja')
  await page.getByLabel('name in 日本語').fill('管理')
  await expect(page.locator('[data-field=name] summary').first()).toContainText('1 of 32 locales')
  expect(await source(page)).toContain('"ja": "管理"')
  await page.locator('[data-field=name] summary').first().click()
  await page.getByRole('button', { name: 'Remove 日本語' }).click()
  expect(await source(page)).not.toContain('name_localizations')
})

test('items move by keys, by buttons and by dragging', async ({ open }) => {
  const page = await open()
  await form(page)
  const names = () => tree(page).locator('.tree-name').allTextContents()
  await line(page, 'days').click()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(tree(page).locator('.tree-name')).toHaveText(['mod', 'days', 'reason', 'ping'])
  await expect(line(page, 'days')).toBeFocused()
  await page.getByRole('button', { name: 'Move down' }).click()
  expect(await names()).toEqual(['mod', 'reason', 'days', 'ping'])
  await line(page, 'days').dragTo(line(page, 'reason'))
  expect(await names()).toEqual(['mod', 'days', 'reason', 'ping'])
  expect(await source(page)).toContain('{ "type": 4, "name": "days", "description": "How long" },\n      { "type": 3,')
  await line(page, 'ping').dragTo(line(page, 'mod'))
  await expect(tree(page).locator('.tree-name').first()).toHaveText('ping')
})

test('the tree is walked with arrow keys; text and form keep the place', async ({ open }) => {
  const page = await open()
  await form(page)
  await line(page, 'mod').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(line(page, 'days')).toBeFocused()
  await switchTo(page, 'Text')
  await expect(page.locator('.cm-activeLine')).toContainText('"days"')
  await page.locator('.cm-content').focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await switchTo(page, 'Form')
  await expect(line(page, 'ping')).toHaveAttribute('aria-selected', 'true')
})

test('problems are at the fields that they are about', async ({ open }) => {
  const page = await open()
  await form(page, '[{"name":"Ping","description":""}]')
  await expect(page.locator('[data-field=name]')).toContainText('must be lower-case')
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[data-field=description] .field-problems')).toBeVisible()
  await page.getByRole('button', { name: 'rename to "ping"' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('ping')
})

test('permissions and contexts are chosen, not computed', async ({ open }) => {
  const page = await open()
  await form(page, '{"name":"a","description":"b"}')
  await page.getByLabel('Who may use it').selectOption('some')
  await page.locator('.permissions summary').click()
  await page.getByLabel('BAN_MEMBERS').check()
  await page.getByLabel('MANAGE_MESSAGES').uncheck()
  await page.getByLabel('BOT_DM').check()
  expect(JSON.parse(await source(page))).toEqual({
    name: 'a', description: 'b', default_member_permissions: '4', contexts: [1],
  })
})

test('what is no JSON has no fields, but a reason and a way there', async ({ open }) => {
  const page = await open()
  await form(page, '[{"name":"a" "description":"b"}]')
  await expect(page.locator('.left')).toContainText('The form needs JSON')
  await expect(page.locator('.left')).toContainText('comma')
  await page.getByRole('button', { name: 'Show the place' }).click()
  await expect(page.locator('.cm-content')).toBeFocused()
})

test('hostile names are text, and 10,000 options do not hang', async ({ open }) => {
  const page = await open()
  await form(page, '[{"name":"<img src=x onerror=alert(1)>\u202e","description":"b"}]')
  await expect(line(page, '<img')).toBeVisible()
  await switchTo(page, 'Text')
  const options = Array.from({ length: 10_000 }, (_, i) => `{"type":3,"name":"o${i}","description":"d"}`)
  await form(page, `[{"name":"a","description":"b","options":[${options.join(',\n')}]}]`)
  await expect(tree(page)).toContainText('9,881 more')
  await line(page, 'o10').first().click()
  await page.getByLabel('Name', { exact: true }).fill('other')
  await expect(tree(page)).toContainText('other')
})

for (const theme of ['light', 'dark'] as const) {
  test(`how the form looks, ${theme}`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await open()
    await switchTo(page, 'Form')
    await page.locator('[data-field=name] summary').first().click()
    await page.screenshot({ path: `test/screenshots/form-${theme}.png` })
    expect((await new AxeBuilder({ page }).include('#pane-text').analyze()).violations).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('navigation').getByRole('button', { name: 'Text' }).click()
    await page.screenshot({ path: `test/screenshots/form-phone-${theme}.png` })
    expect((await new AxeBuilder({ page }).include('#pane-text').analyze()).violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}
