import { expect, openPage, test } from '../../browse.ts'
import { followLink, goOffline, waitForPage, waitUntilKept } from '../../offlinePages.ts'

test.use({ serviceWorkers: 'allow' })

test(
  'pages that were seen can be read offline, and others say which',
  { tag: '@full' },
  async ({ page, logged }) => {
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
    await expect(page.getByRole('listitem')).toHaveText([/^About/, /^Courses/])
    await page.goto('/groups?lang=ar')
    await expect(page.locator('html[lang=ar][dir=rtl]')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'لا يوجد اتصال بالإنترنت' })).toBeVisible()
    await page.getByRole('link', { name: /^About/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test(
  'pages that a guest reached by links can be read offline, with their query',
  { tag: '@full' },
  async ({ page, logged }) => {
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
  },
)

test(
  'an app that a guest installs opens offline with a start page that was never opened before',
  { tag: '@full' },
  async ({ page, logged }) => {
    await openPage(page, '/tutors/1059')
    await waitForPage(page, '/tutors/1059')
    expect(await page.evaluate(async () => Boolean(await caches.match('/')))).toBe(false)
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await waitForPage(page, '/')
    const scripts = await page.evaluate(async () => {
      const html = (await (await caches.match('/'))?.text()) ?? ''
      return html.match(/\/assets\/[\w.-]+\.js/g) ?? []
    })
    expect(scripts.length).toBeGreaterThan(0)
    await expect
      .poll(() =>
        page.evaluate(
          async (urls) => (await Promise.all(urls.map((url) => caches.match(url)))).every(Boolean),
          scripts,
        ),
      )
      .toBe(true)
    await goOffline(page, logged)
    await openPage(page, '/?source=pwa')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  },
)

test(
  "offline, a guest sees again a webinar's panel and a tutor's free hours that were opened by links",
  { tag: '@full' },
  async ({ page, logged }) => {
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
  },
)
