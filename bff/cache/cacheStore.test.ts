import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import {
  buildCacheEntry,
  createCacheStore,
  toCachedResponse,
  withCacheStatus,
} from '#bff/cache/cacheStore.ts'
import { hashSha256 } from '#bff/http/hashSha256.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'

const lifetime = { ttl: 60, staleWhileRevalidate: 0, staleIfError: 0 }

test('long keys count towards the memory limit', () => {
  const store = createCacheStore()
  const keys = Array.from({ length: 4000 }, (_, index) => `${index}${'x'.repeat(15_000)}`)
  for (const key of keys) {
    const entry = buildCacheEntry({ status: 200, headers: {}, body: Buffer.from('{}') }, 0, lifetime)
    if (entry) store.put(key, entry)
  }
  const stored = keys.filter((key) => store.get(key))
  expect(stored.length * 15_000).toBeLessThan(33_554_432)
  expect(stored.at(-1)).toBe(keys.at(-1))
})

const body = Buffer.from('{"a":1}')
const response: ApiResponse = {
  status: 200,
  headers: { etag: '"api"', 'content-type': 'application/json' },
  body,
}

test('the entry of a response has our own weak ETag of its body and keeps that of the API', () => {
  const entry = buildCacheEntry(response, 5, lifetime)
  expect(entry).toMatchObject({ etag: '"api"', storedAt: 5, lifetime, sent: undefined })
  expect(entry?.response.headers).toEqual({
    'content-type': 'application/json',
    etag: `W/"${hashSha256(body).slice(0, 22)}"`,
  })
  const other = buildCacheEntry({ ...response, body: Buffer.from('{"a":2}') }, 5, lifetime)
  expect(other?.response.headers.etag).toMatch(/^W\//)
  expect(other?.response.headers.etag).not.toBe(entry?.response.headers.etag)
})

test.each([
  ['another status', { status: 203 }],
  ['a stream', { body: Readable.from([]) }],
  ['more than 256 kB', { body: Buffer.alloc(262_145, ' ') }],
  ['success false', { body: Buffer.from('{"success":false}') }],
])('a response with %s has no entry', (_, more) => {
  expect(buildCacheEntry({ ...response, ...more }, 0, lifetime)).toBeUndefined()
})

test('a response of 256 kB has an entry', () => {
  expect(buildCacheEntry({ ...response, body: Buffer.alloc(262_144, ' ') }, 0, lifetime)).toBeDefined()
})

test('a cached response says how old it is and how long it lives, and is built once per second', () => {
  const entry = buildCacheEntry(response, 0, lifetime)
  if (!entry) throw new Error('no entry')
  const sent = toCachedResponse(entry, 2.9)
  expect(sent.headers).toMatchObject({ age: '2', 'cache-status': 'bff; hit; ttl=58' })
  expect(toCachedResponse(entry, 2.1)).toBe(sent)
  expect(toCachedResponse(entry, 3).headers.age).toBe('3')
  expect(withCacheStatus(sent, 'fwd=miss').headers).toMatchObject({
    age: '2',
    'cache-status': 'bff; fwd=miss',
  })
})

test('the age of a cached response counts the time that it had been in caches before', () => {
  const storage = { cacheControl: 'max-age=60', vary: '', age: 40, setsCookie: false }
  const entry = buildCacheEntry({ ...response, storage }, 0, { ...lifetime, ttl: 20 })
  expect(entry && toCachedResponse(entry, 3).headers).toMatchObject({
    age: '43',
    'cache-status': 'bff; hit; ttl=17',
  })
  expect(entry && toCachedResponse(entry, 3).shareableFor).toBe(17)
})

test('a response without rules of the API may be given to others for ever', () => {
  const entry = buildCacheEntry(response, 0, lifetime)
  expect(entry && toCachedResponse(entry, 3).shareableFor).toBe(Infinity)
})

test('entries are replaced and removed by the beginning of their keys', () => {
  const store = createCacheStore()
  const [first, second] = [0, 1].map((now) => buildCacheEntry(response, now, lifetime))
  if (!first || !second) throw new Error('no entry')
  for (const key of ['a\n1', 'a\n2', 'b\na\n1']) store.put(key, first)
  store.put('a\n1', second)
  expect(store.get('a\n1')).toBe(second)
  store.removeByPrefix('a\n')
  expect([store.get('a\n1'), store.get('a\n2'), store.get('b\na\n1')]).toEqual([undefined, undefined, first])
})

test('replaced and removed entries free their memory', () => {
  const store = createCacheStore()
  const large = buildCacheEntry({ ...response, body: Buffer.alloc(262_144, ' ') }, 0, lifetime)
  if (!large) throw new Error('no entry')
  store.put('first', large)
  for (let round = 0; round < 200; round += 1) store.put('again', large)
  for (let round = 0; round < 200; round += 1) {
    store.put(`removed ${round}`, large)
    store.removeByPrefix('removed')
  }
  expect(store.get('first')).toBe(large)
  // 127 of them with their overhead are 32 MB
  for (let round = 0; round < 125; round += 1) store.put(`more ${round}`, large)
  expect(store.get('first')).toBe(large)
  store.put('last', large)
  expect([store.get('first'), store.get('again')]).toEqual([undefined, large])
})
