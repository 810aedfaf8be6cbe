import type { Page } from '@playwright/test'
import { expect } from './site'

/** The message to the person, in its live region. */
export function notice(page: Page) {
  return page.locator('[role="status"][aria-live] > .notice')
}

/** Expects the page to say something, so that screen readers hear it. */
export async function says(page: Page, text: string): Promise<void> {
  await expect(notice(page).filter({ hasText: text })).toBeVisible()
}
