import { expect, test } from 'vitest'
import { LightAbort } from '#bff/http/abort.ts'
import { createResponseCache } from '#bff/cache/responseCache.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import { operations } from '#sdk/operations.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

const caller = { signal: new LightAbort() }
const path = '/institutes/terms/'

test('the cache serves fresh entries, then stale ones while revalidating, then stale ones while the API fails', async () => {
  let now = 0
  let calls = 0
  let fail = false
  const seen: (string | undefined)[] = []
  const cache = createResponseCache(undefined, () => now)
  const operation = operations.find(({ id }) => id === 'readTerms')
  if (!operation?.cache) throw new Error('no such operation')
  const { ttl, stale_while_revalidate: revalidate, stale_if_error: error } = operation.cache
  const key = { tenant, operation, path, body: undefined, language: undefined, mock: undefined }
  const fetch = async (_: unknown, etag?: string): Promise<ApiResponse> => {
    calls += 1
    seen.push(etag)
    if (fail) throw new Error('unreachable')
    const headers = { 'content-type': 'application/json', etag: '"api"' }
    if (etag) return { status: 304, headers, body: Buffer.alloc(0) }
    return { status: 200, headers, body: Buffer.from(`{"call":${calls}}`) }
  }
  const read = async (second: number) => {
    now = second * 1000
    const { headers, body } = await cache.read(key, caller, fetch)
    await new Promise((resolve) => setImmediate(resolve))
    return [String(body), headers['cache-status']?.split(';')[1]?.trim(), calls]
  }
  expect(await read(0)).toEqual(['{"call":1}', 'fwd=miss', 1])
  expect(await read(ttl - 1)).toEqual(['{"call":1}', 'hit', 1])
  // Revalidated in the background with the API's own ETag; a 304 makes it fresh again
  expect(await read(ttl + 1)).toEqual(['{"call":1}', 'hit', 2])
  expect(seen).toEqual([undefined, '"api"'])
  expect(await read(ttl * 2)).toEqual(['{"call":1}', 'hit', 2])
  const expired = ttl + 1 + ttl + revalidate + 1
  expect(await read(expired)).toEqual(['{"call":1}', 'fwd=stale', 3])
  fail = true
  const late = expired + ttl + revalidate + 1
  expect((await read(late))[1]).toBe('fwd=stale')
  await expect(read(late + error + ttl)).rejects.toThrow('unreachable')
})

test('a new version of a configuration invalidates its own entries and no others', async () => {
  let clock = 0
  const cache = createResponseCache(undefined, () => clock)
  let version = '1'
  let calls = 0
  const read = (id: string, customHost: string, query = '') => {
    const operation = operations.find((item) => item.id === id)
    if (!operation) throw new Error('no such operation')
    const key = { operation, path: `${operation.template}${query}`, body: undefined, language: undefined }
    return cache.read({ ...key, tenant: { ...tenant, customHost }, mock: undefined }, caller, async () => {
      calls += 1
      const text = id === 'readVersion' ? version : String(calls)
      return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(text) }
    })
  }
  const readStatus = async (...args: Parameters<typeof read>) => (await read(...args)).headers['cache-status']
  // The second name begins as the first one
  for (const host of ['a.example', 'a.examples']) {
    await read('readTerms', host)
    await read('readVersion', host)
  }
  expect(await readStatus('readTerms', 'a.example')).toContain('hit')
  expect(await readStatus('readTerms', 'a.example', '?a=1?b')).toContain('miss')
  expect(await readStatus('readTerms', 'a.example', '?a=1?c')).toContain('miss')
  // Terms that have changed are no new version of the rest
  await readLater('readTerms', 301_000)
  expect(await readStatus('readTerms', 'a.example', '?a=1?c')).toContain('hit')
  version = '2'
  await readLater('readVersion', 31_000)
  expect(await readStatus('readTerms', 'a.example')).toContain('miss')
  expect(await readStatus('readTerms', 'a.examples')).toContain('hit')

  async function readLater(id: string, milliseconds: number) {
    clock += milliseconds
    await read(id, 'a.example')
    await new Promise((resolve) => setImmediate(resolve))
  }
})
