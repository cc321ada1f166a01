import { expect, test } from 'vitest'
import { api, bff, startBffPerTest } from '../../fakes/bffPerTest.ts'
import { sendJson } from '../../fakes/hostileApi.ts'

startBffPerTest()

const terms = '/api/institutes/terms/'
const path = '/institutes/terms/'

test('500 concurrent requests for an uncached read cause one upstream call, although most of the first clients abort', async () => {
  api.delay(path, 200)
  const aborting = Array.from({ length: 50 }, () => new AbortController())
  const early = aborting.map(({ signal }) => bff.request(terms, { signal }).catch(() => undefined))
  await new Promise((resolve) => setTimeout(resolve, 60))
  const rest = Array.from({ length: 450 }, () => bff.request(terms))
  for (const controller of aborting.slice(1)) controller.abort()
  const responses = await Promise.all(rest)
  await Promise.all(early)
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(api.findCalls(path)).toHaveLength(1)
})

const tutors = '/api/tutor/list/'

const readAt = (host: string, language: string, query: string) =>
  bff.request(`${tutors}${query}`, { host: `${host}:${bff.port}`, headers: { 'accept-language': language } })

test('responses are never shared between tenants, languages, queries or bodies', async () => {
  api.on('/', (request, response, body) => {
    const { headers, url } = request
    sendJson(response, 200, { for: [headers['custom-host'], headers['accept-language'], url, body] })
  })
  for (let round = 0; round < 2; round += 1) {
    for (const host of ['localhost', 'noor.localhost']) {
      for (const language of ['en', 'ar']) {
        for (const query of ['', '?page=1', '?page=2']) {
          const response = await readAt(host, language, query)
          expect(JSON.parse(response.text).for).toEqual([host, language, `/v1/tutor/list/${query}`, ''])
          expect(response.headers['cache-status']).toMatch(round ? /^bff; hit; ttl=\d+$/ : /^bff; fwd=miss$/)
        }
      }
    }
  }
  expect(api.findCalls('/tutor/list/')).toHaveLength(12)
  const one = await bff.request('/api/institutes/configs/', { body: { a: 1 } })
  const two = await bff.request('/api/institutes/configs/', { body: { a: 2 } })
  expect([one.text.includes('\\"a\\":1'), two.text.includes('\\"a\\":2')]).toEqual([true, true])
})

test('a shared call carries nothing of the visitor who made it', async () => {
  const headers = { 'x-timezone': 'Africa/Cairo', 'idempotency-key': 'of-one-visitor', range: 'bytes=0-1' }
  const first = await bff.request(`${tutors}?page=1&mine=1`, { cookie: await bff.signIn(), headers })
  const second = await bff.request(`${tutors}?page=1`, { headers: { 'x-timezone': 'Asia/Riyadh' } })
  expect(second.text).toBe(first.text)
  const calls = api.findCalls('/tutor/list/')
  expect(calls.map(({ target }) => target)).toEqual(['/v1/tutor/list/?page=1'])
  expect(calls[0]?.headers).toMatchObject({ timezone: 'UTC' })
  for (const name of ['idempotency-key', 'range', 'authorization', 'cookie'])
    expect(calls[0]?.headers[name]).toBeUndefined()
})

const readWith = (language: string, tag?: string) =>
  bff.request(terms, { headers: { 'accept-language': language, 'if-none-match': tag } })

test('a matching ETag is answered 304, but not in another language', async () => {
  api.on(path, (request, response) => sendJson(response, 200, { text: request.headers['accept-language'] }))
  const first = await readWith('en')
  const tag = first.headers.etag ?? ''
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const again = await readWith('en', `"x", ${tag}`)
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', tag])
  expect((await readWith('ar', tag)).status).toBe(200)
})

test('any ETag is answered 304 for a response that exists', async () => {
  const asterisk = await bff.request(terms, { headers: { 'if-none-match': '*' } })
  expect([asterisk.status, asterisk.text]).toEqual([304, ''])
})

test('a cached response is served compressed in each coding', async () => {
  api.on(path, (_, response) => sendJson(response, 200, { text: 'x'.repeat(5000) }))
  const plain = await bff.request(terms)
  for (const coding of ['gzip', 'br']) {
    const response = await bff.request(terms, { headers: { 'accept-encoding': coding } })
    expect([response.status, response.headers['content-encoding']]).toEqual([200, coding])
    expect(Number(response.headers['content-length'])).toBeLessThan(500)
  }
  expect(plain.text).toContain('xxxx')
})

test('the order of query names does not matter for the cache key, the order of values of one name does', async () => {
  const queries = ['?page=1&search=b', '?search=b&page=1', '?page=2&page=1', '?page=1&page=2']
  const statuses: unknown[] = []
  for (const query of queries) statuses.push((await readAt('localhost', 'en', query)).headers['cache-status'])
  expect(statuses.map((status) => String(status).includes('hit'))).toEqual([false, true, false, false])
})

test('query names that the documents do not declare reach neither the API nor the cache key', async () => {
  const queries = ['?page=1', '?utm=1&page=1', '?page=1&f=2&f=3', '?%70age=1&x', '?page=1&PAGE=1']
  const responses = await Promise.all(queries.map((query) => readAt('localhost', 'en', query)))
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(api.findCalls('/tutor/list/').map(({ target }) => target))).toEqual(
    new Set(['/v1/tutor/list/?page=1', '/v1/tutor/list/?%70age=1']),
  )
})

test.each([
  { 'cache-control': 'private, max-age=60' },
  { 'cache-control': 'No-Store' },
  { 'cache-control': 'no-cache' },
  { 'set-cookie': 'a=b' },
  { vary: 'Accept-Language, X-Forwarded-For' },
  { vary: '*' },
])('a response with %o belongs to its caller alone', async (headers) => {
  let serial = 0
  api.on(path, (_, response) =>
    setTimeout(() => sendJson(response, 200, { serial: (serial += 1) }, headers), 50),
  )
  const together = await Promise.all([bff.request(terms), bff.request(terms), bff.request(terms)])
  const later = await bff.request(terms)
  expect(new Set([...together, later].map(({ text }) => text)).size).toBe(4)
  expect(later.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(later.headers['set-cookie']).toBeUndefined()
})

test.each([
  ['max-age=3600', '0', 'hit; ttl=300'],
  ['max-age=100', '0', 'hit; ttl=100'],
  ['max-age=100, s-maxage=50', '20', 'hit; ttl=30'],
  ['max-age=100', '100', 'fwd=miss'],
  ['max-age=soon', '0', 'fwd=miss'],
])(
  'a response with %s and an age of %s is kept no longer than that: %s',
  async (cacheControl, age, status) => {
    api.on(path, (_, response) =>
      sendJson(response, 200, { ok: true }, { 'cache-control': cacheControl, age }),
    )
    await bff.request(terms)
    expect((await bff.request(terms)).headers['cache-status']).toBe(`bff; ${status}`)
  },
)

test('a read is aborted at the API when its last caller has aborted', async () => {
  let closed = 0
  api.on(path, (request) => request.socket.once('close', () => (closed += 1)))
  const aborting = [new AbortController(), new AbortController()]
  const requests = aborting.map(({ signal }) => bff.request(terms, { signal }).catch(() => 'aborted'))
  await expect.poll(() => api.findCalls(path).length).toBe(1)
  aborting[0]?.abort()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(closed).toBe(0)
  aborting[1]?.abort()
  await expect.poll(() => closed).toBe(1)
  expect(await Promise.all(requests)).toEqual(['aborted', 'aborted'])
  api.restore(path)
  expect((await bff.request(terms)).status).toBe(200)
})

test('an Idempotency-Key of a shared read neither reaches the API nor gives one person the response of another', async () => {
  api.on('/institutes/configs/', (request, response, body) =>
    sendJson(response, 200, { body, key: request.headers['idempotency-key'] ?? 'none' }),
  )
  for (const body of [{ a: 1 }, { a: 2 }]) {
    const headers = { 'idempotency-key': 'k' }
    const response = await bff.request('/api/institutes/configs/', { body, headers })
    expect(JSON.parse(response.text)).toEqual({ body: JSON.stringify(body), key: 'none' })
  }
})
