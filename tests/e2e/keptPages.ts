import type { Page } from '@playwright/test'
import { expect } from './browse.ts'

/** Waits until the page of a path is kept. */
export async function waitForPage(page: Page, path: string) {
  await expect
    .poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), path), { timeout: 15_000 })
    .toBe(true)
}

/** Follows a link without loading a document. */
export async function followLink(page: Page, path: string) {
  await page.locator(`a[href="${path}"]:visible`).first().click()
  await expect(page).toHaveURL(path)
}
