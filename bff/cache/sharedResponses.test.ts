import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { keepDeclaredQuery } from '#bff/cache/declaredQuery.ts'
import { createResponseCache, disabledCache } from '#bff/cache/responseCache.ts'
import { LightAbort } from '#bff/http/abort.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import { operations } from '#sdk/operations.ts'
import { createDeferred } from '../../tests/fakes/deferred.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

const caller = { signal: new LightAbort() }

/** Reads one operation; each call to the API answers with its number. */
function createReads(id = 'listTutors') {
  const found = operations.find((item) => item.id === id)
  if (!found) throw new Error('no such operation')
  const results: string[] = []
  const clock = { now: 0 }
  const cache = createResponseCache(
    (result) => results.push(result),
    () => clock.now,
  )
  const base = {
    tenant,
    operation: found,
    path: found.template,
    body: undefined,
    language: undefined,
    mock: undefined,
  }
  let calls = 0
  const response: { next: (() => ApiResponse) | undefined } = { next: undefined }
  const read = async (more: Partial<Parameters<typeof cache.read>[0]> = {}) =>
    cache.read({ ...base, ...more }, caller, async () => {
      calls += 1
      const usual = { status: 200, headers: {}, body: Buffer.from(String(calls)) }
      return response.next?.() ?? usual
    })
  return { cache, clock, results, read, response, base, count: () => calls }
}

test('each read is counted in the metrics: a miss, a hit, a stale response', async () => {
  const { read, results, clock } = createReads()
  await read()
  clock.now = 14_999
  await read()
  clock.now = 15_000
  await read()
  expect(results).toEqual(['miss', 'hit', 'stale'])
})

test('an operation without a policy is never cached', async () => {
  const { read, results, count } = createReads('signIn')
  expect((await read()).headers['cache-status']).toBeUndefined()
  await read()
  expect([count(), results]).toEqual([2, []])
})

test.each([
  ['tenant', { tenant: { ...tenant, customHost: 'b.example' } }],
  ["tenant's credentials", { tenant: { ...tenant, clientId: 'other' } }],
  ['path', { path: '/tutor/list/?page=2' }],
  ['body', { body: Buffer.from('{}') }],
  ['language', { language: 'ar' as const }],
  ['world of the mocks', { mock: { world: 'other' } }],
  ['scenario of the mocks', { mock: { scenario: 'slow' } }],
])('another %s is another entry', async (_, more) => {
  const { read, count } = createReads()
  await read()
  await read(more)
  expect(count()).toBe(2)
  await read(more)
  await read()
  expect(count()).toBe(2)
})

test('two bodies are two entries', async () => {
  const { read, count } = createReads()
  for (const text of ['{"a":1}', '{"a":2}', '{"a":1}']) await read({ body: Buffer.from(text) })
  expect(count()).toBe(2)
})

test.each([
  ['?b=1&a=2', '?a=2&b=1', 1],
  ['?a=2&b=1&a=1', '?b=1&a=2&a=1', 1],
  ['?a=1&a=2', '?a=2&a=1', 2],
  ['?&a=1&', '?a=1', 1],
  ['?', '', 1],
  ['?a', '?a=', 2],
  ['?page=1&%70age=2', '?%70age=2&page=1', 2],
])('the queries %s and %s make %i calls', async (one, two, calls) => {
  const { read, count } = createReads()
  for (const query of [one, two]) await read({ path: `/tutor/list/${query}` })
  expect(count()).toBe(calls)
})

test('a write invalidates the entries of the operations it names, of its tenant', async () => {
  const { read, cache, count } = createReads()
  const other = { tenant: { ...tenant, customHost: 'b.example' } }
  await read()
  await read(other)
  cache.invalidate({ customHost: tenant.customHost, operationIds: ['listTutor', 'readTutor'] })
  await read()
  expect(count()).toBe(2)
  cache.invalidate({ customHost: tenant.customHost, operationIds: ['readTutor', 'listTutors'] })
  await read()
  await read(other)
  expect(count()).toBe(3)
  cache.clear()
  await read(other)
  expect(count()).toBe(4)
})

test('while the API fails, an old response is served as long as the policy allows, and the failed one is discarded', async () => {
  const { read, clock, response } = createReads()
  await read()
  clock.now = 100_000
  const body = Readable.from(['x'])
  response.next = () => ({ status: 500, headers: {}, body })
  expect(await read()).toMatchObject({
    status: 200,
    headers: { age: '100', 'cache-status': 'bff; fwd=stale; detail=error' },
  })
  expect(body.destroyed).toBe(true)
  response.next = () => ({ status: 429, headers: {}, body: Buffer.from('{}') })
  expect((await read()).status).toBe(200)
  response.next = () => ({ status: 499, headers: {}, body: Buffer.from('{}') })
  expect((await read()).status).toBe(499)
  response.next = () => {
    throw new Error('unreachable')
  }
  clock.now = 3_614_999
  expect((await read()).status).toBe(200)
  clock.now = 3_615_000
  await expect(read()).rejects.toThrow('unreachable')
})

test('the same version again invalidates nothing', async () => {
  const { read, clock, response, base, count } = createReads('readVersion')
  const terms = operations.find(({ id }) => id === 'readTerms')
  if (!terms) throw new Error('no such operation')
  response.next = () => ({ status: 200, headers: {}, body: Buffer.from('"1"') })
  await read({ operation: terms, path: terms.template })
  await read()
  clock.now = 100_000_000
  await read()
  clock.now = 0
  await read({ ...base, operation: terms, path: terms.template })
  expect(count()).toBe(3)
})

test('a recording caches nothing', async () => {
  const fetch = async (signal: unknown): Promise<ApiResponse> => {
    expect(signal).toBe(caller.signal)
    return { status: 200, headers: {}, body: Buffer.from('{}') }
  }
  const { base } = createReads()
  expect(await disabledCache.read(base, caller, fetch)).toMatchObject({ headers: {} })
  expect(disabledCache.invalidate({ customHost: 'a', operationIds: [] })).toBeUndefined()
  expect(disabledCache.clear()).toBeUndefined()
})

test.each([
  ['?%70age=1', '?%70age=1'],
  ['?page=1&other=2&search', '?page=1&search'],
  ['?course%2Did=1&course+id=2', '?course%2Did=1'],
  ['?%zz=1', ''],
  ['?=page', ''],
  ['', ''],
])('the declared part of the query %s is %s', (query, kept) => {
  expect(keepDeclaredQuery(query, createReads().base.operation)).toBe(kept)
})

test('the end of an invalidated request leaves the one that replaced it to share', async () => {
  const { cache, base } = createReads()
  const [old, current] = [createDeferred<ApiResponse>(), createDeferred<ApiResponse>()]
  const first = cache.read(base, caller, () => old.promise)
  cache.invalidate({ customHost: tenant.customHost, operationIds: [base.operation.id] })
  const second = cache.read(base, caller, () => current.promise)
  old.resolve({ status: 200, headers: {}, body: Buffer.from('old') })
  await first
  await new Promise((resolve) => setImmediate(resolve))
  const third = cache.read(base, caller, async () => ({
    status: 200,
    headers: {},
    body: Buffer.from('another'),
  }))
  current.resolve({ status: 200, headers: {}, body: Buffer.from('current') })
  const bodies = (await Promise.all([second, third])).map(({ body }) => String(body))
  expect(bodies).toEqual(['current', 'current'])
})
