import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { createCacheStore, type CacheEntry } from '#bff/cache/cacheStore.ts'
import { createFetches } from '#bff/cache/fetches.ts'
import { computeShareableFor } from '#bff/cache/freshness.ts'
import { LightAbort } from '#bff/http/abort.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import { CallerAborted } from '#bff/upstream/errors.ts'
import { createDeferred } from '../../tests/fakes/deferred.ts'

const policy = { ttl: 60, staleWhileRevalidate: 0, staleIfError: 0 }
const build = (text: string, more: Partial<ApiResponse> = {}): ApiResponse => ({
  status: 200,
  headers: { etag: `"${text}"` },
  body: Buffer.from(JSON.stringify(text)),
  ...more,
})
const turn = () => new Promise((resolve) => setImmediate(resolve))

function createWorld() {
  const store = createCacheStore()
  const clock = { now: 5000 }
  const stored: [string, CacheEntry][] = []
  const fetches = createFetches(
    store,
    () => clock.now,
    (key, entry) => void stored.push([key, entry]),
  )
  const read = (key: string, fetch: Parameters<typeof fetches.fetchShared>[2], signal = new LightAbort()) =>
    fetches.fetchShared(key, policy, fetch, { signal }, 'fwd=miss')
  return { store, clock, stored, fetches, read }
}

test('concurrent callers of one key share a fetch and its Cache-Status says so; another key has its own', async () => {
  const { read, store, stored } = createWorld()
  let calls = 0
  const fetch = async () => {
    calls += 1
    await turn()
    return build('a')
  }
  const responses = await Promise.all([read('one', fetch), read('one', fetch), read('two', fetch)])
  expect(responses.map(({ headers }) => headers['cache-status'])).toEqual([
    'bff; fwd=miss',
    'bff; fwd=miss; collapsed',
    'bff; fwd=miss',
  ])
  expect([calls, stored.map(([key]) => key)]).toEqual([2, ['one', 'two']])
  expect(store.get('one')).toMatchObject({ storedAt: 5000, etag: '"a"', lifetime: policy })
})

test('a later caller fetches again', async () => {
  const { read } = createWorld()
  let calls = 0
  const fetch = async () => build(String((calls += 1)))
  await read('one', fetch)
  await turn()
  expect((await read('one', fetch)).headers['cache-status']).toBe('bff; fwd=miss')
  expect(calls).toBe(2)
})

test('a 304 makes the stored response fresh again', async () => {
  const { read, store, clock } = createWorld()
  await read('one', async () => build('a'))
  const old = store.get('one')
  if (old) old.sent = { second: 1, response: old.response }
  clock.now = 9000
  await turn()
  const etags: unknown[] = []
  const response = await read('one', async (_, etag) => {
    etags.push(etag)
    return { status: 304, headers: {}, body: Buffer.alloc(0) }
  })
  expect([etags, String(response.body), response.status]).toEqual([['"a"'], '"a"', 200])
  expect(store.get('one')).toMatchObject({ storedAt: 9000, sent: undefined })
})

test.each([
  ['private, no-store', false],
  ['', true],
])('a 304 that says %j, or sets a cookie: %s, ends what was stored', async (cacheControl, setsCookie) => {
  const { read, store } = createWorld()
  await read('one', async () => build('a'))
  await turn()
  const storage = { cacheControl, vary: '', age: 0, setsCookie }
  const revalidate = async () => ({ status: 304, headers: {}, body: Buffer.alloc(0), storage })
  const response = await read('one', revalidate)
  expect([String(response.body), computeShareableFor(response), response.shareableFor]).toEqual([
    '"a"',
    0,
    undefined,
  ])
  expect(store.get('one')).toBeUndefined()
})

test('a 304 gives the stored response the lifetime that it names', async () => {
  const { read, store } = createWorld()
  await read('one', async () => build('a'))
  await turn()
  const storage = { cacheControl: 'max-age=7', vary: '', age: 2, setsCookie: false }
  await read('one', async () => ({ status: 304, headers: {}, body: Buffer.alloc(0), storage }))
  expect(store.get('one')).toMatchObject({ lifetime: { ttl: 5 }, response: { shareableFor: 5 } })
  await turn()
  await read('one', async () => ({ status: 304, headers: {}, body: Buffer.alloc(0) }))
  expect(store.get('one')).toMatchObject({ lifetime: { ttl: 5 }, response: { shareableFor: 5 } })
})

test('a 304 says how old the stored response is now', async () => {
  const { read, store } = createWorld()
  const rules = { cacheControl: '', vary: '', setsCookie: false }
  await read('one', async () => build('a', { storage: { ...rules, age: 9 } }))
  await turn()
  const storage = { ...rules, age: 2, expiresIn: 30 }
  await read('one', async () => ({ status: 304, headers: {}, body: Buffer.alloc(0), storage }))
  expect(store.get('one')).toMatchObject({ initialAge: 2, lifetime: { ttl: 28 } })
})

const mayNotBeStored = { cacheControl: 'no-store', vary: '', age: 0, setsCookie: false }
test.each<[string, Partial<ApiResponse>]>([
  ['may not be stored any more', { storage: mayNotBeStored }],
  ['refuses', { body: Buffer.from('{"success":false}') }],
  ['is larger than an entry may be', { body: Buffer.alloc(262_145, ' ') }],
  ['is a stream', { body: Readable.from(['"b"']) }],
  ['says that there is nothing', { status: 404 }],
  ['says that there is nothing any more', { status: 410 }],
])('a response that %s takes the place of the stored one', async (_, more) => {
  const { read, store } = createWorld()
  await read('one', async () => build('a'))
  await turn()
  await read('one', async () => build('b', more))
  expect(store.get('one')).toBeUndefined()
})

test.each([400, 401, 403, 429, 500, 503])('a failure with %i keeps what is stored', async (status) => {
  const { read, store } = createWorld()
  await read('one', async () => build('a'))
  await turn()
  await read('one', async () => build('b', { status }))
  expect(store.get('one')).toMatchObject({ etag: '"a"' })
})

test('a 304 without a stored response is passed on and stores nothing', async () => {
  const { read, store } = createWorld()
  expect((await read('one', async () => build('', { status: 304 }))).status).toBe(304)
  expect(store.get('one')).toBeUndefined()
})

test('the result of a fetch that was forgotten meanwhile is not stored', async () => {
  const { read, store, fetches } = createWorld()
  const response = createDeferred<ApiResponse>()
  const caller = read('a\nlist\n1', () => response.promise)
  const other = read('b\nlist\n1', () => response.promise)
  fetches.invalidate('a\n')
  const newer = read('a\nlist\n1', async () => build('newer'))
  response.resolve(build('older'))
  expect([String((await caller).body), String((await newer).body)]).toEqual(['"older"', '"newer"'])
  await other
  await turn()
  expect(String(store.get('a\nlist\n1')?.response.body)).toBe('"newer"')
  expect(store.get('b\nlist\n1')).toBeDefined()
  fetches.invalidate('b\n')
  expect([store.get('a\nlist\n1'), store.get('b\nlist\n1')]).toEqual([expect.anything(), undefined])
})

test('a response that belongs to one caller, or can be read once, is fetched for each', async () => {
  const { read, store } = createWorld()
  const setsCookie = { storage: { cacheControl: '', vary: '', age: 0, setsCookie: true } }
  let calls = 0
  const fetchOwn = async () => {
    calls += 1
    return build(String(calls), setsCookie)
  }
  const responses = await Promise.all([read('own', fetchOwn), read('own', fetchOwn)])
  expect(responses.map(({ body }) => String(body))).toEqual(['"1"', '"2"'])
  expect(responses[1]?.headers['cache-status']).toBeUndefined()
  const stream = async () => {
    calls += 1
    return build('', { body: Readable.from(['x']) })
  }
  await Promise.all([read('stream', stream), read('stream', stream)])
  expect([calls, store.get('own'), store.get('stream')]).toEqual([4, undefined, undefined])
})

test('an entry is revalidated once in the background, and a caller that aborts does not cancel it', async () => {
  const { fetches, read, store } = createWorld()
  const pending = createDeferred<ApiResponse>()
  let calls = 0
  const signals: boolean[] = []
  const fetch = async (signal: { readonly aborted: boolean }) => {
    calls += 1
    const response = await pending.promise
    signals.push(signal.aborted)
    return response
  }
  fetches.revalidateInBackground('one', policy, fetch)
  fetches.revalidateInBackground('one', policy, fetch)
  const aborting = new LightAbort()
  const caller = read('one', fetch, aborting)
  aborting.abort(undefined)
  await expect(caller).rejects.toBeInstanceOf(CallerAborted)
  pending.resolve(build('a'))
  await turn()
  expect([calls, signals, store.get('one') !== undefined]).toEqual([1, [false], true])
})

test('a background revalidation that fails, or ends in a stream, is silent and releases its connection', async () => {
  const { fetches, store } = createWorld()
  const body = Readable.from(['x'])
  fetches.revalidateInBackground('stream', policy, async () => build('', { body }))
  fetches.revalidateInBackground('failing', policy, async () => Promise.reject(new Error('down')))
  await turn()
  expect([body.destroyed, store.get('stream'), store.get('failing')]).toEqual([true, undefined, undefined])
})
