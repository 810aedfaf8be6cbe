import { notice, says } from './notice'
import { expect, test } from './site'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const controls = 'button, input, select, textarea, summary, [role=option], [role=treeitem], .cm-content'

for (const [what, width, height] of [['wide', 1440, 900], ['1024', 1024, 768], ['a phone', 390, 844], ['200 % zoom', 640, 400]] as const) {
  test(`a notice covers nothing that people work with: ${what}`, async ({ open, page }) => {
    await page.setViewportSize({ width, height })
    await open()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await says(page, 'The link is copied')
    const covered = await notice(page).evaluate((box, controls) => {
      const { left, right, top, bottom } = box.getBoundingClientRect()
      return [...document.querySelectorAll(controls)].filter((one) => {
        const at = one.getBoundingClientRect()
        const seen = at.width > 0 && !box.contains(one) && (one as HTMLElement).checkVisibility()
        return seen && at.left < right && at.right > left && at.top < bottom && at.bottom > top
      }).map((one) => one.outerHTML.slice(0, 100))
    }, controls)
    expect(covered).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expect(notice(page).getByRole('button', { name: 'Dismiss' })).toBeInViewport({ ratio: 1 })
  })
}
