import { expect, test } from 'vitest'
import { createSharedRequest } from '#bff/cache/sharedRequest.ts'
import { LightAbort, type AbortLike } from '#bff/http/abort.ts'
import { CallerAborted } from '#bff/upstream/errors.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import { createDeferred } from '../../tests/fakes/deferred.ts'

const response: ApiResponse = { status: 200, headers: {}, body: Buffer.from('{}') }

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** A request that the test answers. */
function createRequest() {
  const pending = createDeferred<ApiResponse>()
  const signals: AbortLike[] = []
  const request = createSharedRequest((signal) => {
    signals.push(signal)
    return pending.promise
  })
  let hasEnded = false
  void request.ended.then(() => (hasEnded = true))
  return { request, pending, signal: signals[0], hasEnded: () => hasEnded }
}

test('all callers get the response, which ends the shared request', async () => {
  const { request, pending, signal, hasEnded } = createRequest()
  const [one, two] = [new LightAbort(), new LightAbort()]
  const joined = Promise.all([request.join({ signal: one }), request.join({ signal: two })])
  await turn()
  expect(hasEnded()).toBe(false)
  pending.resolve(response)
  expect(await joined).toEqual([response, response])
  await turn()
  expect(hasEnded()).toBe(true)
  // Leaving after the response aborts nothing
  one.abort(undefined)
  two.abort(undefined)
  expect(signal?.aborted).toBe(false)
})

test('one caller that aborts does not end the request of the others', async () => {
  const { request, pending, signal, hasEnded } = createRequest()
  const aborting = new LightAbort()
  const aborted = request.join({ signal: aborting })
  const stays = request.join({ signal: new LightAbort() })
  aborting.abort(undefined)
  await expect(aborted).rejects.toBeInstanceOf(CallerAborted)
  await turn()
  expect([signal?.aborted, hasEnded()]).toEqual([false, false])
  pending.resolve(response)
  expect(await stays).toBe(response)
})

test('the request is aborted when its last caller aborts, and is over then', async () => {
  const { request, signal, hasEnded } = createRequest()
  const callers = [new LightAbort(), new LightAbort()]
  const joined = Promise.allSettled(callers.map((caller) => request.join({ signal: caller })))
  for (const caller of callers) caller.abort(undefined)
  expect((await joined).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await turn()
  expect([signal?.aborted, hasEnded()]).toEqual([true, true])
})

test('a caller that had aborted before it joined is refused, and aborts a request that has no other', async () => {
  const { request, signal } = createRequest()
  const gone = new LightAbort()
  gone.abort(undefined)
  await expect(request.join({ signal: gone })).rejects.toBeInstanceOf(CallerAborted)
  expect(signal?.aborted).toBe(true)
})

test('a failure reaches every caller and ends the request without a failure of its own', async () => {
  const { request, pending } = createRequest()
  const joined = Promise.allSettled([
    request.join({ signal: new LightAbort() }),
    request.join({ signal: new LightAbort() }),
  ])
  pending.reject(new Error('unreachable'))
  expect((await joined).map((result) => 'reason' in result && result.reason.message)).toEqual([
    'unreachable',
    'unreachable',
  ])
  expect(await request.ended).toBeUndefined()
})

test('a caller may abort by a real AbortSignal, which is listened to no longer after the response', async () => {
  const { request, pending, signal } = createRequest()
  const [aborting, staying] = [new AbortController(), new AbortController()]
  const aborted = request.join({ signal: aborting.signal })
  const stays = request.join({ signal: staying.signal })
  aborting.abort()
  await expect(aborted).rejects.toBeInstanceOf(CallerAborted)
  pending.resolve(response)
  await stays
  staying.abort()
  expect(signal?.aborted).toBe(false)
})

test('those who join lend the request their addresses, where they have one', async () => {
  const lent: string[] = []
  const request = createSharedRequest((_, joinedCallers) => {
    joinedCallers.listen((address) => lent.push(address))
    return Promise.resolve(response)
  })
  const signal = new LightAbort()
  await Promise.all([
    request.join({ signal, address: '192.0.2.1' }),
    request.join({ signal }),
    request.join({ signal, address: '192.0.2.2' }),
  ])
  expect(lent).toEqual(['192.0.2.1', '192.0.2.2'])
})
