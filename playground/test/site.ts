import { expect, test as base, type Page } from '@playwright/test'
import { serve } from '../serve.mjs'

/** What a page must never do: report a broken policy, complain, or ask another host. */
export interface Complaints {
  policy: string[]
  console: string[]
  requests: string[]
}

interface Site {
  complaints: Complaints
  open: (hash?: string) => Promise<Page>
}

/** A page on the built site, under a sub-path; after each test it must have had no complaints. */
export const test = base.extend<Site, { address: string }>({
  address: [async ({}, use) => {
    // Another build than dist/ can be tried.
    const root = process.env['SLASHLINT_SITE']
    const site = await serve({ port: 4300, base: '/some/sub-path/', ...(root && { root }) })
    await use(site.url)
    await site.close()
  }, { scope: 'worker' }],
  complaints: async ({ page, address }, use) => {
    const seen: Complaints = { policy: [], console: [], requests: [] }
    await page.exposeFunction('reportPolicy', (text: string) => seen.policy.push(text))
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const report = (window as unknown as { reportPolicy(text: string): void }).reportPolicy
        report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
      })
    })
    page.on('console', (message) => {
      // Benchmarks do without one.
      if (message.text() === 'Service Worker registration blocked by Playwright') return
      if (['error', 'warning'].includes(message.type())) seen.console.push(message.text())
    })
    page.on('pageerror', (error) => seen.console.push(error.message))
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(address) && !url.startsWith('data:')) seen.requests.push(url)
    })
    await use(seen)
    expect(seen).toEqual({ policy: [], console: [], requests: [] })
  },
  open: async ({ page, address, complaints }, use) => {
    void complaints
    await use(async (hash = '') => {
      await page.goto(address + hash)
      await expect(page.locator('.cm-content')).toBeAttached()
      await expect(entries(page).first()).toBeAttached()
      return page
    })
  },
})

export { expect }

/** The lines of the picker. */
export function entries(page: Page) {
  return page.locator('#picker-list').getByRole('option')
}

/** Replaces the whole text in the editor, as a paste does. */
export async function write(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    document.querySelector('.cm-content')!
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, text)
}
