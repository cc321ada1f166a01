import { expect, openPage, postJson, startAs, test, fetchList } from '../../browse.ts'
import { readSitemap } from '../../pageHead.ts'

test('a tutor has a page of their own, which the profile over the list names as its canonical URL', async ({
  page,
}) => {
  await openPage(page, '/tutors')
  const card = page.locator('main article h2 a').first()
  const name = (await card.textContent()) ?? ''
  await card.click()
  await expect(page).toHaveURL(/tutor=\d+/)
  const id = new URL(page.url()).searchParams.get('tutor')
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  const origin = new URL(page.url()).origin
  const source = await (await page.request.get(`/tutors?tutor=${id}`)).text()
  expect(source).toContain(`<link rel="canonical" href="${origin}/tutors/${id}">`)

  const response = await openPage(page, `/tutors/${id}`)
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(name))
  await expect(page.getByRole('main').getByRole('link', { name: /^Book/ })).toHaveAttribute(
    'href',
    `/reservation/${id}/courses`,
  )
})

test('structured data, title and picture of a shared tutor are those of the tutor, in both languages', async ({
  page,
}) => {
  for (const lang of ['en', 'ar']) {
    const source = await (await page.request.get(`/tutors/1001?lang=${lang}`)).text()
    const [, json = ''] = /ld\+json">([^<]*)</.exec(source) ?? []
    const { '@graph': things } = JSON.parse(json)
    expect(things[0]).toMatchObject({
      '@type': 'Person',
      makesOffer: { priceCurrency: 'EGP', itemOffered: { aggregateRating: { bestRating: 5 } } },
    })
    expect(things[1]).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(source).toContain(`<title>${things[0].name}`)
    expect(source).toContain('<meta property="twitter:card" content="summary_large_image">')
  }
})

test('a shared link shows a picture of its own in each language', async ({ page }) => {
  const pictures: Buffer[] = []
  const [event] = await fetchList<{ id: number }>(page, '/events/list/')
  for (const path of [
    '/',
    '/tutors/1001',
    '/tutors/1002',
    '/courses?course-id=101',
    `/EventSample?id=${event?.id}`,
  ])
    for (const lang of ['en', 'ar']) {
      const prefix = path + (path.includes('?') ? '&' : '?')
      const source = await (await page.request.get(`${prefix}lang=${lang}`)).text()
      const [, url = ''] = /property="og:image" content="([^"]+)"/.exec(source) ?? []
      const response = await page.request.get(url.replaceAll('&amp;', '&'))
      expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png'])
      const picture = await response.body()
      // Width and height of a PNG stand in its first chunk
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
      pictures.push(picture)
    }
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length)
  const unknown = ['/tutors/999999', '/courses?course-id=999999', '/Webinars?id=999999']
  for (const path of [...unknown, '/dashboard/payments', '//example.test/', 'x', '/tutors/1001"<'])
    expect((await page.request.get(`/card.png?page=${encodeURIComponent(path)}&lang=en`)).status()).toBe(404)
})

test(
  'an unknown tutor, event, course and webinar are not found, when the app has started too',
  { tag: '@full' },
  async ({ page, logged }) => {
    for (const path of [
      '/tutors/999999',
      '/tutors/abc',
      '/EventSample?id=99999',
      '/courses?course-id=99999',
      '/Webinars?id=999999',
    ]) {
      expect([path, (await openPage(page, path))?.status()]).toEqual([path, 404])
      await expect(
        page
          .getByRole('main')
          .getByRole('heading', { name: /not available|does not exist|no longer|unknown/i }),
      ).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    }
    logged.splice(0, logged.length, ...logged.filter((line) => !line.includes('404')))
  },
)

test('the sitemap lists tutors, courses, events and webinars, and no page that forbids indexing', async ({
  page,
}) => {
  const urls = (await readSitemap(page.request, 'en')).map(({ url }) => url)
  for (const part of ['/tutors/', '/courses?course-id=', '/EventSample?id=', '/Webinars?id='])
    expect(urls.filter((url) => url.includes(part)).length).toBeGreaterThan(2)
  for (const url of urls.filter((_, index) => index % 25 === 0)) {
    const response = await page.request.get(url)
    expect(response.status()).toBe(200)
    expect(await response.text()).not.toContain('noindex')
  }
})

test('the sitemap says when a course was changed', async ({ page }) => {
  await startAs(page, 'operator')
  const course = {
    Id: 0,
    code: 'AR-90',
    name: 'Letters by the sea',
    description: 'Read outdoors',
    type: 'adult',
  }
  const saved = await postJson(page, '/api/courses/insert/', course)
  expect(saved.status()).toBe(200)
  const { data } = await saved.json()
  const entries = await readSitemap(page.request, 'en')
  const { changed = '' } = entries.find(({ url }) => url.endsWith(`course-id=${data.id}`)) ?? {}
  expect(Date.now() - Date.parse(changed)).toBeLessThan(60_000)
})
