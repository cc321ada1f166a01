import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withBreaker } from '#bff/upstream/breaker.ts'
import { CallerAborted, CircuitOpen } from '#bff/upstream/errors.ts'
import type { Upstream, UpstreamRequest } from '#bff/upstream/upstream.ts'

let answer: () => Promise<{ status: number; headers: []; body: Buffer }>
let sent: number
const upstream: Upstream = {
  async send() {
    sent += 1
    return answer()
  },
  close: async () => undefined,
}
const respond = (status: number) => async () => ({ status, headers: [] as [], body: Buffer.alloc(0) })
const request = (group?: string) =>
  ({
    method: 'GET',
    path: '/',
    headers: {},
    group,
    signal: new AbortController().signal,
  }) as unknown as UpstreamRequest

/** Sends calls one by one and returns the statuses, or the names of errors. */
async function send(count: number, group?: string): Promise<(number | string)[]> {
  const results: (number | string)[] = []
  for (let index = 0; index < count; index += 1)
    results.push(
      await breaker.send(request(group)).then(
        ({ status }) => status,
        (error: unknown) => (error as Error).constructor.name,
      ),
    )
  return results
}

let breaker: ReturnType<typeof withBreaker>
beforeEach(() => {
  vi.useFakeTimers()
  sent = 0
  breaker = withBreaker(upstream)
})
afterEach(() => void vi.useRealTimers())

test('the circuit of one group opens after twenty failures, those of others stay closed', async () => {
  answer = respond(503)
  await send(25, 'tutor')
  expect(breaker.breaker()).toBe('open')
  const before = sent
  expect(await send(1, 'tutor')).toEqual([CircuitOpen.name])
  expect(sent).toBe(before)
  answer = respond(200)
  expect(await send(1, 'classes')).toEqual([200])
})

test('one call is tried after five seconds, and closes the circuit when it succeeds', async () => {
  answer = respond(503)
  await send(25, 'tutor')
  vi.advanceTimersByTime(5001)
  answer = respond(200)
  expect(await send(1, 'tutor')).toEqual([200])
  expect(breaker.breaker()).toBe('closed')
})

test('callers that abort, and calls without a group, open no circuit', async () => {
  answer = async () => Promise.reject(new CallerAborted())
  await send(30, 'tutor')
  answer = respond(503)
  expect(await send(30)).toEqual(Array.from({ length: 30 }, () => 503))
  expect(breaker.breaker()).toBe('closed')
})
