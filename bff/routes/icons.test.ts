import { expect, test, vi } from 'vitest'
import type { TenantContext } from '#bff/http/requestContext.ts'
import { createRenderQueue, RenderRefused } from '#bff/pages/renderQueue.ts'
import type { Brand, PageRenderer } from '#bff/pages/renderer.ts'
import { isIconPath, serveCard, serveFavicon, serveIcon, serveManifest } from '#bff/routes/icons.ts'
import type { Services } from '#bff/services.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>'
const brand: Brand = {
  name: 'Institute',
  description: 'Classes',
  language: 'en',
  direction: 'ltr',
  colour: '#123456',
  background: '#ffffff',
  icon: svg,
  tile: svg,
}
const read = { method: 'GET', path: '/institutes/configuration/', language: undefined } as const
const pngStart = '89504e47'

/**
 * A request and the services that answer it.
 * @param isRead whether the API answers the reads of the web app
 * @param cacheControl of the API's answers
 */
function createWorld(target: string, isRead = true, cacheControl = '') {
  const readBrand = vi.fn<PageRenderer['readBrand']>(async ({ read: query, language }) => {
    await query(read)
    return { ...brand, language: language ?? 'ar' }
  })
  const readCard = vi.fn<PageRenderer['readCard']>(async ({ read: query, url }) => {
    await query(read)
    return url === '/gone' ? undefined : svg
  })
  const services = {
    pages: { readBrand, readCard },
    renderQueue: createRenderQueue(),
    pageReadTimeout: 100,
    matchOperation: () => ({ operation: { who: 'public', read: true, cache: {} }, path: '' }),
    responseCache: {
      read: async () => ({
        status: isRead ? 200 : 500,
        headers: {},
        body: Buffer.from('{}'),
        storage: { cacheControl, vary: '', age: 0, setsCookie: false },
      }),
    },
  } as unknown as Services // The services that the routes use
  const path = target.split('?', 1)[0] ?? ''
  const head = { method: 'GET', target, headers: {} }
  const context = { id: 'id-1', tenant, head, path, address: '203.0.113.9' } as unknown as TenantContext
  return { services, context, readBrand, readCard }
}

async function readStart(response: Response): Promise<string> {
  return Buffer.from(await response.arrayBuffer()).toString('hex', 0, 4)
}

test('four of many icons are read in a turn of the event loop, and others are served in between', async () => {
  const { services, context, readBrand } = createWorld('/favicon.ico')
  const icons = Promise.all(Array.from({ length: 12 }, () => serveFavicon(services, context)))
  const counts = [0]
  while ((counts.at(-1) ?? 0) < 12) {
    await new Promise(setImmediate)
    counts.push(readBrand.mock.calls.length)
  }
  await icons
  const steps = counts.slice(1).map((count, turn) => count - (counts[turn] ?? 0))
  expect(steps.every((step) => step <= 8)).toBe(true)
  expect(counts[1]).toBeLessThan(12)
})

test.each([
  ['/icon-192x192.png', true],
  ['/apple-touch-icon.png', true],
  ['/apple-touch-icon-57x57.png', true],
  ['/icon-192x192.png/x', false],
  ['/a/icon-192x192.png', false],
  ['/icon-192x192.svg', false],
  ['/myicon-192x192.png', false],
])('%s is a path of an icon: %s', (path, isIcon) => {
  expect(isIconPath(path)).toBe(isIcon)
})

test('the favicon is an ICO file that browsers keep for a day', async () => {
  const { services, context } = createWorld('/favicon.ico')
  const response = await serveFavicon(services, context)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/x-icon',
    'cache-control': 'public, max-age=86400',
    'x-request-id': 'id-1',
    'x-content-type-options': 'nosniff',
  })
  const body = Buffer.from(await response.arrayBuffer())
  expect(body.toString('hex', 0, 4)).toBe('00000100')
  expect(response.headers.get('content-length')).toBe(String(body.length))
  expect(context.route).toBe('icons')
})

test('an icon of an institute that was not read in time is not kept', async () => {
  const { services, context } = createWorld('/favicon.ico', false)
  expect((await serveFavicon(services, context)).headers.get('cache-control')).toBe('no-store')
})

test('an icon of an institute that the API forbids to share is not kept', async () => {
  const { services, context } = createWorld('/favicon.ico', true, 'private')
  expect((await serveFavicon(services, context)).headers.get('cache-control')).toBe('no-store')
})

test('icons are drawn in the sizes that systems ask for', async () => {
  for (const path of ['/apple-touch-icon.png', '/icon-192x192.png']) {
    const { services, context } = createWorld(path)
    const response = await serveIcon(services, context)
    expect([response.headers.get('content-type'), await readStart(response)]).toEqual(['image/png', pngStart])
  }
  const { services, context } = createWorld('/icon-193x193.png')
  await expect(serveIcon(services, context)).rejects.toMatchObject({ code: 'not_found' })
})

test('the manifest is in the language that is asked for, else in that of the institute', async () => {
  const asked = createWorld('/site.webmanifest?lang=en')
  const response = await serveManifest(asked.services, asked.context)
  expect(response.headers.get('content-type')).toBe('application/manifest+json')
  expect(await response.json()).toMatchObject({ name: 'Institute', lang: 'en' })
  const own = createWorld('/site.webmanifest?lang=fr')
  expect(await (await serveManifest(own.services, own.context)).json()).toMatchObject({ lang: 'ar' })
})

test('the picture of a link may be shown by other sites', async () => {
  const { services, context, readCard } = createWorld('/card.png?page=%2Ftutors%2F4%3Fa%3Db&lang=ar')
  const response = await serveCard(services, context)
  expect([response.headers.get('content-type'), await readStart(response)]).toEqual(['image/png', pngStart])
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(readCard.mock.calls[0]?.[0]).toMatchObject({
    url: '/tutors/4?a=b',
    language: 'ar',
    origin: 'https://a.example',
  })
})

test('the picture of a link waits for its turn as a page of a guest does', async () => {
  const { services, context } = createWorld('/card.png?page=/')
  const run = vi.spyOn(services.renderQueue, 'run')
  await serveCard(services, context)
  expect(run).toHaveBeenCalledExactlyOnceWith(expect.anything(), false, expect.any(Function))
})

test('the picture is in English unless Arabic is asked for', async () => {
  const { services, context, readCard } = createWorld('/card.png?page=/&lang=fr')
  await serveCard(services, context)
  expect(readCard.mock.calls[0]?.[0].language).toBe('en')
})

test.each(['', 'tutors', '//evil.example', '/a b', '/<script>', `/${'a'.repeat(201)}`, '/gone'])(
  'there is no picture of the page %j',
  async (page) => {
    const { services, context } = createWorld(`/card.png?page=${encodeURIComponent(page)}`)
    await expect(serveCard(services, context)).rejects.toMatchObject({ code: 'not_found' })
  },
)

test('a page of 200 characters after its slash has a picture', async () => {
  const { services, context } = createWorld(`/card.png?page=/${'a'.repeat(200)}`)
  expect((await serveCard(services, context)).status).toBe(200)
})

test('a picture whose turn cannot come is refused for two seconds; other errors are passed on', async () => {
  const { services, context, readCard } = createWorld('/card.png?page=/')
  readCard.mockRejectedValueOnce(new RenderRefused(false))
  const refused = await serveCard(services, context).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'overloaded', headers: { 'retry-after': '2' } })
  readCard.mockRejectedValueOnce(new TypeError('broken'))
  await expect(serveCard(services, context)).rejects.toThrow('broken')
})

test('without the web app there are no icons and pictures', async () => {
  const { services, context } = createWorld('/icon-192x192.png?page=/')
  const without = { ...services, pages: undefined }
  for (const serve of [serveFavicon, serveIcon, serveManifest, serveCard]) {
    await expect(serve(without, context)).rejects.toMatchObject({ code: 'not_found' })
  }
})
