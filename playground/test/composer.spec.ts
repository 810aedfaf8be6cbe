import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { entries, expect, test, write } from './site'

const search = (page: Page) => page.getByRole('combobox', { name: 'Type / and a command' })
const field = (page: Page, name: string) => page.locator(`.composer [data-option="${name}"]`)
const offers = (page: Page) => page.locator('#offers').getByRole('option')
const json = async (page: Page) => JSON.parse(await page.getByLabel('Interaction as JSON').innerText()) as {
  type: number
  data: { options: unknown; target_id?: string; name: string; type: number }
}

async function ban(page: Page): Promise<void> {
  await page.getByLabel('Examples').selectOption('moderation')
  await search(page).fill('mod ban')
  await expect(entries(page)).toHaveCount(1)
  await search(page).press('Enter')
}

test('a command is filled and sent by keyboard alone', async ({ open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await open()
  await ban(page)
  await expect(field(page, 'user')).toBeFocused()
  await expect(field(page, 'user')).toHaveAttribute('aria-required', 'true')
  // Nothing is refused before somebody tries to send.
  await expect(page.locator('.refusal').filter({ hasText: 'required' })).toHaveCount(0)
  await page.keyboard.type('mi')
  await expect(offers(page)).toHaveText([/Mira/])
  await page.keyboard.press('Tab')
  const rest = page.getByPlaceholder('+2 optional')
  await expect(rest).toBeFocused()
  await expect(offers(page)).toHaveText([/löschen/, /grund/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page, 'delete')).toBeFocused()
  await page.keyboard.type('stu')
  await expect(offers(page)).toHaveText(['Letzte Stunde'])
  await page.keyboard.press('Enter')
  await expect(field(page, 'delete')).toHaveValue('Letzte Stunde')
  await expect(page.getByPlaceholder('+1 optional')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('You used /moderation bannen')
  await expect(page.getByRole('log')).toContainText('löschen Letzte Stunde')
  await page.getByRole('button', { name: 'Show payload' }).click()
  await expect(page.getByText('Interaction, type 2')).toBeVisible()
  expect(await json(page)).toMatchObject({
    type: 2, data: { name: 'mod', options: [{ name: 'ban', options: [{ name: 'user' }, { name: 'delete', value: 3600 }] }] },
  })
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('The interaction is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"value": 3600')
})

test('what the client refuses stands at the option', async ({ open }) => {
  const page = await open()
  await write(page, JSON.stringify({
    name: 'roll', description: 'Rolls', options: [
      { type: 4, name: 'sides', description: 'How many', required: true, min_value: 2, max_value: 100 },
      { type: 3, name: 'label', description: 'A name', min_length: 3, max_length: 5 },
      { type: 10, name: 'weight', description: 'How much', max_value: 1.5 },
    ],
  }))
  await expect(entries(page)).toHaveText([/roll/])
  await entries(page).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.guide .refusal')).toContainText('"sides" is required')
  await expect(field(page, 'sides')).toBeFocused()
  await expect(field(page, 'sides')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.type('101')
  await expect(page.locator('.guide .refusal')).toContainText('100')
  await field(page, 'sides').fill('6')
  await expect(field(page, 'sides')).toHaveAttribute('aria-invalid', 'false')
  await page.getByPlaceholder('+2 optional').fill('lab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ab')
  await expect(page.locator('.guide .refusal')).not.toBeEmpty()
  await page.keyboard.type('c')
  await expect(page.locator('.guide .refusal')).toBeEmpty()
  await page.keyboard.press('Tab')
  await page.keyboard.type('we')
  await page.keyboard.press('Enter')
  await page.keyboard.type('x')
  await expect(page.locator('.guide .refusal')).not.toBeEmpty()
  // An optional option goes again with Backspace, or with its button.
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(field(page, 'weight')).toHaveCount(0)
  await page.getByRole('button', { name: 'Leave out label' }).click()
  await expect(field(page, 'label')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log')).toContainText('/roll')
})

test('each type is offered sample values', async ({ open }) => {
  const page = await open()
  const types = { flag: 5, who: 6, where: 7, role: 8, any: 9, file: 11 }
  await write(page, JSON.stringify({
    name: 'all', description: 'All', options: Object.entries(types).map(([name, type]) => ({
      type, name, description: 'One', required: true, ...(type === 7 && { channel_types: [2, 13] }),
    })),
  }))
  await expect(entries(page)).toHaveText([/all/])
  await entries(page).click()
  const expected = { flag: ['True', 'False'], who: ['Mira'], where: ['Lounge', 'Town hall'], role: ['Moderators'], any: ['Mira'], file: ['cat.png'] }
  for (const [name, labels] of Object.entries(expected)) {
    await expect(field(page, name)).toBeFocused()
    for (const [i, label] of labels.entries()) await expect(offers(page).nth(i)).toContainText(label)
    if (name === 'where') await expect(offers(page)).toHaveCount(2)
    await offers(page).first().click()
  }
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log')).toContainText('flag True')
  await page.locator('#tab-payload').click()
  expect((await json(page)).data.options).toMatchObject([
    { type: 5, value: true }, { type: 6 }, { type: 7 }, { type: 8 }, { type: 9 }, { type: 11 },
  ])
})

test('while an option with autocomplete is typed, the payload is of type 4', async ({ open }) => {
  const page = await open()
  await page.locator('#tab-payload').click()
  await search(page).press('Enter')
  await expect(field(page, 'query')).toBeFocused()
  await page.keyboard.type('nev')
  await expect(page.getByText('Autocomplete interaction, type 4')).toBeVisible()
  await expect(page.getByLabel('Interaction as JSON')).toContainText('"focused": true')
  await expect(page.getByLabel('Interaction as JSON')).toContainText('"nev"')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Interaction, type 2')).toBeVisible()
})

test('Escape goes back, and an option leads to its place', async ({ open }) => {
  const page = await open()
  await ban(page)
  await expect(field(page, 'user')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue('mod ban')
  await entries(page).click()
  await page.locator('.guide').getByRole('button', { name: 'To its place in the text' }).click()
  await expect(page.locator('.cm-content')).toBeFocused()
})

test('USER and MESSAGE commands are in the menus of a member and a message', async ({ open }) => {
  const page = await open()
  await page.getByLabel('Examples').selectOption('context-menus')
  await expect(page.getByText('No slash commands here')).toBeVisible()
  const menu = page.getByRole('menu')
  await page.getByText('New here!').click({ button: 'right' })
  await expect(menu).toHaveAccessibleName('Apps on a message from Mira')
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Apps on this message' })).toBeFocused()
  await page.locator('#tab-payload').click()
  await expect(page.getByLabel('Interaction as JSON')).toContainText('"messages"')
  expect((await json(page)).data).toMatchObject({ type: 3, target_id: '1100000000000000501' })
  await page.getByRole('button', { name: 'Apps on Mira' }).focus()
  await page.keyboard.press('Shift+F10')
  await expect(menu).toHaveAccessibleName('Apps on Mira')
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Apps on Mira' })).toBeFocused()
  await page.getByRole('button', { name: 'on a member' }).click()
  await menu.getByRole('menuitem').nth(1).click()
  await expect(page.getByLabel('Interaction as JSON')).toContainText('"users"')
  expect((await json(page)).data).toMatchObject({ type: 2, target_id: '1100000000000000101' })
})

test('the launcher has the entry point and tells who handles it', async ({ open }) => {
  const page = await open()
  await page.getByLabel('Examples').selectOption('activity')
  await expect(entries(page).filter({ hasText: 'Abspielen' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Open the launcher' }).click()
  const launcher = page.getByRole('dialog', { name: 'Launcher' })
  await expect(launcher).toContainText('the service launches the Activity')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open the launcher' })).toBeFocused()
  await page.keyboard.press('Enter')
  await launcher.getByRole('button', { name: /^Launch / }).click()
  await expect(page.getByRole('log')).toContainText('the service launches the Activity')
})

for (const theme of ['light', 'dark'] as const) {
  test(`how composing looks, ${theme}`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await open()
    const fine = async () => expect((await new AxeBuilder({ page }).include('#pane-picker').include('#pane-inspector').analyze()).violations).toEqual([])
    await page.locator('#tab-payload').click()
    await ban(page)
    await expect(offers(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.locator('.guide .refusal')).toContainText('required')
    await fine()
    await page.keyboard.type('@m')
    await page.keyboard.press('Enter')
    await expect(page.getByPlaceholder('+2 optional')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(offers(page).first()).toBeVisible()
    await page.screenshot({ path: `test/screenshots/filling-${theme}.png` })
    await fine()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.screenshot({ path: `test/screenshots/phone-filling-${theme}.png` })
    await fine()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByLabel('Examples').selectOption('context-menus')
    await page.getByRole('button', { name: 'Apps on this message' }).click()
    await expect(page.getByRole('menuitem').nth(1)).toBeVisible()
    await page.screenshot({ path: `test/screenshots/menu-${theme}.png` })
    await fine()
    await page.keyboard.press('Escape')
    await page.getByLabel('Examples').selectOption('activity')
    await page.getByRole('button', { name: 'Open the launcher' }).click()
    await expect(page.getByRole('dialog')).toContainText('service')
    await page.screenshot({ path: `test/screenshots/launcher-${theme}.png` })
    await fine()
  })
}
