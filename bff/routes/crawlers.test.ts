import { beforeEach, expect, test, vi } from 'vitest'
import type { ResponseCache } from '#bff/cache/responseCache.ts'
import { LightAbort } from '#bff/http/abort.ts'
import type { TenantContext } from '#bff/http/requestContext.ts'
import type { PageRenderer, PublicPages } from '#bff/pages/renderer.ts'
import { createSitemaps } from '#bff/pages/sitemaps.ts'
import { serveRobotsTxt, serveSitemap } from '#bff/routes/crawlers.ts'
import type { Services } from '#bff/services.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

const found: PublicPages = { defaultLanguage: 'en', pages: [{ path: '/tutors/4' }] }
const listPublicUrls = vi.fn<PageRenderer['listPublicUrls']>()

beforeEach(() => {
  listPublicUrls.mockReset().mockResolvedValue(found)
})

const createServices = () =>
  ({ pages: { listPublicUrls }, sitemaps: createSitemaps() }) as unknown as Services // The services that sitemaps use

function createContext(target: string, more: object = {}): TenantContext {
  const head = { method: 'GET', target, headers: {} }
  return { id: 'id-1', tenant, head, mock: undefined, ...more } as unknown as TenantContext
}

test('robots.txt is a text that crawlers keep for an hour', async () => {
  const context = createContext('/robots.txt')
  const response = serveRobotsTxt(context)
  expect(await response.text()).toContain('Sitemap: https://a.example/sitemap.xml')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    'x-request-id': 'id-1',
    'x-content-type-options': 'nosniff',
  })
  expect(context.route).toBe('crawlers')
})

test('the index names a sitemap for each language', async () => {
  const response = await serveSitemap(createServices(), createContext('/sitemap.xml?x=1'))
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const text = await response.text()
  expect(text).toContain('<sitemapindex')
  expect(text.match(/<loc>/g)).toHaveLength(2)
})

test.each(['?lang=ar&part=1', '?lang=ar'])('/sitemap.xml%s is the first sitemap in Arabic', async (query) => {
  const text = await (await serveSitemap(createServices(), createContext(`/sitemap.xml${query}`))).text()
  expect(text).toContain('<urlset')
  expect(text).toContain('<loc>https://a.example/tutors/4?lang=ar</loc>')
})

test.each(['?lang=fr', '?part=1', '?lang=en&part=2', '?lang=en&part=01'])(
  '/sitemap.xml%s does not exist',
  async (query) => {
    const response = serveSitemap(createServices(), createContext(`/sitemap.xml${query}`))
    await expect(response).rejects.toMatchObject({ code: 'not_found' })
  },
)

test('while a list cannot be read there is no sitemap for a minute', async () => {
  listPublicUrls.mockRejectedValue(new Error('no list'))
  const context = createContext('/sitemap.xml')
  const response = await serveSitemap(createServices(), context)
  expect(response.status).toBe(503)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'retry-after': '60',
    'cache-control': 'no-store',
    'x-request-id': 'id-1',
    'x-content-type-options': 'nosniff',
  })
  expect(context.route).toBe('crawlers')
})

test('without the web app there is no sitemap', async () => {
  const services = { ...createServices(), pages: undefined }
  expect((await serveSitemap(services, createContext('/sitemap.xml'))).status).toBe(503)
})

test('the lists of a tenant are read once, those of another tenant or world apart', async () => {
  const services = createServices()
  const serve = (more?: object) => serveSitemap(services, createContext('/sitemap.xml', more))
  await serve()
  await serve()
  expect(listPublicUrls).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ origin: 'https://a.example', timeZone: undefined }),
  )
  await serve({ tenant: { ...tenant, customHost: 'b.example' } })
  await serve({ tenant: { ...tenant, origin: 'https://www.a.example' } })
  await serve({ tenant: { ...tenant, clientId: 'other' } })
  await serve({ mock: { world: 'w' } })
  await serve({ mock: { world: 'w', scenario: 's' } })
  expect(listPublicUrls).toHaveBeenCalledTimes(6)
})

test("the lists are read as the tenant's, and go on when the visitor who asked first leaves", async () => {
  const read = vi.fn<ResponseCache['read']>(async () => ({
    status: 200,
    headers: {},
    body: Buffer.from('{"data":[]}'),
  }))
  listPublicUrls.mockImplementation(async (request) => {
    const response = await request.read({ method: 'GET', path: '/tutor/list/', language: 'en' })
    if (!response) throw new Error('no list')
    return found
  })
  const services = {
    ...createServices(),
    pageReadTimeout: 1000,
    matchOperation: () => ({ operation: { who: 'public', read: true }, path: '/tutor/list/' }),
    responseCache: { read },
  } as unknown as Services // The services that a page reads with
  const signal = new LightAbort()
  signal.abort('the visitor has left')
  const response = await serveSitemap(
    services,
    createContext('/sitemap.xml', { signal, address: '203.0.113.9' }),
  )
  expect(response.status).toBe(200)
  const [key, caller] = read.mock.calls[0] ?? []
  expect(key?.tenant).toBe(tenant)
  expect([caller?.address, caller?.signal?.aborted]).toEqual(['203.0.113.9', false])
})

test('each sitemap is built once from its lists', async () => {
  const services = createServices()
  const index = await (await serveSitemap(services, createContext('/sitemap.xml'))).text()
  const arabic = await (await serveSitemap(services, createContext('/sitemap.xml?lang=ar'))).text()
  const kept = await services.sitemaps.read(
    ['a.example', 'https://a.example', undefined, undefined, undefined].join('\n'),
    async () => undefined,
  )
  expect(Object.fromEntries(kept?.texts ?? [])).toEqual({ index, 'ar 1': arabic })
})
