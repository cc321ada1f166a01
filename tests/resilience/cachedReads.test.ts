import { expect, test } from 'vitest'
import { api, bff, startBffPerTest } from '../fakes/bffPerTest.ts'
import { json } from '../fakes/hostileApi.ts'

startBffPerTest()

const terms = '/api/institutes/terms/'
const path = '/institutes/terms/'

test('500 concurrent requests for an uncached read cause one upstream call, although the first clients abort', async () => {
  api.delay(path, 200)
  const leaving = Array.from({ length: 50 }, () => new AbortController())
  const early = leaving.map(({ signal }) => bff.request(terms, { signal }).catch(() => undefined))
  await new Promise((resolve) => setTimeout(resolve, 60))
  const rest = Array.from({ length: 450 }, () => bff.request(terms))
  for (const controller of leaving) controller.abort()
  const answers = await Promise.all(rest)
  await Promise.all(early)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(api.findCalls(path)).toHaveLength(1)
})

const askAt = (host: string, language: string, query: string) =>
  bff.request(`${terms}${query}`, { host: `${host}:${bff.port}`, headers: { 'accept-language': language } })

test('responses are never shared between tenants, languages, queries or bodies', async () => {
  api.on('/', (request, response, body) => {
    const { headers, url } = request
    json(response, 200, { for: [headers['custom-host'], headers['accept-language'], url, body] })
  })
  for (let round = 0; round < 2; round += 1) {
    for (const host of ['localhost', 'noor.localhost']) {
      for (const language of ['en', 'ar']) {
        for (const query of ['', '?a=1', '?a=2']) {
          const answer = await askAt(host, language, query)
          expect(JSON.parse(answer.text).for).toEqual([host, language, `/v1${path}${query}`, ''])
          expect(answer.headers['cache-status']).toMatch(round ? /^bff; hit; ttl=\d+$/ : /^bff; fwd=miss$/)
        }
      }
    }
  }
  expect(api.findCalls(path)).toHaveLength(12)
  const one = await bff.request('/api/institutes/configs/', { body: { a: 1 } })
  const two = await bff.request('/api/institutes/configs/', { body: { a: 2 } })
  expect([one.text.includes('\\"a\\":1'), two.text.includes('\\"a\\":2')]).toEqual([true, true])
})

const askWith = (language: string, tag?: string) =>
  bff.request(terms, { headers: { 'accept-language': language, 'if-none-match': tag } })

test('a matching ETag is answered 304, but not in another language', async () => {
  api.on(path, (request, response) => json(response, 200, { text: request.headers['accept-language'] }))
  const first = await askWith('en')
  const tag = first.headers.etag ?? ''
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const again = await askWith('en', `"x", ${tag}`)
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', tag])
  expect((await askWith('ar', tag)).status).toBe(200)
})

test('a cached response is served compressed in each coding', async () => {
  api.on(path, (_, response) => json(response, 200, { text: 'x'.repeat(5000) }))
  const plain = await bff.request(terms)
  for (const coding of ['gzip', 'br']) {
    const answer = await bff.request(terms, { headers: { 'accept-encoding': coding } })
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, coding])
    expect(Number(answer.headers['content-length'])).toBeLessThan(500)
  }
  expect(plain.text).toContain('xxxx')
})

test('the order of query names does not matter for the cache key, the order of values of one name does', async () => {
  const asked = ['?a=1&b=2', '?b=2&a=1', '?a=2&a=1', '?a=1&a=2']
  const statuses: unknown[] = []
  for (const query of asked) statuses.push((await askAt('localhost', 'en', query)).headers['cache-status'])
  expect(statuses.map((status) => String(status).includes('hit'))).toEqual([false, true, false, false])
})
