import { expect, openPage, test } from '../../../browse.ts'

test('the Arabic-first institute opens in Arabic, right to left, under its own name', async ({
  page,
  baseURL,
}) => {
  await openPage(page, `${baseURL?.replace('localhost', 'noor.localhost')}/`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page).toHaveTitle('حلقة نور')
})

test('the page is readable without JavaScript, and says what needs it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/tutors`)
  await expect(page.locator('main article')).toHaveCount(10)
  await expect(page.locator('.no-script')).toContainText('JavaScript is off in this browser')
  await page.goto(`${baseURL}/Profile?lang=ar`)
  await expect(page.locator('.no-script')).toContainText('معطّل في هذا المتصفح')
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(1)
  await expect(page.locator('main [aria-busy=true]')).toBeHidden()
  await context.close()
})

test('a first visit waits for no storage and, on a slow line, for no font; a later one has both before the first paint', async ({
  page,
}) => {
  const readHead = async () => (await (await page.request.get('/')).text()).split('<body>')[0]
  expect(await readHead()).toContain('id="fonts" media="not all"')
  expect(await readHead()).not.toContain('Storage')
  const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
  const line = await page.context().newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', slow)
  await openPage(page, '/')
  await expect(page.locator('#fonts')).toHaveAttribute('media', 'not all')
  await page.getByRole('banner').getByRole('link', { name: 'Tutors' }).click()
  await expect(page.locator('#fonts')).toHaveAttribute('media', 'all')
  await line.send('Network.emulateNetworkConditions', { ...slow, latency: 0, downloadThroughput: -1 })
  await page.goBack()
  await page.getByRole('button', { name: 'Hide this message' }).click()
  expect(await readHead()).not.toContain('media="not all"')
  expect(await readHead()).toContain("sessionStorage.getItem('mk.banner')")
  expect(await readHead()).toContain('rel="preload" as="font"')
  await page.reload()
  await expect(page.locator('aside[data-banner]')).toHaveCount(1)
  await expect(page.locator('aside[data-banner]')).toBeHidden()
})

test('the browser does not request what the server has prefetched', async ({ page }) => {
  const calls: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname),
  )
  await openPage(page, '/tutors')
  await page.waitForLoadState('networkidle')
  await expect.poll(() => [...new Set(calls)]).toEqual(['/api/institutes/version/'])
})

test('switching the language keeps the input and is stored for the next visit', async ({ page }) => {
  await openPage(page, '/')
  await page.getByLabel('Your email').fill('reader@example.test')
  // The page scrolls to the field; wait until that has ended
  await expect(page.getByLabel('Your email')).toBeInViewport()
  await page.getByRole('banner').getByRole('button', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByLabel('بريدك الإلكتروني')).toHaveValue('reader@example.test')
  await openPage(page, '/tutors')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await openPage(page, '/tutors?lang=en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the language of a link holds for the visit, through other pages and a reload', async ({ page }) => {
  await openPage(page, '/?lang=ar')
  await page.getByRole('banner').getByRole('link', { name: 'المعلمون' }).click()
  await expect(page).toHaveURL('/tutors?lang=ar')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  // Another choice ends it, and is stored
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL('/tutors')
  await page.getByRole('banner').getByRole('link', { name: 'Groups' }).click()
  await expect(page).toHaveURL('/groups')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test(
  'without JavaScript the language of a link holds through searches',
  { tag: '@full' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    await page.goto('/tutors?lang=ar')
    await page.getByRole('search').getByRole('button', { name: 'تطبيق' }).click()
    await expect(page).toHaveURL(/\/tutors\?.*lang=ar/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await page.goto('/TutorEvents?lang=ar')
    await page.getByRole('tab').nth(1).click()
    await expect(page).toHaveURL(/lang=ar/)
    await context.close()
  },
)

test.describe('in a zone whose clock rules have just changed', () => {
  test.use({ timezoneId: 'Africa/Casablanca' })
  test('pages hydrate without rendering again, and show the local times', async ({ page }) => {
    // Server and browser may know different rules of the zone, which must not cause hydration warnings
    for (const path of ['/', '/tutors', '/Webinars']) await openPage(page, path)
    await expect(page.getByText('Casablanca (GMT').first()).toBeVisible()
  })
})

test('a redirect keeps the language of the requested URL', async ({ page }) => {
  await openPage(page, '/BookedClasses?lang=ar')
  await expect(page).toHaveURL('/dashboard/BookedClasses?lang=ar')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})

test('a page whose chunk does not load shows an error, and reloading brings it', async ({ page, logged }) => {
  await openPage(page, '/')
  const lost = /assets\/Groups-/
  await page.route(lost, (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Groups' }).click()
  await expect(page.getByRole('alert')).toContainText('Part of the page didn’t load')
  await page.unroute(lost)
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Group classes for children' })).toBeVisible()
  await expect(page).toHaveURL('/groups')
  logged.length = 0
})

test('a new version is stored and then reloads the page once', { tag: '@full' }, async ({ page }) => {
  await openPage(page, '/')
  await page.waitForFunction(() => localStorage.getItem('web_app_version') !== null)
  await page.evaluate(() => localStorage.setItem('web_app_version', 'older'))
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.reload()
  await page.waitForFunction(() => localStorage.getItem('web_app_version') !== 'older')
  await expect.poll(() => loads).toBe(2)
})
