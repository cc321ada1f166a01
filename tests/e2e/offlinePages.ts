import type { Page } from '@playwright/test'
import { expect } from './browse.ts'

/** Waits until the page of a path is kept. */
export async function waitForPage(page: Page, path: string) {
  await expect.poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), path)).toBe(true)
}

/** Follows a link without loading a document. */
export async function followLink(page: Page, path: string) {
  await page.locator(`a[href="${path}"]:visible`).first().click()
  await expect(page).toHaveURL(path)
}

/** Waits until something that a page computes asynchronously is true, which `waitForFunction` does not. */
export async function waitUntil(page: Page, compute: () => Promise<unknown>) {
  await expect.poll(async () => Boolean(await page.evaluate(compute))).toBe(true)
}

/** Waits until the page is kept, and all classes that it has read so far. */
export async function waitUntilKept(page: Page) {
  await waitUntil(page, async () => {
    const reads = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/classes/'))
    const found = await Promise.all(
      [location.href, ...reads.map(({ name }) => name)].map((url) => caches.match(url, { ignoreVary: true })),
    )
    return found.every(Boolean)
  })
}

/** Cuts the connection; failures that follow from it are ignored. */
export async function goOffline(page: Page, logged: string[]) {
  await page.context().setOffline(true)
  page.on('console', () => logged.splice(0))
}
