import { expect, test } from 'vitest'
import { createResponseCache } from '#bff/cache/responseCache.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import { createCacheStore, buildCacheEntry } from '#bff/cache/cacheStore.ts'
import { operations } from '#sdk/operations.ts'
import { api, bff, startEach } from '../fakes/eachBff.ts'
import { json } from '../fakes/hostileApi.ts'
import { tenant } from '../fakes/tenant.ts'

startEach()

const terms = '/api/institutes/terms/'
const path = '/institutes/terms/'

test('five hundred cold visitors cost one call, though the first ones leave', async () => {
  api.slow(path, 200)
  const leaving = Array.from({ length: 50 }, () => new AbortController())
  const early = leaving.map(({ signal }) => bff.ask(terms, { signal }).catch(() => undefined))
  await new Promise((resolve) => setTimeout(resolve, 60))
  const rest = Array.from({ length: 450 }, () => bff.ask(terms))
  for (const controller of leaving) controller.abort()
  const answers = await Promise.all(rest)
  await Promise.all(early)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(api.callsOf(path)).toHaveLength(1)
})

const askAt = (host: string, language: string, query: string) =>
  bff.ask(`${terms}${query}`, { host: `${host}:${bff.port}`, headers: { 'accept-language': language } })

test('tenants, languages, queries and bodies never meet', async () => {
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
  expect(api.callsOf(path)).toHaveLength(12)
  const one = await bff.ask('/api/institutes/configs/', { body: { a: 1 } })
  const two = await bff.ask('/api/institutes/configs/', { body: { a: 2 } })
  expect([one.text.includes('\\"a\\":1'), two.text.includes('\\"a\\":2')]).toEqual([true, true])
})

const askWith = (language: string, tag?: string) =>
  bff.ask(terms, { headers: { 'accept-language': language, 'if-none-match': tag } })

test('a browser that has the answer is told so, and never across languages', async () => {
  api.on(path, (request, response) => json(response, 200, { text: request.headers['accept-language'] }))
  const first = await askWith('en')
  const tag = first.headers.etag ?? ''
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(first.headers['cache-control']).toBe('private, no-cache')
  const again = await askWith('en', `"x", ${tag}`)
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', tag])
  expect((await askWith('ar', tag)).status).toBe(200)
})

test('what was kept is compressed once and arrives whole in each coding', async () => {
  api.on(path, (_, response) => json(response, 200, { text: 'x'.repeat(5000) }))
  const plain = await bff.ask(terms)
  for (const coding of ['gzip', 'br']) {
    const answer = await bff.ask(terms, { headers: { 'accept-encoding': coding } })
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, coding])
    expect(Number(answer.headers['content-length'])).toBeLessThan(500)
  }
  expect(plain.text).toContain('xxxx')
})

test('answers are fresh, then stale while a new one comes, then stale while none can be had', async () => {
  let now = 0
  let calls = 0
  let fail = false
  const seen: (string | undefined)[] = []
  const reads = createResponseCache(undefined, () => now)
  const operation = operations.find(({ id }) => id === 'readTerms')
  if (!operation?.cache) throw new Error('no such operation')
  const { ttl, stale_while_revalidate: revalidate, stale_if_error: error } = operation.cache
  const key = { tenant, operation, path, body: undefined, language: undefined, mock: undefined }
  const fetch = async (etag?: string): Promise<ApiResponse> => {
    calls += 1
    seen.push(etag)
    if (fail) throw new Error('away')
    const headers = { 'content-type': 'application/json', etag: '"api"' }
    if (etag) return { status: 304, headers, body: Buffer.alloc(0) }
    return { status: 200, headers, body: Buffer.from(`{"call":${calls}}`) }
  }
  const read = async (second: number) => {
    now = second * 1000
    const { headers, body } = await reads.read(key, fetch)
    await new Promise((resolve) => setImmediate(resolve))
    return [String(body), headers['cache-status']?.split(';')[1]?.trim(), calls]
  }
  expect(await read(0)).toEqual(['{"call":1}', 'fwd=miss', 1])
  expect(await read(ttl - 1)).toEqual(['{"call":1}', 'hit', 1])
  // Asked anew behind the visitor's back, with the API's own ETag; a 304 makes it fresh again
  expect(await read(ttl + 1)).toEqual(['{"call":1}', 'hit', 2])
  expect(seen).toEqual([undefined, '"api"'])
  expect(await read(ttl * 2)).toEqual(['{"call":1}', 'hit', 2])
  fail = true
  const late = ttl + 1 + ttl + revalidate + 1
  expect((await read(late))[1]).toBe('fwd=stale')
  await expect(read(late + error + ttl)).rejects.toThrow('away')
})

test('a new version of an institute drops what is kept of it, and of no other', async () => {
  let clock = 0
  const reads = createResponseCache(undefined, () => clock)
  let version = '1'
  let calls = 0
  const read = (id: string, customHost: string, query = '') => {
    const operation = operations.find((item) => item.id === id)
    if (!operation) throw new Error('no such operation')
    const key = { operation, path: `${operation.template}${query}`, body: undefined, language: undefined }
    return reads.read({ ...key, tenant: { ...tenant, customHost }, mock: undefined }, async () => {
      calls += 1
      const text = id === 'readVersion' ? version : String(calls)
      return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(text) }
    })
  }
  const statusOf = async (...asked: Parameters<typeof read>) => (await read(...asked)).headers['cache-status']
  for (const host of ['a.example', 'b.example']) {
    await read('readTerms', host)
    await read('readVersion', host)
  }
  expect(await statusOf('readTerms', 'a.example')).toContain('hit')
  expect(await statusOf('readTerms', 'a.example', '?a=1?b')).toContain('miss')
  expect(await statusOf('readTerms', 'a.example', '?a=1?c')).toContain('miss')
  version = '2'
  await renewVersion('a.example')
  expect(await statusOf('readTerms', 'a.example')).toContain('miss')
  expect(await statusOf('readTerms', 'b.example')).toContain('hit')

  async function renewVersion(host: string) {
    clock += 31_000
    await read('readVersion', host)
    await new Promise((resolve) => setImmediate(resolve))
  }
})

test('addresses that a stranger makes up take no more memory than answers do', () => {
  const shelf = createCacheStore()
  const keys = Array.from({ length: 4000 }, (_, index) => `${index}${'x'.repeat(15_000)}`)
  for (const key of keys) {
    const entry = buildCacheEntry({ status: 200, headers: {}, body: Buffer.from('{}') }, 0)
    if (entry) shelf.put(key, entry)
  }
  const kept = keys.filter((key) => shelf.get(key))
  expect(kept.length * 15_000).toBeLessThan(33_554_432)
  expect(kept.at(-1)).toBe(keys.at(-1))
})

test('the order of parameters tells no reads apart, that of the values of one does', async () => {
  const asked = ['?a=1&b=2', '?b=2&a=1', '?a=2&a=1', '?a=1&a=2']
  const statuses: unknown[] = []
  for (const query of asked) statuses.push((await askAt('localhost', 'en', query)).headers['cache-status'])
  expect(statuses.map((status) => String(status).includes('hit'))).toEqual([false, true, false, false])
})
