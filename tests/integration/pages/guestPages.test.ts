import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PageRenderer, PageRequest } from '#bff/pages/renderer.ts'
import { sendJson, startHostileApi, type HostileApi } from '../../fakes/hostileApi.ts'
import { startRunningBff, type RunningBff } from '../../fakes/runningBff.ts'
import { requireValue } from '../../fakes/requireValue.ts'

let api: HostileApi
let bff: RunningBff
let rendered: PageRequest[]
let hold: Promise<void>
let release: () => void

const pages: PageRenderer = {
  listPublicUrls: () => Promise.resolve({ defaultLanguage: 'en', pages: [] }),
  submitForm: () => Promise.reject(new Error('not used')),
  toGuestUrl: (url) => url.replace(/[?&]utm=[^&]*/, ''),
  readCard: () => Promise.resolve(undefined),
  readBrand: () => Promise.reject(new Error('not used')),
  async render(request) {
    rendered.push(request)
    if (request.url.startsWith('/held')) await hold
    const terms = await request.read({ method: 'GET', path: '/institutes/terms/', language: 'en' })
    const name = request.user?.first_name ?? 'guest'
    return {
      status: request.url === '/failing' ? 500 : 200,
      html: `<script nonce="${request.nonce}">${rendered.length}</script><p>${name}</p>${terms?.body ?? 'no data'}${'x'.repeat(2000)}`,
    }
  },
}

beforeEach(async () => {
  rendered = []
  hold = new Promise((resolve) => (release = resolve))
  api = await startHostileApi()
  bff = await startRunningBff(api, {}, { pages })
})
afterEach(async () => {
  release()
  await bff.stop()
  await api.close()
})

const open = (target: string, headers: Record<string, string> = {}, cookie?: string) =>
  bff.request(target, {
    headers: { accept: 'text/html', 'x-csrf': undefined, ...headers },
    ...(cookie ? { cookie } : {}),
  })

const readNonce = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1]

test('guests share one render, each with a nonce of their own', async () => {
  const responses = await Promise.all(['/a', '/a?utm=1', '/a', '/a?utm=2'].map((target) => open(target)))
  const later = await open('/a')
  const all = [...responses, later]
  expect(rendered).toHaveLength(1)
  const nonces = all.map(({ text }) => readNonce(text))
  expect(new Set(nonces).size).toBe(5)
  all.forEach(({ headers }, index) =>
    expect(headers['content-security-policy']).toContain(`'nonce-${nonces[index]}'`),
  )
  expect(
    all.map(({ text }) => text.includes(requireValue(rendered[0]?.nonce, 'the nonce of the render'))),
  ).not.toContain(true)
})

test('a page is shared by tenant, URL, language and time zone only', async () => {
  for (let round = 0; round < 2; round += 1) {
    await open('/a')
    await open('/a?page=2')
    await open('/a', { host: `noor.localhost:${bff.port}` })
    await open('/a', {}, 'preferred-lang=ar')
    await open('/a', {}, 'tz=Africa%2FCairo')
  }
  expect(rendered).toHaveLength(5)
})

test('a signed-in visitor neither gets a shared page nor leaves one behind', async () => {
  await open('/a')
  const cookie = await bff.signIn()
  const own = await open('/a', {}, cookie)
  expect(own.text).toContain('<p>Sara</p>')
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect((await open('/a')).text).toContain('<p>guest</p>')
  await open('/a', {}, cookie)
  expect(rendered).toHaveLength(3)
})

test('a page that lacks data or failed is not kept', async () => {
  api.on('/institutes/terms/', (_, response) => sendJson(response, 500, {}))
  expect((await open('/a')).text).toContain('no data')
  api.restore('/institutes/terms/')
  await expect.poll(async () => (await open('/a')).text).not.toContain('no data')
  await open('/failing')
  expect((await open('/failing')).status).toBe(500)
  expect(rendered.filter(({ url }) => url === '/failing')).toHaveLength(2)
})

test.each([
  ['Cache-Control: private', { 'cache-control': 'private, no-store' }],
  ['a cookie', { 'set-cookie': 'a=b' }],
  ['Vary: *', { vary: '*' }],
])('a page of data that the API sent with %s is rendered for each visitor', async (_, headers) => {
  api.on('/institutes/terms/', (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    sendJson(response, 200, {})
  })
  await open('/a')
  await open('/a')
  expect(rendered).toHaveLength(2)
})

test('a write invalidates the pages that showed what it changed', async () => {
  const cookie = await bff.signIn()
  await open('/a')
  const response = await bff.request('/api/courses/delete/1', { method: 'DELETE', cookie })
  expect(response.status).toBe(200)
  await open('/a')
  expect(rendered).toHaveLength(2)
})

test('a visitor whose request came first and who aborts does not end the render that another waits for', async () => {
  const aborting = new AbortController()
  const first = bff
    .request('/held', { headers: { accept: 'text/html' }, signal: aborting.signal })
    .catch(() => undefined)
  await expect.poll(() => rendered.length).toBe(1)
  const second = open('/held')
  aborting.abort()
  await first
  release()
  expect((await second).text).toContain('institutes/terms')
  expect(rendered).toHaveLength(1)
})

test('one address has a share of the renders; beyond it that visitor alone gets 429', async () => {
  const own = Array.from({ length: 12 }, (_, index) => open(`/held?page=${index}`))
  await expect.poll(() => rendered.length).toBe(8)
  const refused = await open('/held?page=99')
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2'])
  const cookie = await bff.signIn()
  const member = open('/held', {}, cookie)
  release()
  const statuses = (await Promise.all(own)).map(({ status }) => status).toSorted((one, two) => one - two)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429, 429, 429, 429])
  expect((await member).status).toBe(200)
})

test('when the line of all guests is full, further guests get a light page, and signed-in visitors are served', async () => {
  const { bff: proxied, request } = await startBehindProxy()
  const held = Array.from({ length: 32 }, (_, index) => request(`/held?page=${index}`, `192.0.2.${index}`))
  await expect.poll(() => rendered.length).toBe(8)
  await expect.poll(() => proxied.bff.metrics.registry.metrics()).toContain('bff_renders_waiting 24')
  const light = await request('/held?page=98', '198.51.100.1')
  expect(light.status).toBe(503)
  expect(light.headers['retry-after']).toBe('2')
  expect(light.text).toContain('يزورنا')
  expect(light.text.length).toBeLessThan(1500)
  const cookie = await proxied.signIn()
  expect((await proxied.request('/api/classes/booked/list/', { cookie })).status).toBe(200)
  const member = proxied.request('/held', { cookie, headers: { accept: 'text/html' } })
  release()
  expect((await member).status).toBe(200)
  expect(new Set((await Promise.all(held)).map(({ status }) => status))).toEqual(new Set([200]))
  await proxied.stop()
})

async function startBehindProxy() {
  const running = await startRunningBff(api, { TRUSTED_PROXIES: '127.0.0.1' }, { pages })
  const request = (target: string, address: string) =>
    running.request(target, { headers: { accept: 'text/html', 'x-forwarded-for': address } })
  return { bff: running, request }
}
