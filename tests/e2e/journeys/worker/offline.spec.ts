import { createWorld, expect, openPage, startAs, test } from '../../browse.ts'
import { fillSignIn } from '../../people.ts'
import { followLink, goOffline, waitForPage, waitUntil, waitUntilKept } from '../../offlinePages.ts'

test.use({ serviceWorkers: 'allow' })

test(
  'a student who signs in by the dialog and walks by the menu reads those pages offline',
  { tag: '@full' },
  async ({ page, logged }) => {
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
  },
)

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

test(
  'pages that a student who is not remembered has read do not open offline once all windows were closed',
  { tag: '@full' },
  async ({ page, context, logged }) => {
    await startAs(page, 'student')
    await openPage(page, '/dashboard/BookedClasses')
    await waitForPage(page, '/dashboard/BookedClasses')
    await waitUntilKept(page)
    await goOffline(page, logged)
    await page.close()
    const next = await context.newPage()
    await next.goto('/dashboard/BookedClasses')
    await expect(next.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  },
)

test('the first page that a device ever opens can be read offline, with its data', async ({
  page,
  logged,
}) => {
  await startAs(page, 'student')
  await openPage(page, '/dashboard/BookedClasses')
  await expect(page.getByRole('article').first()).toBeVisible()
  await waitForPage(page, '/dashboard/BookedClasses')
  await waitUntilKept(page)
  await goOffline(page, logged)
  await openPage(page, '/dashboard/BookedClasses')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test(
  'offline, the start page and the pages of a signed-in student stay theirs',
  { tag: '@full' },
  async ({ page, logged }) => {
    await openPage(page, '/')
    await waitUntilKept(page)
    await openPage(page, '/')
    // The guest's page must not register with the worker after the sign-in, which this step bypasses
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
  },
)

test(
  'offline, data that was read in one language is not shown in the other',
  { tag: '@full' },
  async ({ page, logged }) => {
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
            performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/classes/'))
              ?.name ?? '',
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
  },
)
