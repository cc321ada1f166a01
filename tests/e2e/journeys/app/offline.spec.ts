import type { Page } from '@playwright/test'
import { expect, openPage, startAs, test } from '../../browse.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the page is kept, and all classes that it has read so far. */
async function waitUntilKept(page: Page) {
  await page.waitForFunction(async () => {
    const reads = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/classes/'))
    const found = await Promise.all(
      [location.href, ...reads.map(({ name }) => name)].map((url) => caches.match(url, { ignoreVary: true })),
    )
    return found.every(Boolean)
  })
}

/** Cuts the connection; what fails because of that is no fault. */
async function goOffline(page: Page, logged: string[]) {
  await page.context().setOffline(true)
  page.on('console', () => logged.splice(0))
}

test('pages that were seen can be read offline, and others say which', async ({ page, logged }) => {
  await openPage(page, '/courses')
  await waitUntilKept(page)
  await openPage(page, '/About')
  await waitUntilKept(page)
  await goOffline(page, logged)
  await openPage(page, '/courses')
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  await expect(page.getByText(/You’re offline|No connection|offline/i).first()).toBeVisible()
  await page.goto('/groups')
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await page.getByRole('link', { name: '/About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test("a student's classes can be read offline until the student signs out", async ({ page, logged }) => {
  await startAs(page, 'student')
  await openPage(page, '/dashboard/BookedClasses')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await openPage(page, '/dashboard/BookedClasses')
  await expect(page.getByRole('article').first()).toBeVisible()
  await waitUntilKept(page)
  await goOffline(page, logged)
  await openPage(page, '/dashboard/BookedClasses')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.context().setOffline(false)
  await page.evaluate(() =>
    fetch('/api/auth/revoke_token/', { method: 'POST', headers: { 'X-CSRF': '1' }, body: '{}' }),
  )
  await page.waitForFunction(async () => !(await caches.has('personal')))
  await goOffline(page, logged)
  await page.goto('/dashboard/BookedClasses')
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
})

test("staff's pages are never kept", async ({ page }) => {
  await startAs(page, 'operator')
  await openPage(page, '/courses')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await openPage(page, '/dashboard/students')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  expect(await page.evaluate(() => caches.has('personal'))).toBe(false)
  expect(await page.evaluate(async () => Boolean(await caches.match('/dashboard/students')))).toBe(false)
})
