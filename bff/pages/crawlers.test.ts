import { expect, test } from 'vitest'
import type { Tenant } from '#bff/config/tenants.ts'
import { buildRobotsTxt, buildSitemap, buildSitemapIndex, listSitemaps, sitemapSize } from './crawlers.ts'

const tenant = { origin: 'https://a.example' } as Tenant // Nothing else is read
const list = (...pages: { path: string; changed?: string }[]) => ({ defaultLanguage: 'en', pages }) as const
const collect = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<${name}>([^<]*)`, 'g'))].map(([, value]) => value)

test('crawlers may read public pages alone, and find the sitemap', () => {
  expect(buildRobotsTxt(tenant)).toBe(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /bff/',
      'Disallow: /dashboard/',
      'Disallow: /reservation/',
      'Disallow: /Profile',
      'Disallow: /SubAccounts',
      'Disallow: /UpdatePassword',
      '',
      'Sitemap: https://a.example/sitemap.xml',
      '',
    ].join('\n'),
  )
})

test('each language has a sitemap of its own, whose URLs are those of the pages in it', () => {
  const pages = list({ path: '/tutors/7' }, { path: '/courses?course-id=3' })
  expect(collect(buildSitemap(tenant, pages, { language: 'en', part: 1 }), 'loc')).toEqual([
    'https://a.example/tutors/7',
    'https://a.example/courses?course-id=3',
  ])
  const arabic = buildSitemap(tenant, pages, { language: 'ar', part: 1 })
  expect(collect(arabic, 'loc')).toEqual([
    'https://a.example/tutors/7?lang=ar',
    'https://a.example/courses?course-id=3&amp;lang=ar',
  ])
  expect(arabic).toContain('hreflang="en" href="https://a.example/courses?course-id=3"')
  expect(arabic).toContain('hreflang="ar" href="https://a.example/courses?course-id=3&amp;lang=ar"')
})

test('a sitemap says when a page changed last, where that is known, and the index the latest of them', () => {
  const pages = list(
    { path: '/tutors/7', changed: '2026-03-02T07:00:00Z' },
    { path: '/tutors/8', changed: '2026-03-02T09:30:00+03:00' },
    { path: '/about' },
  )
  const dates = collect(buildSitemap(tenant, pages, { language: 'en', part: 1 }), 'lastmod')
  expect(dates).toEqual(['2026-03-02T07:00:00Z', '2026-03-02T09:30:00+03:00'])
  expect(new Set(collect(buildSitemapIndex(tenant, pages), 'lastmod'))).toEqual(
    new Set(['2026-03-02T07:00:00Z']),
  )
})

test('an index names the sitemaps of each language, split where they are long', () => {
  const pages = list(...Array.from({ length: sitemapSize + 1 }, (_, index) => ({ path: `/tutors/${index}` })))
  expect(collect(buildSitemapIndex(tenant, pages), 'loc')).toEqual([
    'https://a.example/sitemap.xml?lang=en&amp;part=1',
    'https://a.example/sitemap.xml?lang=en&amp;part=2',
    'https://a.example/sitemap.xml?lang=ar&amp;part=1',
    'https://a.example/sitemap.xml?lang=ar&amp;part=2',
  ])
  expect(collect(buildSitemap(tenant, pages, { language: 'en', part: 2 }), 'loc')).toHaveLength(1)
  expect(listSitemaps(0)).toHaveLength(2)
})

test('each part of a sitemap has its own pages, and the index the latest change of each', () => {
  const pages = list(
    ...Array.from({ length: sitemapSize + 1 }, (_, index) => ({
      path: `/tutors/${index}`,
      changed: index < sitemapSize ? '2026-03-02T07:00:00Z' : '2026-03-03T07:00:00Z',
    })),
  )
  const last = `https://a.example/tutors/${sitemapSize}`
  expect(collect(buildSitemap(tenant, pages, { language: 'en', part: 2 }), 'loc')).toEqual([last])
  const first = collect(buildSitemap(tenant, pages, { language: 'en', part: 1 }), 'loc')
  expect([first.length, first.includes(last)]).toEqual([sitemapSize, false])
  expect(collect(buildSitemapIndex(tenant, pages), 'lastmod')).toEqual([
    '2026-03-02T07:00:00Z',
    '2026-03-03T07:00:00Z',
    '2026-03-02T07:00:00Z',
    '2026-03-03T07:00:00Z',
  ])
})

test('what has special meaning in XML is escaped, and an unknown change is left out', () => {
  const text = buildSitemap(tenant, list({ path: '/a', changed: '"<&' }, { path: '/b' }), {
    language: 'en',
    part: 1,
  })
  expect(text).toContain('<lastmod>&quot;&lt;&amp;</lastmod>')
  expect(text.match(/<lastmod>/g)).toHaveLength(1)
  expect(
    text
      .split('\n')
      .slice(2, 4)
      .every((line) => /^<url><loc>.*<\/url>$/.test(line)),
  ).toBe(true)
  expect(
    buildSitemapIndex(tenant, list({ path: '/b' }))
      .split('\n')
      .slice(2, 4),
  ).toEqual([
    '<sitemap><loc>https://a.example/sitemap.xml?lang=en&amp;part=1</loc></sitemap>',
    '<sitemap><loc>https://a.example/sitemap.xml?lang=ar&amp;part=1</loc></sitemap>',
  ])
})
