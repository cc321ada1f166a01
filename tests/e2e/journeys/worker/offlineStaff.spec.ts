import { expect, openPage, startAs, test } from '../../browse.ts'
import { followLink, waitForPage } from '../../offlinePages.ts'

test.use({ serviceWorkers: 'allow' })

test("staff's pages are never kept", { tag: '@full' }, async ({ page }) => {
  await startAs(page, 'operator')
  await openPage(page, '/courses')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await openPage(page, '/dashboard/students')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await followLink(page, '/dashboard/approved-tutors')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  expect(await page.evaluate(() => caches.has('personal'))).toBe(false)
  expect(await page.evaluate(async () => Boolean(await caches.match('/dashboard/students')))).toBe(false)
})

test(
  'what staff read is not kept for a student who signs in by the form before the app starts',
  { tag: '@full' },
  async ({ page }) => {
    await startAs(page, 'operator')
    await openPage(page, '/courses')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await openPage(page, '/dashboard/students')
    await page.waitForLoadState('networkidle')
    await followLink(page, '/dashboard/approved-tutors')
    await expect(page.locator('tbody tr').first()).toBeVisible()
    // Reads that the page repeats while it is left would be refused
    await page.goto('about:blank')
    await page.context().clearCookies({ name: 'session' })
    // As before the app starts: nothing tells the worker of this page
    await page.addInitScript(() => {
      if (location.search === '?login') Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    })
    await openPage(page, '/?login')
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name=username]').fill('student@example.test')
    await dialog.locator('input[name=password]').fill('Learn#2026')
    await dialog.locator('#form-login').evaluate((form) => HTMLFormElement.prototype.submit.call(form))
    await expect(page).toHaveURL('/dashboard/BookedClasses')
    await waitForPage(page, '/dashboard/BookedClasses')
    const paths = await page.evaluate(async () =>
      (await (await caches.open('personal')).keys()).map(({ url }) => new URL(url).pathname),
    )
    expect(paths.filter((path) => /tutor|students/.test(path))).toEqual([])
  },
)
