import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, write } from './site'

const text = `[
  {
    "name": "mod", "description": "Moderate",
    "options": [
      { "type": 3, "name": "reason", "description": "Why" },
      { "type": 4, "name": "days", "description": "How long" }
    ]
  },
  { "name": "ping", "description": "Pong" }
]`

const line = (page: Page, name: string) => page.getByRole('treeitem').filter({ hasText: name })
const chosen = (page: Page) => page.locator('[role=treeitem][aria-selected=true]')
const views = (page: Page) => page.getByRole('group', { name: 'Left pane' })

async function both(page: Page, source = text): Promise<void> {
  await write(page, source)
  await views(page).getByRole('button', { name: 'Both' }).click()
  await expect(page.getByRole('tree')).toBeVisible()
  await expect(page.locator('.cm-content')).toBeVisible()
}

test('text and form are beside each other, and each follows the other', async ({ open }) => {
  const page = await open()
  await both(page)
  // From the text to the form.
  await page.locator('.cm-line', { hasText: '"days"' }).getByText('"How long"').click()
  await expect(chosen(page)).toContainText('days')
  await expect(page.locator('[data-at-caret]')).toHaveAttribute('data-field', 'description')
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('ArrowUp')
  await expect(chosen(page)).toContainText('ping')
  await page.keyboard.press('End')
  // From the form to the text.
  await line(page, 'mod').click()
  await line(page, 'reason').click()
  await expect(page.locator('.cm-activeLine')).toContainText('"reason"')
  await page.getByLabel('Description', { exact: true }).focus()
  await expect(page.locator('.status')).toContainText('20 selected')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Because')
  await expect(page.locator('.cm-line', { hasText: '"reason"' })).toContainText('"description": "Because"')
  await expect(page.getByLabel('Description', { exact: true })).toBeFocused()
  // What is written in the text is in the form at once.
  await page.locator('.cm-line').getByText('"ping"').dblclick()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('big-')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('big-ping')
  await expect(page.locator('.cm-content')).toBeFocused()
})

test('a problem leads to text and form; both share the pane as one likes', async ({ open }) => {
  const page = await open()
  await both(page, '[{"name":"a","description":"b"},\n{"name":"Ping","description":"c"}]')
  await page.locator('.problem', { hasText: '"Ping"' }).click()
  await expect(page.locator('.cm-content')).toBeFocused()
  await expect(chosen(page)).toContainText('Ping')
  await expect(page.locator('[data-at-caret]')).toHaveAttribute('data-field', 'name')
  const divider = page.getByRole('separator', { name: 'Room for the text beside the form' })
  const width = () => page.locator('.editor').evaluate((editor) => editor.clientWidth)
  const before = await width()
  await divider.focus()
  await page.keyboard.press('Shift+ArrowRight')
  expect(await width()).toBeGreaterThan(before + 60)
  await expect(divider).toHaveAttribute('aria-valuenow', '65')
  const box = (await divider.boundingBox())!
  await page.mouse.move(box.x, 500)
  await page.mouse.down()
  await page.mouse.move(box.x - 100, 500)
  await page.mouse.up()
  expect(await width()).toBeLessThan(before + 60)
})

test('a narrow pane has them one above the other, a phone one at a time', async ({ open }) => {
  const page = await open()
  await both(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  const divider = page.getByRole('separator', { name: 'Room for the text beside the form' })
  await expect(divider).toHaveAttribute('aria-orientation', 'horizontal')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('navigation').getByRole('button', { name: 'Text' }).click()
  await expect(page.locator('.cm-content')).toBeVisible()
  await expect(page.getByRole('tree')).toHaveCount(0)
  await expect(views(page).getByRole('button')).toHaveText(['Text', 'Form'])
})

test('an empty document is begun in the form', async ({ open }) => {
  const page = await open()
  await write(page, '{"name":"gone","description":"x"}')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await views(page).getByRole('button', { name: 'Both' }).click()
  await page.locator('.left .empty').getByRole('button', { name: 'Command' }).click()
  await expect(chosen(page)).toContainText('new-command')
  await page.getByLabel('Name', { exact: true }).fill('ping')
  await expect(page.locator('.cm-content')).toContainText('"name": "ping"')
  await expect(page.getByRole('option', { name: /ping/ })).toBeVisible()
})

test('examples and links keep or bring the view', async ({ open }) => {
  const page = await open()
  await both(page)
  await page.getByLabel('Examples').selectOption('moderation')
  await expect(chosen(page)).toContainText('mod')
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = page.url()
  await page.goto('about:blank')
  await page.goto(link)
  await expect(line(page, 'mod').first()).toBeVisible()
  await expect(page.locator('.cm-content')).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`how both look, ${theme}`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await open()
    await views(page).getByRole('button', { name: 'Both' }).click()
    await page.locator('.cm-line', { hasText: 'Abspielen' }).first().click()
    await expect(page.locator('[data-at-caret]')).toHaveAttribute('data-field', 'name')
    await page.screenshot({ path: `test/screenshots/both-${theme}.png` })
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}
