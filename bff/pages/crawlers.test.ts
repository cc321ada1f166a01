import { expect, test } from 'vitest'
import type { Tenant } from '#bff/config/tenants.ts'
import { buildSitemap, buildSitemapIndex } from './crawlers.ts'

const tenant = { origin: 'https://a.example' } as Tenant // Nothing else is read

test('a sitemap names each page with its languages, also where the page has a query', () => {
  const text = buildSitemap(tenant, [{ path: '/tutors/7' }, { path: '/courses?course-id=3' }])
  expect(text).toContain('<loc>https://a.example/tutors/7</loc>')
  expect(text).toContain('hreflang="ar" href="https://a.example/tutors/7?lang=ar"')
  expect(text).toContain('hreflang="en" href="https://a.example/courses?course-id=3&amp;lang=en"')
})

test('a sitemap says when a page changed last, where that is known', () => {
  const pages = [{ path: '/tutors/7', changed: '2026-03-02T07:00:00Z' }, { path: '/about' }]
  expect(buildSitemap(tenant, pages).match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2026-03-02T07:00:00Z'])
})

test('an index names the parts of a split sitemap', () => {
  const text = buildSitemapIndex(tenant, 2)
  expect(text.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://a.example/sitemap.xml?part=1',
    '<loc>https://a.example/sitemap.xml?part=2',
  ])
})
