import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { entries, expect, test, write } from './site'

const panel = (page: Page) => page.getByRole('region', { name: 'Viewer', exact: true })
const hidden = (page: Page) => page.getByRole('region', { name: 'Hidden from this viewer' })

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'All about the viewer' }).click()
  await expect(panel(page)).toBeVisible()
}

const document = JSON.stringify([
  { name: 'ban', description: 'Bans', default_member_permissions: '4', contexts: [0] },
  { name: 'guild', description: 'Installed in servers', integration_types: [0] },
  { name: 'adult', description: 'For adults', nsfw: true },
  { name: 'empty', description: 'Without', options: [{ type: 2, name: 'group', description: 'Nothing' }] },
  { name: 'Launch', type: 4, handler: 1, description: 'Starts' },
], null, 2)

test('each thing about the viewer changes what is seen', async ({ open }) => {
  const page = await open()
  await write(page, document)
  await expect(entries(page)).toHaveText([/ban/, /guild/])
  await openPanel(page)
  await panel(page).getByLabel('Installed').selectOption('user')
  await expect(entries(page)).toHaveText([/ban/])
  await panel(page).getByLabel('Installed').selectOption('both')
  await panel(page).getByLabel('Place').selectOption('bot-dm')
  await expect(entries(page)).toHaveText([/guild/])
  await panel(page).getByLabel('Place').selectOption('guild')
  await panel(page).getByLabel('Is 18 or older').check()
  await expect(entries(page)).toHaveText([/ban/, /guild/, /adult/])
  await panel(page).getByLabel('In an age-restricted channel').uncheck()
  await expect(entries(page)).toHaveCount(2)
  const launcher = page.getByRole('group', { name: 'Elsewhere' }).getByRole('button', { name: 'Launcher' })
  await expect(launcher).toBeVisible()
  await panel(page).getByLabel('Activities enabled').uncheck()
  await expect(launcher).toHaveCount(0)
  await panel(page).getByLabel('Commands registered').selectOption('guild')
  await panel(page).getByLabel('Place').selectOption('bot-dm')
  await expect(entries(page)).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'As at first' }).click()
  await expect(entries(page)).toHaveText([/ban/, /guild/])
  await panel(page).getByLabel('Place').press('Escape')
  await expect(panel(page)).toHaveCount(0)
})

test('permissions are picked by name or written as a bit set', async ({ open }) => {
  const page = await open()
  await write(page, document)
  await expect(entries(page)).toHaveCount(2)
  await page.getByLabel('As', { exact: true }).selectOption('some')
  await panel(page).getByLabel('Administrator: may do everything').uncheck()
  await expect(entries(page)).toHaveText([/guild/])
  await panel(page).getByLabel('Find a permission').fill('ban m')
  const names = panel(page).getByRole('group', { name: 'Permissions by name' })
  await expect(names.getByRole('checkbox')).toHaveCount(1)
  await names.getByLabel('BAN_MEMBERS').check()
  await expect(panel(page).getByLabel('Bit set')).toHaveValue('4')
  await expect(entries(page)).toHaveText([/ban/, /guild/])
  await panel(page).getByLabel('Bit set').fill('2x')
  await expect(panel(page).getByText('Write digits, below 2^64.')).toBeVisible()
  await panel(page).getByLabel('Bit set').fill('2')
  await expect(entries(page)).toHaveText([/guild/])
  await expect(names.getByLabel('BAN_MEMBERS')).not.toBeChecked()
  await panel(page).getByLabel('Find a permission').fill('pin')
  await expect(names.getByText('Since 2026-02-23: It is needed to pin messages')).toBeVisible()
})

test('what is hidden says why, and leads to its place', async ({ open }) => {
  const page = await open()
  await write(page, document)
  await expect(entries(page)).toHaveCount(2)
  await page.getByLabel('As', { exact: true }).selectOption('0')
  const head = hidden(page).getByRole('button', { name: 'Hidden from this viewer (4)' })
  await head.focus()
  await page.keyboard.press('Enter')
  await expect(hidden(page).getByRole('listitem')).toHaveText([
    /ban.*the member lacks permissions/, /adult.*only for adults/, /empty.*no subcommand/, /empty group.*no subcommand/,
  ])
  await hidden(page).getByRole('button', { name: 'Why?' }).click()
  const steps = page.getByRole('list', { name: 'The decision, step by step' }).getByRole('listitem')
  await expect(steps.first()).toContainText('no administrator')
  await expect(steps.last()).toContainText('BAN_MEMBERS')
  await hidden(page).getByRole('button', { name: /^empty has/ }).click()
  await expect(page.locator('.cm-content')).toBeFocused()
  await expect(page.getByLabel('Commands as JSON').locator('.cm-selectionLayer, .cm-activeLine').first()).toBeAttached()
})

test('overwrites are made by form or pasted', async ({ open }) => {
  const page = await open()
  await write(page, document)
  await expect(entries(page)).toHaveCount(2)
  await page.getByLabel('As', { exact: true }).selectOption('0')
  await expect(entries(page)).toHaveText([/guild/])
  await openPanel(page)
  await panel(page).getByText('Ids of the member').click()
  await panel(page).getByRole('textbox', { name: 'Roles' }).fill('77 x')
  await expect(panel(page).getByText('An id is digits.')).toBeVisible()
  await panel(page).getByRole('textbox', { name: 'Roles' }).fill('77 78')
  await panel(page).getByText('Overwrites of the server').click()
  await panel(page).getByRole('combobox', { name: 'Command', exact: true }).selectOption('ban')
  await panel(page).getByLabel('Its id').fill('77')
  await panel(page).getByLabel('Allow').check()
  await panel(page).getByRole('button', { name: 'Add' }).click()
  await expect(entries(page)).toHaveText([/ban/, /guild/])
  const json = panel(page).getByLabel('As the service lists them (JSON)')
  await expect(json).toHaveValue(/"permission": true/)
  await json.fill('[{"name":"guild","permissions":[{"id":"77","type":1,"permission":false}]}]')
  await expect(entries(page)).toHaveCount(0)
  await json.fill('[{')
  await expect(panel(page).getByRole('alert')).toContainText('not well-formed JSON')
  await panel(page).getByRole('button', { name: 'Remove all' }).click()
  await expect(entries(page)).toHaveText([/guild/])
})

test('a place in the text that is hidden is shown among what is hidden', async ({ open }) => {
  const page = await open()
  await write(page, document)
  await expect(entries(page)).toHaveCount(2)
  await page.locator('.cm-line', { hasText: 'For adults' }).click()
  await page.getByRole('button', { name: 'At caret' }).click()
  await expect(hidden(page).locator('.revealed')).toContainText('adult')
})

for (const theme of ['light', 'dark'] as const) {
  test(`how the viewer looks, ${theme}`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await open()
    const fine = async () => expect((await new AxeBuilder({ page }).include('#pane-picker').analyze()).violations).toEqual([])
    await page.getByLabel('Examples').selectOption('moderation')
    await page.getByLabel('As', { exact: true }).selectOption('0')
    await hidden(page).getByRole('button').first().click()
    await hidden(page).getByRole('button', { name: 'Why?' }).first().click()
    await expect(page.getByText('no administrator')).toBeVisible()
    await page.screenshot({ path: `test/screenshots/hidden-${theme}.png` })
    await fine()
    await openPanel(page)
    await panel(page).getByText('Ids of the member').click()
    await page.screenshot({ path: `test/screenshots/viewer-${theme}.png` })
    await fine()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: `test/screenshots/phone-viewer-${theme}.png` })
    await fine()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    // 200 % of a 1280 px wide window.
    await page.setViewportSize({ width: 640, height: 400 })
    await panel(page).getByLabel('Place').press('Escape')
    await expect(page.locator('.composer')).toBeInViewport({ ratio: 0.9 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640)
  })
}
