import { expect, test } from 'vitest'
import { api, bff, startBffPerFile } from '../../fakes/bffPerTest.ts'
import { createDeferred } from '../../fakes/deferred.ts'
import { sendJson } from '../../fakes/hostileApi.ts'
import { renderedRequests, failure, pages } from '../../fakes/pageRenderer.ts'
import { createWebFolder } from '../../fakes/webFolder.ts'

startBffPerFile({ pages, webFolder: createWebFolder() })

const document = { accept: 'text/html,*/*;q=0.8', 'x-csrf': undefined }

test('a page is rendered for the visitor, and its content security policy has the nonce of its scripts', async () => {
  const cookie = await bff.signIn()
  const headers = { ...document, 'accept-encoding': 'gzip, br' }
  const response = await bff.request('/tutors?a=1', {
    cookie: `${cookie}; preferred-lang=ar; tz=Africa%2FCairo`,
    headers,
  })
  expect(response.status).toBe(200)
  expect(response.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-store' })
  const page = renderedRequests.at(-1)
  expect(page).toMatchObject({
    url: '/tutors?a=1',
    origin: `http://localhost:${bff.port}`,
    preferredLanguage: 'ar',
    timeZone: 'Africa/Cairo',
    user: { first_name: 'Sara' },
    tenant: { isMain: true, scripts: [] },
  })
  expect(JSON.stringify(page)).not.toContain('CANARY')
  expect(response.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${page?.nonce}'`)
  expect(response.headers['set-cookie']).toBeUndefined()
})

test("the page's text arrives as rendered, and public reads carry no session", async () => {
  const response = await bff.request('/', { headers: document })
  expect(response.text).toContain('"path":"/institutes/terms/"')
  expect(api.findCalls('/institutes/terms/')).toHaveLength(1)
  expect(api.findCalls('/institutes/terms/')[0]?.headers.authorization).toBeUndefined()
})

test('a page neither waits for a late read nor reads what is not public', async () => {
  const late = createDeferred<void>()
  api.on('/tutor/list/', (_, response) => late.promise.then(() => sendJson(response, 200, {})))
  await bff.request('/', { headers: document })
  const read = renderedRequests.at(-1)?.read
  expect(await read?.({ method: 'GET', path: '/tutor/list/', language: 'en' })).toBeUndefined()
  late.resolve()
  const before = api.calls.length
  expect(await read?.({ method: 'GET', path: '/classes/booked/list/', language: 'en' })).toBeUndefined()
  expect(api.calls).toHaveLength(before)
})

test("statuses and redirects are the page's, and a failure has a message", async () => {
  expect((await bff.request('/nothing', { headers: document })).status).toBe(404)
  const away = await bff.request('/away', { headers: document })
  expect([away.status, away.headers.location]).toEqual([302, '/'])
  const broken = await bff.request('/broken', { headers: document })
  expect([broken.status, broken.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8'])
  expect(broken.text).toContain('Something went wrong')
  // It was rendered again without data
  expect(bff.log.join().split('render_failed')).toHaveLength(2)
  expect(bff.log.join() + broken.text).not.toContain('CANARY')
  expect((await bff.request('/file.txt', { headers: document })).status).toBe(404)
  expect((await bff.request('/', { headers: { ...document, accept: 'application/json' } })).status).toBe(404)
  expect((await bff.request('/', { method: 'POST', headers: document })).status).toBe(405)
  const head = await bff.request('/', { method: 'HEAD', headers: document })
  expect([head.status, head.text]).toEqual([200, ''])
})

test("crawlers find public pages, with URLs on the tenant's own host", async () => {
  const host = `noor.localhost:${bff.port}`
  expect((await bff.request('/robots.txt', { host })).text).toContain(`Sitemap: http://${host}/sitemap.xml`)
  expect((await bff.request('/sitemap.xml', { host })).text).toContain(`http://${host}/sitemap.xml?lang=en`)
  const arabic = await bff.request('/sitemap.xml?lang=ar&part=1', { host })
  expect(arabic.text).toContain(`<loc>http://${host}/tutors</loc>`)
  expect((await bff.request('/sitemap.xml?lang=en', { host })).text).toContain('/tutors?lang=en</loc>')
  for (const unknown of ['lang=en&part=2', 'lang=fr', 'part=1', 'lang=en&part=x'])
    expect((await bff.request(`/sitemap.xml?${unknown}`, { host })).status).toBe(404)
})

test('each origin of an institute has a sitemap of its own', async () => {
  for (const host of ['iqra.localhost:81', 'iqra.localhost:82'])
    expect((await bff.request('/sitemap.xml', { host })).text).toContain(`<loc>http://${host}/sitemap.xml`)
})

test('while a list cannot be read the sitemap is unavailable, and no cache keeps that', async () => {
  failure.isListMissing = true
  const response = await bff.request('/sitemap.xml')
  failure.isListMissing = false
  expect([response.status, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
    503,
    '60',
    'no-store',
  ])
})

test('a compressed page can be decoded', async () => {
  const cookieless = await fetch(`http://127.0.0.1:${bff.port}/`, {
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  })
  expect(await cookieless.text()).toContain('nonce=')
})

test('icons are drawn in the colours of the institute, and its manifest names them', async () => {
  const icon = await bff.request('/favicon.ico')
  expect(icon.headers).toMatchObject({
    'content-type': 'image/x-icon',
    'cache-control': 'public, max-age=86400',
  })
  const manifest = await bff.request('/site.webmanifest')
  expect(manifest.headers['content-type']).toBe('application/manifest+json')
  const { icons, ...rest } = JSON.parse(manifest.text)
  expect(rest).toMatchObject({
    name: 'Found',
    description: 'Quran "and" <b>Arabic</b>',
    dir: 'rtl',
    theme_color: '#0f5c4d',
  })
  for (const { src } of icons) {
    const tile = await bff.request(src)
    expect([tile.status, tile.headers['content-type']]).toEqual([200, 'image/png'])
  }
})

test.each([
  '/apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png',
  '/apple-touch-icon-120x120.png',
  '/apple-touch-icon-152x152-precomposed.png',
])('%s is a picture', async (path) => {
  const response = await bff.request(path)
  expect([response.status, response.headers['content-type']]).toEqual([200, 'image/png'])
})

test.each(['/apple-touch-icon-9999x9999.png', '/apple-touch-icon-120x60.png', '/apple-touch-icon-x.png'])(
  '%s is not drawn',
  async (path) => {
    expect((await bff.request(path)).status).toBe(404)
  },
)
