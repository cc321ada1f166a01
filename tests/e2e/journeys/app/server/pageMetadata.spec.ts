import { expect, fetchList, openPage, test } from '../../../browse.ts'
import { readHead, readSitemap } from '../../../pageHead.ts'
import { followLink } from '../../../offlinePages.ts'
import { requireValue } from '../../../../fakes/requireValue.ts'

test('each webinar has its own title and structured data, wherever it stands in the list', async ({
  page,
}) => {
  const webinars = await fetchList<{ id: number; title: string; language: { name: string } }>(
    page,
    '/webinar/list/?state=not%20started&page=1&page_size=100',
  )
  const last = requireValue(
    webinars.findLast(({ language }) => language.name === 'Arabic'),
    'a webinar in Arabic',
  )
  expect(webinars.indexOf(last)).toBeGreaterThan(9)
  for (const language of ['en', 'ar']) {
    const head = await readHead(page.request, `/Webinars?id=${last.id}&lang=${language}`)
    expect(head.canonical).toContain(`/Webinars?id=${last.id}`)
    expect(head.things[0]).toMatchObject({ '@type': 'EducationEvent', inLanguage: 'ar' })
    if (language === 'en') expect(head.title).toContain(last.title)
  }
})

test('things of one name have titles and descriptions of their own', async ({ page }) => {
  for (const [list, path] of [
    ['/webinar/list/?state=not%20started&page=1&page_size=100', '/Webinars?id='],
    ['/courses/list/?page=1&page_size=100', '/courses?course-id='],
  ] as const) {
    const all = await fetchList<{ id: number; title?: string; name?: string }>(page, list)
    const names = all.map(({ title, name }) => title ?? name)
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    const same = all.filter(({ title, name }) => (title ?? name) === twice)
    expect(same.length).toBeGreaterThan(1)
    const heads = await Promise.all(same.map(({ id }) => readHead(page.request, path + id)))
    expect(new Set(heads.map(({ title }) => title)).size).toBe(same.length)
  }
})

test('a page after the last one is not listed, and a tab names itself', async ({ page }) => {
  for (const path of ['/tutors', '/courses', '/Webinars', '/TutorEvents'])
    expect([path, (await readHead(page.request, `${path}?page=999`)).isListed]).toEqual([path, false])
  expect((await readHead(page.request, '/tutors?page=2')).isListed).toBe(true)
  const past = await readHead(page.request, '/TutorEvents?tab=past')
  expect(new URL(past.canonical).search).toBe('?tab=past')
  const finished = await readHead(page.request, '/Webinars?tab=finished&page=2')
  expect(new URL(finished.canonical).search).toBe('?tab=finished&page=2')
})

test('a course that is taught in groups names their dates, tutor and price', async ({ page }) => {
  const [group] = await fetchList<{ id: number; start_date: string; tutor: { name: string }; price: number }>(
    page,
    '/group/courses/list/?page=1&page_size=1',
  )
  const { things } = await readHead(page.request, `/courses?course-id=${group?.id}`)
  expect(things[0]).toMatchObject({
    '@type': 'Course',
    hasCourseInstance: [
      {
        startDate: group?.start_date,
        instructor: { name: group?.tutor.name },
        offers: { price: group?.price, priceCurrency: 'EGP' },
      },
    ],
  })
})

test('the page of a record that does not exist is kept out of search engines, and its canonical URL is the list', async ({
  page,
}) => {
  for (const [path, list, status] of [
    ['/Webinars?id=999999', '/Webinars', 404],
    ['/courses?course-id=99999', '/courses', 404],
    ['/tutors?tutor=30', '/tutors', 404],
    // A parameter that names nothing is ignored
    ['/Webinars?id=abc', '/Webinars', 200],
    ['/courses?course-id=abc', '/courses', 200],
    ['/tutors?tutor=x', '/tutors', 200],
  ] as const) {
    const head = await readHead(page.request, path)
    const { pathname } = new URL(head.canonical)
    expect([path, pathname, head.status, head.isListed, head.things]).toEqual([path, list, status, false, []])
    expect(new URL(head.canonical).search).toBe('')
  }
  const other = await readHead(page.request, '/courses?id=7&tutor=5&page=x')
  expect([other.isListed, new URL(other.canonical).search]).toEqual([true, ''])
})

test('the web manifest speaks the language of the page', async ({ page }) => {
  for (const language of ['en', 'ar']) {
    const { manifest } = await readHead(page.request, `/?lang=${language}`)
    expect(await (await page.request.get(manifest)).json()).toMatchObject({ lang: language, start_url: '/' })
  }
})

test('each institute has a sitemap for each language, with a date for every page', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(requireValue(baseURL, 'the base URL'))
  for (const [host, own] of [
    ['localhost', 'en'],
    ['noor.localhost', 'ar'],
    ['iqra.localhost', 'en'],
  ] as const) {
    const origin = `http://${host}:${port}`
    const [english, arabic] = await Promise.all(
      (['en', 'ar'] as const).map((language) => readSitemap(page.request, language, origin)),
    )
    expect(english?.length).toBeGreaterThan(0)
    expect(english?.length).toBe(arabic?.length)
    for (const [language, entries] of [
      ['en', english],
      ['ar', arabic],
    ] as const)
      for (const { url, changed } of entries ?? []) {
        expect(new URL(url).searchParams.get('lang')).toBe(language === own ? null : language)
        expect(Date.parse(requireValue(changed, 'the day of the last change'))).toBeLessThan(Date.now())
      }
    expect(english?.some(({ url }) => new URL(url).pathname === '/About')).toBe(host === 'localhost')
    const card = await readHead(page.request, `${origin}/card.png?page=/About&lang=en`)
    expect([host, card.status]).toEqual([host, host === 'localhost' ? 200 : 404])
  }
})

test(
  'the title that search engines and shared links get stays when the app starts, and follows links',
  { tag: '@full' },
  async ({ page }) => {
    const [webinar] = await fetchList<{ id: number }>(
      page,
      '/webinar/list/?state=not%20started&page=1&page_size=1',
    )
    for (const path of [
      '/tutors/1059',
      '/tutors?tutor=1059',
      '/courses?course-id=106',
      `/Webinars?id=${webinar?.id}`,
    ]) {
      const { title } = await readHead(page.request, path)
      await openPage(page, path)
      await expect(
        page.getByRole('heading', { level: path === '/tutors/1059' ? 1 : 2 }).first(),
      ).toBeVisible()
      expect([path, await page.title()]).toEqual([path, title])
    }
    await openPage(page, '/tutors/1059')
    await page.getByRole('banner').getByRole('link', { name: 'Tutors' }).click()
    await expect(page).toHaveTitle(/^Tutors - /)
    // The first page's description would be shared in place of this one's
    await expect(
      page.locator('link[rel=canonical], meta[property^="og:"], script[type="application/ld+json"]'),
    ).toHaveCount(0)
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page).not.toHaveTitle(/^Tutors - /)
    await page.keyboard.press('Escape')
    await expect(page).toHaveTitle(/^Tutors - /)
    // By a link a thing has the title that it has as a first page
    for (const path of ['/courses', '/Webinars']) {
      await followLink(page, path)
      const link = page.getByRole('main').locator('a[href*="id="]').first()
      await link.click()
      await expect(page).toHaveURL(/id=\d/)
      const { pathname, search } = new URL(page.url())
      await expect(page).toHaveTitle((await readHead(page.request, pathname + search)).title)
      await page.keyboard.press('Escape')
    }
  },
)

test('the page of a tutor is found with a slash at its end, and its picture may stand on other sites', async ({
  request,
}) => {
  const head = await readHead(request, '/tutors/1059/')
  const { title, canonical } = await readHead(request, '/tutors/1059')
  expect(head).toMatchObject({ status: 200, title, canonical, isListed: true })
  const card = await request.get('/card.png?page=%2Ftutors%2F1059&lang=en')
  expect(card.headers()['cross-origin-resource-policy']).toBe('cross-origin')
})
