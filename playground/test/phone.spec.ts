import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { entries, expect, test, write } from './site'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const bar = (page: Page) => page.getByRole('region', { name: 'Problem at the caret' })
const to = (page: Page, pane: string) => page.getByRole('navigation').getByRole('button', { name: pane }).tap()

test('a tapped problem is shown with its fix below the text, and so are the others', async ({ open }) => {
  const page = await open()
  await to(page, 'Inspector')
  await page.locator('.problem', { hasText: '"Abspielen"' }).tap()
  await expect(bar(page)).toContainText('"Abspielen" must be lower-case')
  await expect(bar(page)).toContainText('1 of 15')
  // The keys of a phone stay away until somebody writes.
  await expect(bar(page)).toBeFocused()
  await expect(page.locator('.cm-activeLine')).toContainText('Abspielen')
  await expect(page.locator('.selected-elsewhere')).toHaveText('"Abspielen"')
  await bar(page).getByRole('button', { name: 'rename to "abspielen"' }).tap()
  await expect(page.locator('.cm-content')).toContainText('"abspielen"')
  await expect(bar(page)).toContainText('14 left')
  await bar(page).getByRole('button', { name: 'Next problem' }).tap()
  await expect(bar(page)).toContainText('"dm_permission" is deprecated')
  await bar(page).getByRole('button', { name: 'Problem before' }).tap()
  await expect(bar(page)).toContainText('14 of 14')
  await bar(page).getByRole('button', { name: 'List' }).tap()
  await expect(page.locator('.problem').first()).toBeVisible()
  await to(page, 'Text')
  await bar(page).getByRole('button', { name: 'Close the problem' }).tap()
  await expect(bar(page)).toHaveCount(0)
})

test('a tap on a squiggle tells about it; of two problems at one place the tapped one', async ({ open }) => {
  const page = await open()
  await to(page, 'Text')
  await expect(bar(page)).toHaveCount(0)
  await page.locator('.cm-lintRange-error').first().tap()
  await expect(bar(page)).toContainText('"Abspielen" must be lower-case')
  await write(page, '[{"name":"A b","description":"c"}]')
  await to(page, 'Inspector')
  const problems = page.locator('.problem', { hasText: '"A b"' })
  await expect(problems).toHaveCount(2)
  for (const place of [1, 0]) {
    const says = await problems.nth(place).locator('.foreign').first().textContent()
    await problems.nth(place).tap()
    await expect(bar(page)).toContainText(says!)
    await expect(bar(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(problems.nth(place)).toBeFocused()
  }
})

for (const theme of ['light', 'dark'] as const) {
  test(`how a problem looks on a phone, ${theme}`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await open()
    await to(page, 'Inspector')
    await page.locator('.problem', { hasText: 'a required option' }).tap()
    await expect(bar(page)).toBeVisible()
    await page.screenshot({ path: `test/screenshots/phone-problem-${theme}.png` })
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}

/** What fingers work with and is lower or narrower than 40 px; a label's box counts for its control, links in texts do not. */
async function small(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('button, select, input, summary, textarea, [role=option], [role=treeitem], [role=menuitem], [role=gridcell], [role=columnheader]')
    return [...all].filter((one) => one.checkVisibility() && !one.matches('.link, .text-link')).flatMap((one) => {
      const box = (one.closest('label, .field, .form-field') ?? one).getBoundingClientRect()
      // Half a pixel is a border's rounding.
      return box.height < 39.5 || box.width < 39.5 ? [`${Math.round(box.width)}x${Math.round(box.height)} ${one.outerHTML.slice(0, 120)}`] : []
    })
  })
}

test('what fingers work with is at least 40 px high and wide', async ({ open }) => {
  const page = await open()
  expect(await small(page)).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).tap()
  expect(await small(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'All about the viewer' }).tap()
  await page.getByLabel('Administrator: may do everything').uncheck()
  for (const part of await page.locator('.viewer-panel summary').all()) await part.tap()
  expect(await small(page)).toEqual([])
  await page.getByRole('button', { name: 'As at first' }).tap()
  await page.getByRole('button', { name: 'All about the viewer' }).tap()
  await page.locator('#picker-list').getByRole('option').first().tap()
  await expect(page.locator('.field').first()).toBeVisible()
  expect(await small(page)).toEqual([])
  await to(page, 'Text')
  await page.locator('.cm-lintRange-error').first().tap()
  await expect(bar(page)).toBeVisible()
  expect(await small(page)).toEqual([])
  await page.getByRole('group', { name: 'Left pane' }).getByRole('button', { name: 'Form' }).tap()
  await expect(page.getByRole('tree')).toBeVisible()
  expect(await small(page)).toEqual([])
  await to(page, 'Inspector')
  for (const tab of ['Problems', 'Locales', 'Budget', 'Payload', 'Deploy']) {
    await page.getByRole('tab', { name: tab }).tap()
    await expect(page.locator('#inspector-panel')).not.toContainText('Working')
    expect(await small(page)).toEqual([])
  }
  await to(page, 'Text')
  await page.getByRole('group', { name: 'Left pane' }).getByRole('button', { name: 'Text' }).tap()
  await write(page, '[{"name":"a","description":"b","dm_permission":true},{"name":"c","description":"d","dm_permission":true}]')
  await to(page, 'Inspector')
  await page.getByRole('tab', { name: 'Problems' }).tap()
  await page.locator('.problem', { hasText: '(2 places)' }).tap()
  await bar(page).getByText('All places').tap()
  await expect(bar(page).getByRole('listitem')).toHaveCount(2)
  expect(await small(page)).toEqual([])
})

test.describe('on Android', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36' })

  test('Backspace deletes one character', async ({ open }) => {
    const page = await open()
    await to(page, 'Text')
    await write(page, '[{"name":"a","description":"abcdefgh"}]')
    await page.keyboard.press('ControlOrMeta+End')
    for (const _ of '"}]') await page.keyboard.press('ArrowLeft')
    for (const left of ['abcdefg', 'abcdef', 'abcde', 'abcd']) {
      // Keys are held back only where the last answers came soon.
      await to(page, 'Picker')
      await expect(entries(page).first()).toBeAttached()
      await to(page, 'Text')
      await page.locator('.cm-content').focus()
      await page.keyboard.press('Backspace')
      await expect(page.locator('.cm-content')).toContainText(`"${left}"`)
    }
  })
})
