import type { Page } from '@playwright/test'
import { expect, test, write } from './site'

const hostile = 'Evil\u202egnp\u200b\u{e0041}'
const shown = 'EvilU+202EgnpU+200BU+E0041'
/** Characters that nobody sees: none of them may be in what the page itself draws or says. */
const unseen = /[\u200b\u202a-\u202e\u2066-\u2069]|\u{e0041}/u

const document = (name: string) => JSON.stringify([
  {
    name, name_localizations: { de: 'eins' }, description: 'One', default_member_permissions: '4',
    options: [{ type: 3, name, description: 'x'.repeat(200), choices: [{ name, value: name }] }],
  },
  { name: 'other', type: 1, description: 'Two' },
  { name: 'other', type: 1, description: `Two \u2066` },
], null, 1)

/** What is drawn or told in the parts of the page that are its own. */
async function chrome(page: Page, part: string): Promise<string> {
  return page.locator(part).evaluateAll((all) => all.map((one) => [
    (one as HTMLElement).innerText,
    ...[one, ...one.querySelectorAll('*')].flatMap((each) => ['title', 'aria-label', 'aria-valuetext'].map((name) => each.getAttribute(name) ?? '')),
  ].join('\n')).join('\n'))
}

test('what nobody sees is shown wherever the page tells of a document', async ({ open }) => {
  const page = await open()
  await write(page, document(hostile))
  const panel = page.locator('#inspector-panel')
  await expect(panel.locator('.problem').first()).toContainText(shown)
  const clean = async (part = '#inspector-panel') => expect(await chrome(page, part)).not.toMatch(unseen)
  await clean()
  await panel.locator('.problem').first().click()
  await expect(page.locator('.problem-line.current .about')).toBeVisible()
  await clean()
  for (const tab of ['Locales', 'Budget', 'Deploy']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(panel).toContainText(shown)
    if (tab === 'Budget') await panel.locator('.head').first().click()
    await clean()
  }
  await page.getByLabel('Live commands as JSON').fill(JSON.stringify([{ id: '1', application_id: '2', version: '3', type: 1, name: 'other', description: hostile }]))
  await panel.locator('.planned summary').first().click()
  await expect(panel.locator('.change').first()).toContainText(shown)
  await expect(panel.locator('.plan-view')).toBeVisible()
  expect(await chrome(page, '.plan-view')).not.toMatch(unseen)
  // What is hidden, the card in the text, its menu, the form.
  await page.getByLabel('As', { exact: true }).selectOption('0')
  await page.locator('.fold-head').click()
  await expect(page.locator('.hidden-name')).toHaveText(shown)
  await page.getByLabel('As', { exact: true }).selectOption('admin')
  await page.getByRole('tab', { name: 'Problems' }).click()
  await panel.locator('.problem', { hasText: shown }).first().click()
  await expect(page.locator('.cm-content')).toBeFocused()
  await page.keyboard.press('Alt+F8')
  const card = page.getByRole('dialog', { name: 'Problems at this place' })
  // The module's messages write escapes of their own.
  await expect(card).toContainText('Evil\\u202egnp')
  await clean('.cards')
  await page.keyboard.press('ControlOrMeta+.')
  await clean('.fix-menu')
  await page.keyboard.press('Escape')
  await page.getByRole('group', { name: 'Left pane' }).getByRole('button', { name: 'Form' }).click()
  await expect(page.getByRole('treeitem').first()).toContainText(shown)
  await clean('.form')
})

test('JSON has escapes for what nobody sees, and means the same', async ({ open }) => {
  const page = await open()
  await write(page, JSON.stringify([{ name: 'menu\u202e', type: 2 }]))
  await page.getByRole('button', { name: 'Apps on Mira' }).click()
  await page.getByRole('menuitem').first().click()
  await page.getByRole('tab', { name: 'Payload' }).click()
  const json = await page.getByLabel('Interaction as JSON').innerText()
  expect(json).toContain('"name": "menu\\u202e"')
  expect((JSON.parse(json) as { data: { name: string } }).data.name).toBe('menu\u202e')
})

test('joiners that a script or an emoji needs stay', async ({ open }) => {
  const page = await open()
  await write(page, JSON.stringify([{ name: 'Ping', description: '' }, { name: '👩‍👩‍👧-क्‍ष-می‌خواهم-A', description: 'x' }]))
  const line = page.locator('.problem', { hasText: '👩‍👩‍👧' }).first()
  await expect(line).toBeVisible()
  await expect(line).toContainText('क्‍ष-می‌خواهم')
  await expect(page.locator('#inspector-panel .control')).toHaveCount(0)
})
