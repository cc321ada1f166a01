import type { Page } from '@playwright/test'
import { createWorld, expect, openPage, startAs, test } from '../../browse.ts'
import { fillSignIn } from '../../people.ts'
import { followLink, waitForPage } from '../../keptPages.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until something that a page computes asynchronously is true, which `waitForFunction` does not. */
async function waitUntil(page: Page, compute: () => Promise<unknown>) {
  await expect.poll(async () => Boolean(await page.evaluate(compute)), { timeout: 15_000 }).toBe(true)
}

/** Waits until the page is kept, and all classes that it has read so far. */
async function waitUntilKept(page: Page) {
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

test('pages that a guest reached by links can be read offline, with their query', async ({
  page,
  logged,
}) => {
  let documents = 0
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())))
  await openPage(page, '/')
  await followLink(page, '/tutors')
  await followLink(page, '/courses')
  await waitForPage(page, '/courses')
  const search = page.getByRole('searchbox').or(page.getByRole('textbox')).first()
  await search.fill('arabic')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/courses\?.*arabic/)
  const withQuery = page.url()
  await waitForPage(page, withQuery)
  await followLink(page, '/tutors')
  await waitForPage(page, '/tutors')
  expect(documents).toBe(1)
  await goOffline(page, logged)
  for (const path of ['/courses', withQuery]) {
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  }
  await openPage(page, '/tutors')
  await expect(page.getByRole('heading', { level: 1, name: /tutor/i })).toBeVisible()
})

test("offline, a guest sees again a webinar's panel and a tutor's free hours that were opened by links", async ({
  page,
  logged,
}) => {
  const panel = page.getByRole('dialog')
  await openPage(page, '/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await followLink(page, '/Webinars')
  await page.getByRole('main').locator('a[href*="id="]').first().click()
  await expect(panel.getByRole('heading', { level: 2 })).toBeVisible()
  const webinar = page.url()
  await waitForPage(page, webinar)
  await page.keyboard.press('Escape')
  await followLink(page, '/tutors')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  const hours = panel.getByRole('heading', { name: /^Free hours/ })
  await expect(hours).toBeVisible()
  const tutor = page.url()
  await waitForPage(page, tutor)
  await goOffline(page, logged)
  for (const [url, shown] of [
    [webinar, panel.getByRole('heading', { level: 2 })],
    [tutor, hours],
  ] as const) {
    await openPage(page, url)
    await expect(shown).toBeVisible()
    await expect(panel.getByText('connection')).toHaveCount(0)
  }
})

test('a student who signs in by the dialog and walks by the menu reads those pages offline', async ({
  page,
  logged,
}) => {
  await createWorld(page)
  await openPage(page, '/')
  await waitForPage(page, '/')
  await fillSignIn(page, 'Student', 'student@example.test', 'Learn#2026')
  await expect(page).toHaveURL('/dashboard/BookedClasses')
  await expect(page.getByRole('article').first()).toBeVisible()
  await followLink(page, '/dashboard/payments')
  await waitForPage(page, '/dashboard/payments')
  await followLink(page, '/dashboard/BookedClasses')
  await waitForPage(page, '/dashboard/BookedClasses')
  await waitUntilKept(page)
  expect(await page.evaluate(async () => (await caches.open('shared')).match('/dashboard/payments'))).toBe(
    undefined,
  )
  await goOffline(page, logged)
  await openPage(page, '/dashboard/payments')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openPage(page, '/dashboard/BookedClasses')
  await expect(page.getByRole('article').first()).toBeVisible()
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
  await waitUntil(page, async () => !(await caches.has('personal')))
  await goOffline(page, logged)
  await page.goto('/dashboard/BookedClasses')
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
})

test('offline, the start page and the pages of a signed-in student stay theirs', async ({ page, logged }) => {
  await openPage(page, '/')
  await waitUntilKept(page)
  await openPage(page, '/')
  // The page of a guest must not tell the worker about itself after the sign-in, which passes it by here
  await page.goto('about:blank')
  await startAs(page, 'student')
  // The page that follows the sign-in is kept although the worker learns the student only after it
  await openPage(page, '/dashboard/BookedClasses')
  await expect(page.getByRole('article').first()).toBeVisible()
  await waitUntilKept(page)
  await waitUntil(page, async () => Boolean(await (await caches.open('personal')).match('/')))
  await openPage(page, '/dashboard/payments')
  await waitUntilKept(page)
  await goOffline(page, logged)
  for (const start of ['/', '/?source=pwa', '/?lang=ar']) {
    await openPage(page, start)
    await expect(page.getByRole('button', { name: /Log in|تسجيل الدخول/ })).toHaveCount(0)
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/assets\/offline-/.test(name)),
    )
  }
  await openPage(page, '/dashboard/BookedClasses')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('offline, data that was read in one language is not shown in the other', async ({ page, logged }) => {
  // Signed in at once: the page of a guest that is left may still tell the worker so
  await startAs(page, 'student')
  await openPage(page, '/courses')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await openPage(page, '/dashboard/BookedClasses')
  await expect(page.getByRole('article').first()).toBeVisible()
  await waitUntilKept(page)
  await goOffline(page, logged)
  const read = (language: string) =>
    page.evaluate(
      (lang) =>
        fetch(
          performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/classes/'))?.name ??
            '',
          {
            headers: { 'X-CSRF': '1', 'Accept-Language': lang },
          },
        ).then(
          ({ status }) => status,
          () => 'failed',
        ),
      language,
    )
  expect(await read('en')).toBe(200)
  expect(await read('ar')).toBe('failed')
})
