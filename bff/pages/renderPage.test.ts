import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildPageRequest, renderPage } from '#bff/pages/renderPage.ts'
import type { PageRenderer, PageRequest, PageResponse } from '#bff/pages/renderer.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

const buildWithCookie = (cookie: string) => buildPageRequest({ head: { headers: { cookie } }, tenant }, '/')

test('the input of a render names the page, the institute and the time', () => {
  expect(buildPageRequest({ head: { headers: {} }, tenant }, '/tutors?q=a')).toEqual({
    url: '/tutors?q=a',
    origin: 'https://a.example',
    preferredLanguage: undefined,
    timeZone: undefined,
    now: 1_800_000_000_000,
    tenant: { isMain: false, scripts: [], social: {} },
  })
})

test('language and time zone come from the cookies of the browser', () => {
  expect(buildWithCookie('preferred-lang=ar; tz=Africa%2FCairo')).toMatchObject({
    preferredLanguage: 'ar',
    timeZone: 'Africa/Cairo',
  })
})

test.each(['preferred-lang=fr; tz=Nowhere', 'tz=%E0%A4%A', 'tz='])(
  'the cookie %s is as good as none',
  (cookie) => {
    expect(buildWithCookie(cookie)).toMatchObject({ preferredLanguage: undefined, timeZone: undefined })
  },
)

test('the scripts of an institute are for its production alone', () => {
  const scripts = [{ src: 'https://tags.example/tags.js', purpose: 'analytics' }] as const
  const build = (production: boolean) =>
    buildPageRequest(
      {
        head: { headers: {} },
        tenant: { ...tenant, production, scripts, main: true, social: { google: {} } },
      },
      '/',
    ).tenant
  expect(build(true)).toEqual({ isMain: true, scripts, social: { google: {} } })
  expect(build(false).scripts).toEqual([])
})

const request = { url: '/' } as Omit<PageRequest, 'read'>
const page: PageResponse = { status: 200, html: 'page' }
const call = { method: 'GET', path: '/x/', language: undefined } as const

const query = async () => ({ status: 200, headers: {}, body: '{}' }) as const

/** Renders with a function in the place of the web app. @returns the page and what was logged */
async function renderWith(render: PageRenderer['render']) {
  const lines: unknown[] = []
  const pages = { render } as PageRenderer // The only function that rendering calls
  const log = (...line: unknown[]) => void lines.push(line)
  return { response: await renderPage({ pages, log }, 'id-1', request, query), lines }
}

test('a page is rendered once, with the data of its reads', async () => {
  const render = vi.fn<PageRenderer['render']>(async ({ read }) => ({
    ...page,
    html: (await read(call))?.body ?? 'nothing',
  }))
  expect(await renderWith(render)).toEqual({ response: { status: 200, html: '{}' }, lines: [] })
  expect(render).toHaveBeenCalledOnce()
})

test('a page that fails on its data is rendered again without any, and the error is logged', async () => {
  const { response, lines } = await renderWith(async ({ read }) => {
    if (await read(call)) throw new TypeError('unexpected data')
    return page
  })
  expect(response).toBe(page)
  expect(lines).toEqual([
    ['error', expect.objectContaining({ event: 'render_failed', request_id: 'id-1', error: 'TypeError' })],
  ])
})

test('an error that comes twice is logged once, and a plain page shows the id of the request', async () => {
  const failure = new Error('broken')
  const { response, lines } = await renderWith(() => Promise.reject(failure))
  expect(response).toMatchObject({ status: 500, html: expect.stringContaining('id-1') })
  expect(lines).toHaveLength(1)
})

test('two errors are both logged', async () => {
  const { lines } = await renderWith(async ({ read }) => {
    throw (await read(call)) ? new TypeError('data') : new RangeError('none')
  })
  expect(lines).toHaveLength(2)
})
