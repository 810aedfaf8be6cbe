import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, write } from './site'

/** So many commands whose German name is the default name. */
const redundant = (n: number) => `[\n${Array.from({ length: n }, (_, i) =>
  `{"name": "c${i}", "description": "d", "name_localizations": {"de": "c${i}"}}`).join(',\n')}\n]`

const lines = (page: Page) => page.locator('.problem')
const card = (page: Page) => page.getByRole('dialog', { name: 'Problems at this place' })
const inList = (page: Page) => page.locator('#pane-inspector .places')
const activeLine = (page: Page) => page.locator('.cm-activeLine')
const selected = (page: Page) => page.locator('.place-count')

test('a problem of several places is one line, which leads to each of them', async ({ open }) => {
  const page = await open()
  await write(page, redundant(3))
  await expect(lines(page)).toHaveText([/\(3 places\)/])
  await expect(page.locator('.cm-lintRange-info')).toHaveText(['"c0"', '"c1"', '"c2"'])
  await expect(page.locator('.marker.info').filter({ visible: true })).toHaveCount(3)
  await lines(page).first().click()
  await expect(selected(page)).toHaveText('1 of 3 places')
  const next = inList(page).getByRole('button', { name: 'Next place' })
  await next.focus()
  for (const [place, name] of [[2, 'c1'], [3, 'c2'], [1, 'c0']] as const) {
    await page.keyboard.press('Enter')
    await expect(selected(page)).toHaveText(`${place} of 3 places`)
    await expect(activeLine(page)).toContainText(`"${name}"`)
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(activeLine(page)).toContainText('"c2"')
  // The problem at the caret is the one that has a place there.
  await page.locator('.cm-line', { hasText: '"c1"' }).locator('.cm-lintRange-info').click()
  await expect(selected(page)).toHaveText('2 of 3 places')
})

test('the first 100 of very many places are listed, and the number of the others', async ({ open }) => {
  const page = await open()
  await write(page, redundant(130))
  await lines(page).filter({ hasText: '(130 places)' }).click()
  await expect(selected(page)).toHaveText('1 of 130 places')
  await inList(page).getByText('All places').click()
  await expect(inList(page).getByRole('listitem')).toHaveCount(100)
  await expect(inList(page)).toContainText('and 30 more')
  await inList(page).getByRole('button', { name: /^line 101 / }).click()
  await expect(activeLine(page)).toContainText('"c99"')
  await expect(selected(page)).toHaveText('100 of 130 places')
})

test('one fix changes all places, those that are not listed too, and is one step to undo', async ({ open }) => {
  const page = await open()
  await write(page, redundant(130))
  await lines(page).filter({ hasText: '(130 places)' }).click()
  await page.getByRole('button', { name: 'Suggestion: remove all of them' }).click()
  await expect(lines(page).filter({ hasText: 'places)' })).toHaveCount(0)
  await expect(page.locator('.cm-line').nth(1)).not.toContainText('"de"')
  await page.locator('.cm-content').focus()
  await page.keyboard.press('ControlOrMeta+End')
  await expect(page.locator('.cm-line', { hasText: '"c129"' })).not.toContainText('"de"')
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+End')
  await expect(page.locator('.cm-line', { hasText: '"c129"' })).toContainText('"de"')
})

test('F8 stops once at a problem of several places, whose card leads to the others', async ({ open }) => {
  const page = await open()
  await write(page, redundant(3).replace('"c1"', '"C1"'))
  await expect(lines(page)).toHaveCount(2)
  await page.keyboard.press('ControlOrMeta+Home')
  for (const text of ['(2 places)', '"C1"', '(2 places)']) {
    await page.keyboard.press('F8')
    await expect(card(page)).toContainText(text)
  }
  const next = card(page).getByRole('button', { name: 'Next place' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(activeLine(page)).toContainText('"c2"')
  await expect(card(page)).toContainText('2 of 2 places')
  await expect(next).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await expect(page.locator('.cm-content')).toBeFocused()
})

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`how places look, ${theme}, ${width} px`, async ({ open, page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await open()
      const toPane = (name: string) => page.getByRole('navigation').getByRole('button', { name }).click()
      if (width < 700) await toPane('Text')
      await write(page, redundant(130))
      if (width < 700) await toPane('Inspector')
      await lines(page).filter({ hasText: 'places)' }).first().click()
      const bar = page.getByRole('region', { name: 'Problem at the caret' })
      const places = width < 700 ? bar : inList(page)
      await places.getByRole('button', { name: 'Next place' }).click()
      await expect(places.locator('.place-count')).toContainText('2 of ')
      await page.screenshot({ path: `test/screenshots/places-${width}-${theme}.png` })
      await places.getByText('All places').click()
      await expect(places.getByRole('listitem').first()).toBeVisible()
      await page.screenshot({ path: `test/screenshots/places-all-${width}-${theme}.png` })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    })
  }
}
