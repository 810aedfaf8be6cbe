import AxeBuilder from '@axe-core/playwright'
import { expect, test, write } from './site'

const long = (n: number) => 'x'.repeat(n)
const options = (n: number) => Array.from({ length: 25 }, (_, i) => ({
  type: 3, name: `o${i}`, description: long(n), ...(i === 0 && { description_localizations: { de: long(n + 5) } }),
}))

for (const theme of ['light', 'dark'] as const) {
  test(`a meter per command names what costs most and leads there, ${theme}`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await open()
    const choices = Array.from({ length: 25 }, (_, i) => ({ name: `n${i}${long(90)}`, value: `v${i}${long(90)}` }))
    await write(page, JSON.stringify([
      { name: 'small', description: 'Says pong', options: options(20) },
      { name: 'large', description: 'd', options: options(90).map((one, i) => i < 2 ? { ...one, choices } : one) },
    ], null, 1))
    await page.getByRole('tab', { name: 'Budget' }).click()
    const meters = page.getByRole('meter')
    await expect(meters).toHaveCount(2)
    await expect(meters.first()).toHaveAccessibleName('/large')
    await expect(meters.first()).toHaveAttribute('aria-valuetext', /of 8,000 characters/)
    await expect(page.getByText('1 command is over its limit')).toBeVisible()
    await expect(page.getByRole('button', { name: /\/large.* over/ })).toBeVisible()
    await page.getByRole('button', { name: /\/small/ }).press('Enter')
    const fields = page.getByRole('list', { name: 'What costs most in /small' }).getByRole('button')
    await expect(fields.first()).toContainText('longest in Deutsch (de)')
    await page.screenshot({ path: `test/screenshots/budget-open-${theme}.png` })
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await fields.first().click()
    await expect(page.locator('.cm-content')).toBeFocused()
    await expect(page.locator('.cm-activeLine')).toContainText(`"de": "${long(25)}"`)
  })
}
