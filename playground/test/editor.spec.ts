import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, write } from './site'

const ping = '[\n  {"name": "Ping", "description": "Says pong"},\n  {"name": "ok", "description": ""}\n]'
const lines = (page: Page) => page.locator('.problem')
const card = (page: Page) => page.getByRole('dialog', { name: 'Problems at this place' })
const ready = (page: Page) => expect(page.locator('.results')).toBeVisible()

test('F8 goes round the problems and tells of each; rule and examples are there', async ({ open }) => {
  const page = await open()
  await write(page, ping)
  await expect(lines(page)).toHaveCount(2)
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('F8')
  await expect(card(page)).toContainText('"Ping" must be lower-case')
  await expect(page.locator('.problem[aria-current]')).toContainText('"Ping"')
  await page.keyboard.press('F8')
  await expect(page.locator('.problem[aria-current]')).toContainText('description')
  await page.keyboard.press('Shift+F8')
  await expect(card(page)).toContainText('"Ping"')
  await card(page).locator('summary').click()
  await expect(card(page)).toContainText('What to do')
  await expect(card(page).locator('pre').first()).toContainText('"name"')
  await page.locator('.cm-content').focus()
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
})

test('a problem is told on hover, with its fixes', async ({ open }) => {
  const page = await open()
  await write(page, ping)
  await page.locator('.cm-lintRange-error').first().hover()
  await expect(card(page)).toContainText('must be lower-case')
  await card(page).getByRole('button', { name: 'rename to "ping"' }).click()
  await expect(page.locator('.cm-content')).toContainText('"ping"')
})

test('the list is walked with arrow keys; Enter goes to the place, Escape comes back', async ({ open }) => {
  const page = await open()
  await write(page, ping)
  await lines(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(lines(page).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.cm-content')).toBeFocused()
  await expect(page.locator('.cm-activeLine')).toContainText('"ok"')
  await page.keyboard.press('Escape')
  await expect(lines(page).nth(1)).toBeFocused()
})

test('Tab goes on from the text and leaves it as it is', async ({ open }) => {
  const page = await open()
  const content = page.locator('.cm-content')
  const before = await content.textContent()
  await content.focus()
  await page.keyboard.press('Tab')
  await expect(content).not.toBeFocused()
  expect(await content.textContent()).toBe(before)
})

test('severities filter the list, and the gutter marks lines', async ({ open }) => {
  const page = await open()
  const all = await lines(page).count()
  await page.getByRole('button', { name: /^\d+ errors/ }).click()
  expect(await lines(page).count()).toBeLessThan(all)
  await expect(lines(page).locator('[data-icon=error]')).toHaveCount(0)
  await expect(page.locator('.marker.error').first()).toBeAttached()
  await page.getByRole('button', { name: /^\d+ errors/ }).click()
  await expect(lines(page)).toHaveCount(all)
})

test('the line below counts code points, and says the results when the person rests', async ({ open }) => {
  const page = await open()
  await write(page, '{"name":"👍再","description":"a"}')
  await page.keyboard.press('ControlOrMeta+Home')
  for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowRight')
  await expect(page.locator('.status')).toContainText('1:11')
  await expect(page.locator('.status')).toContainText('36 bytes')
  await expect(page.locator('.status [role=status]')).toHaveText('1 error, 0 warnings, 0 infos.')
})

for (const [name, lead, end] of [['CRLF', '', '\r\n'], ['BOM', '\ufeff', '\n']] as const) {
  test(`ranges are exact: ${name}`, async ({ open }) => {
    const page = await open()
    await write(page, `${lead}{"description":"👍",${end}${end}"name":"Ping"}`)
    await lines(page).filter({ hasText: '"Ping"' }).click()
    await expect(page.locator('.cm-lintRange-error').filter({ hasText: 'Ping' })).toHaveText('"Ping"')
    await page.getByRole('button', { name: 'rename to "ping"' }).click()
    await expect(page.locator('.cm-content')).toContainText('"name":"ping"}')
  })
}

test('more problems than are listed: those of the visible part are drawn', async ({ open }) => {
  const page = await open()
  const many = Array.from({ length: 900 }, (_, i) => `{"name":"C${i}","description":"d"}`).join(',\n')
  await write(page, `[\n${many}\n]`)
  await expect(page.locator('#tab-problems .badge')).toHaveText(/9\d\d/)
  await page.keyboard.press('ControlOrMeta+End')
  await expect(page.locator('.cm-line', { hasText: '"C899"' }).locator('.cm-lintRange-error')).not.toHaveCount(0)
})

test('hostile texts are shown as text and do not hang', async ({ open }) => {
  const page = await open()
  await write(page, '{"name":"<img src=x onerror=alert(1)>\u202e","description":"\u2066x"}')
  await expect(lines(page).first()).toContainText('<img')
  await page.keyboard.press('F8')
  await expect(card(page)).toContainText('<img')
  expect(await page.locator('img[src]').count()).toBe(0)
  const options = Array.from({ length: 10_000 }, (_, i) => `{"type":3,"name":"o${i}","description":"d"}`)
  await write(page, `{"name":"a","description":"b","options":[${options.join(',\n')}]}`)
  await expect(lines(page).filter({ hasText: '10,000' })).toBeVisible()
  await write(page, `{"name":"a","description":"${'x'.repeat(2 << 20)}"}`)
  await expect(page.locator('.status')).toContainText('Large')
  await expect(lines(page).filter({ hasText: 'description-length' })).toBeVisible()
  await write(page, '{"name":"a","description":"b"}')
  await expect(page.getByText('Nothing to fix')).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`cards, menus and rules have no faults of access, ${theme}`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await open()
    await ready(page)
    await page.locator('.cm-content').focus()
    await page.keyboard.press('F8')
    await expect(card(page)).toBeVisible()
    await page.locator('.problem-line.current summary').click()
    await page.screenshot({ path: `test/screenshots/card-${theme}.png` })
    expect((await new AxeBuilder({ page }).include('#pane-text').include('#pane-inspector').analyze()).violations).toEqual([])
    await page.locator('.cm-content').focus()
    await page.keyboard.press('ControlOrMeta+.')
    await expect(page.getByRole('menu')).toBeVisible()
    expect((await new AxeBuilder({ page }).include('#pane-text').include('#pane-inspector').analyze()).violations).toEqual([])
  })
}
