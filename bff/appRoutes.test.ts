import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MockUpstream } from '#bff/upstream/upstream.ts'
import { startHostileApi, type HostileApi } from '../tests/fakes/hostileApi.ts'
import { pages } from '../tests/fakes/pageRenderer.ts'
import { startRunningBff, type RunningBff } from '../tests/fakes/runningBff.ts'

const mock: MockUpstream = {
  send: () => Promise.reject(new Error('not used')),
  serve: async ({ path }) => ({ status: 200, headers: [], body: Buffer.from(`mock ${path}`) }),
  close: async () => undefined,
}
const fixtureTools = {
  serve: (path: string) => ({ body: `fixture ${path}`, type: 'text/plain', policy: '' }),
}

let api: HostileApi
let bff: RunningBff
beforeAll(async () => {
  api = await startHostileApi()
  bff = await startRunningBff(api, { UPSTREAM: 'hybrid' }, { pages, mock, fixtureTools })
})
beforeEach(() => void bff.log.splice(0))
afterAll(async () => {
  await bff.stop()
  await api.close()
})

const html = { accept: 'text/html' }
const readLog = () => bff.log.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request')
/** Requests a path. @returns status, media type, and the route that the log names */
async function openPath(path: string, headers: Record<string, string | undefined> = html, method = 'GET') {
  const received = await bff.request(path, { headers, method })
  await expect.poll(() => readLog().length).toBeGreaterThan(0)
  const [line] = readLog()
  bff.log.splice(0)
  const [type] = received.headers['content-type']?.split(';') ?? []
  return { ...received, seen: [received.status, type, line.route] }
}

test.each([
  ['/robots.txt', 200, 'text/plain', 'crawlers'],
  ['/sitemap.xml', 200, 'application/xml', 'crawlers'],
  ['/favicon.ico', 200, 'image/x-icon', 'icons'],
  ['/card.png', 404, 'application/problem+json', 'none'],
  ['/site.webmanifest', 200, 'application/manifest+json', 'icons'],
  ['/icon-192x192.png', 200, 'image/png', 'icons'],
  ['/tutors', 200, 'text/html', 'page'],
  ['/apix', 200, 'text/html', 'page'],
  ['/__mock/state', 200, 'text/plain', 'mock'],
  ['/__fixture/report', 200, 'text/plain', 'fixture'],
  ['/healthz', 200, 'text/plain', 'health'],
  ['/bff/session', 200, 'application/json', 'bff'],
  ['/bff/nothing', 404, 'application/problem+json', 'bff'],
  ['/api', 404, 'application/problem+json', 'none'],
  ['/api/nothing/', 404, 'application/problem+json', 'none'],
  ['/api/institutes/terms/', 200, 'application/json', '/institutes/terms/'],
])('%s is answered with %i as %s by the route %s', async (path, ...expected) => {
  expect((await openPath(path)).seen).toEqual(expected)
})

test('tools get the path that was asked, and the requests of our own routes an id', async () => {
  const mocked = await openPath('/__mock/state?x=1')
  expect([mocked.text, mocked.headers['x-request-id']]).toEqual([
    'mock /__mock/state?x=1',
    expect.stringMatching(/^[\da-f-]{36}$/),
  ])
  expect((await openPath('/__fixture/report')).text).toBe('fixture /__fixture/report')
})

test('reports need no header of our pages, every other call of ours does', async () => {
  const headers = { 'x-csrf': undefined, 'content-type': 'application/json' }
  expect((await openPath('/bff/reports', headers, 'POST')).seen).toEqual([
    400,
    'application/problem+json',
    'reports',
  ])
  const foreign = { ...headers, 'sec-fetch-site': 'cross-site' }
  expect((await openPath('/bff/session', foreign)).seen[0]).toBe(403)
  expect((await openPath('/bff/sessions/end-others', {}, 'POST')).seen[0]).toBe(401)
})

test('a target that some parser reads in another way is refused', async () => {
  const { status, text } = await bff.request('/api/institutes/../terms/')
  expect([status, JSON.parse(text).code]).toEqual([400, 'bad_request'])
})

test('too many pipelined requests are refused once, and their connection is closed', async () => {
  const one = `GET /healthz HTTP/1.1\r\nHost: localhost:${bff.port}\r\n\r\n`
  const received = await bff.sendBytes(one.repeat(40))
  const refusals = received.match(/HTTP\/1\.1 429/g) ?? []
  expect(refusals).toHaveLength(1)
  expect(received).toMatch(/HTTP\/1\.1 429 [^]*retry-after: 1\r\n/i)
  expect(received.split('HTTP/1.1 429')[1]).toMatch(/connection: close/i)
})
