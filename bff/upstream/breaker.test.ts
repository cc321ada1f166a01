import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withBreaker } from '#bff/upstream/breaker.ts'
import { CallerAborted, CircuitOpen } from '#bff/upstream/errors.ts'
import { listShares } from '#bff/upstream/connectionShares.ts'
import type { Share } from '#bff/upstream/semaphore.ts'
import type { Upstream, UpstreamRequest } from '#bff/upstream/upstream.ts'

let sendResponse: () => Promise<{ status: number; headers: []; body: Buffer }>
let sent: number
const upstream: Upstream = {
  async send() {
    sent += 1
    return sendResponse()
  },
  close: async () => undefined,
}
const respond = (status: number) => async () => ({ status, headers: [] as [], body: Buffer.alloc(0) })
const createMember = (session: string) => ({ session, person: undefined })
const request = (group?: string, shares?: readonly Share[]) =>
  ({
    method: 'GET',
    path: '/',
    headers: {},
    group,
    shares,
    signal: new AbortController().signal,
  }) as unknown as UpstreamRequest

/** Sends calls one by one and returns the statuses, or the names of errors. */
async function send(count: number, group?: string, shares?: readonly Share[]): Promise<(number | string)[]> {
  const results: (number | string)[] = []
  for (let index = 0; index < count; index += 1)
    results.push(
      await breaker.send(request(group, shares)).then(
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
  sendResponse = respond(503)
  await send(25, 'tutor')
  expect(breaker.breaker()).toBe('open')
  const before = sent
  expect(await send(1, 'tutor')).toEqual([CircuitOpen.name])
  expect(sent).toBe(before)
  sendResponse = respond(200)
  expect(await send(1, 'classes')).toEqual([200])
})

test('one call is tried after five seconds, and closes the circuit when it succeeds', async () => {
  sendResponse = respond(503)
  await send(25, 'tutor')
  vi.advanceTimersByTime(5001)
  sendResponse = respond(200)
  expect(await send(1, 'tutor')).toEqual([200])
  expect(breaker.breaker()).toBe('closed')
})

test('callers that abort, and calls without a group, open no circuit', async () => {
  sendResponse = async () => Promise.reject(new CallerAborted())
  await send(30, 'tutor')
  sendResponse = respond(503)
  expect(await send(30)).toEqual(Array.from({ length: 30 }, () => 503))
  expect(breaker.breaker()).toBe('closed')
})

test("one visitor's failing calls are stopped while those of others in the group go on", async () => {
  const attacker = listShares(createMember('session 1'), '192.0.2.1')
  const innocent = listShares(createMember('session 2'), '198.51.100.1')
  sendResponse = respond(500)
  await send(60, 'tutor', attacker)
  expect(sent).toBe(20)
  expect(await send(1, 'tutor', attacker)).toEqual([CircuitOpen.name])
  sendResponse = respond(200)
  expect(await send(30, 'tutor', innocent)).toEqual(Array.from({ length: 30 }, () => 200))
})

test('sessions of one network that fail together do not stop another network', async () => {
  sendResponse = respond(500)
  for (let session = 0; session < 30; session += 1)
    await send(19, 'tutor', listShares(createMember(`session ${session}`), '192.0.2.1'))
  sendResponse = respond(200)
  expect(await send(1, 'tutor', listShares(createMember('other'), '198.51.100.1'))).toEqual([200])
})

test('failures of one person do not stop everyone, from however many networks', async () => {
  sendResponse = respond(500)
  for (let network = 0; network < 30; network += 1)
    await send(3, 'tutor', listShares({ session: `${network}`, person: 'a' }, `192.0.2.${network}`))
  sendResponse = respond(200)
  expect(await send(1, 'tutor', listShares(createMember('other'), '198.51.100.1'))).toEqual([200])
})

test('failures of seven networks stop everyone in the group until a trial call succeeds', async () => {
  sendResponse = respond(500)
  for (let network = 0; network < 7; network += 1)
    await send(3, 'tutor', listShares(undefined, `192.0.2.${network}`))
  const other = listShares(createMember('session'), '198.51.100.1')
  expect(await send(1, 'tutor', other)).toEqual([CircuitOpen.name])
  vi.advanceTimersByTime(5001)
  sendResponse = respond(200)
  expect(await send(2, 'tutor', other)).toEqual([200, 200])
})

test("a visitor's failing trial call leaves the next one to another visitor", async () => {
  const attacker = listShares(createMember('session 1'), '192.0.2.99')
  sendResponse = respond(500)
  await send(25, 'tutor', attacker)
  for (let network = 0; network < 6; network += 1)
    await send(3, 'tutor', listShares(undefined, `192.0.2.${network}`))
  expect(await send(1, 'tutor', attacker)).toEqual([CircuitOpen.name])
  vi.advanceTimersByTime(5001)
  expect(await send(2, 'tutor', attacker)).toEqual([500, CircuitOpen.name])
  sendResponse = respond(200)
  expect(await send(1, 'tutor', listShares(createMember('other'), '198.51.100.1'))).toEqual([200])
})

test("the state reported is that of everyone's calls, not of one visitor whose calls fail", async () => {
  sendResponse = respond(500)
  await send(25, 'tutor', listShares(createMember('session 1'), '192.0.2.1'))
  expect(breaker.breaker()).toBe('closed')
})

test('a circuit without a call for long is reported as closed', async () => {
  sendResponse = respond(503)
  await send(25, 'tutor')
  vi.advanceTimersByTime(14_000)
  expect(breaker.breaker()).toBe('open')
  vi.advanceTimersByTime(1001)
  expect(breaker.breaker()).toBe('closed')
})
