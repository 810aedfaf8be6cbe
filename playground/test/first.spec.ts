import AxeBuilder from '@axe-core/playwright'
import { entries, expect, test, write } from './site'

test('the first visit has something to fix and something to see', async ({ open }) => {
  const page = await open()
  await expect(page.getByRole('listitem').filter({ hasText: 'must be lower-case' })).toBeVisible()
  await expect(entries(page).first()).toContainText('Abspielen')
  await expect(page.locator('.cm-lintRange-error').first()).toBeVisible()
})

test('typing changes the problems and the picker', async ({ open }) => {
  const page = await open()
  await write(page, '{"name":"Ping","description":"Says pong"}')
  await expect(page.getByRole('listitem').filter({ hasText: '"Ping" must be lower-case' })).toBeVisible()
  await expect(entries(page)).toHaveText(/Ping.*Says pong/)
  await write(page, '{"name":"ping","description":"Says pong"}')
  await expect(page.getByText('Nothing to fix')).toBeVisible()
  await expect(entries(page)).toHaveText(/ping/)
})

test('a problem leads to its place, and another locale to its picker', async ({ open }) => {
  const page = await open()
  await page.getByRole('listitem').filter({ hasText: '"Abspielen"' }).getByRole('button').click()
  await expect(page.locator('.cm-content')).toBeFocused()
  await expect(page.locator('.cm-activeLine')).toContainText('Abspielen')
  await page.getByRole('banner').getByLabel('Locale').selectOption('ja')
  await expect(entries(page).first()).toContainText('再生')
})

test('a command is found, picked and composed by keyboard', async ({ open }) => {
  const page = await open()
  await page.getByLabel('Examples').selectOption('moderation')
  await page.getByRole('banner').getByLabel('Locale').selectOption('en-US')
  const field = page.getByRole('combobox', { name: 'Type / and a command' })
  await field.fill('mod no')
  await expect(entries(page)).toHaveCount(3)
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: /\/mod notes/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Payload' }).click()
  await expect(page.getByText('The client would not send this')).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`how it looks, ${theme}`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await open()
    await page.screenshot({ path: `test/screenshots/wide-${theme}.png` })
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByLabel('Examples').selectOption('moderation')
    await page.getByRole('banner').getByLabel('Locale').selectOption('ja')
    await expect(entries(page).first()).toContainText('モデレート')
    for (const tab of ['locales', 'budget', 'payload', 'deploy']) {
      await page.locator(`#tab-${tab}`).click()
      await expect(page.locator('#inspector-panel')).not.toContainText('Working')
      await page.screenshot({ path: `test/screenshots/${tab}-${theme}.png` })
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    }
    await entries(page).nth(1).click()
    await expect(page.locator('.field').first()).toBeVisible()
    await page.screenshot({ path: `test/screenshots/composed-${theme}.png` })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Back to the list' }).click()
    for (const pane of ['Picker', 'Text', 'Inspector']) {
      await page.getByRole('navigation').getByRole('button', { name: pane }).click()
      await page.screenshot({ path: `test/screenshots/phone-${pane.toLowerCase()}-${theme}.png` })
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
  })
}
