import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '#bff/config/config.ts'
import { LightAbort } from '#bff/http/abort.ts'
import { HttpProblem } from '#bff/http/problem.ts'
import { createMetrics } from '#bff/operations/metrics.ts'
import { createAttempt, type UpstreamCall } from '#bff/proxy/attempt.ts'
import { getPersonKey } from '#bff/session/personId.ts'
import { CircuitOpen, ShareExceeded, UpstreamOverloaded, UpstreamUnreachable } from '#bff/upstream/errors.ts'
import type { UpstreamRequest, UpstreamResponse } from '#bff/upstream/upstream.ts'
import type { Operation } from '#sdk/operations.ts'
import { createTestSessions } from '../../tests/fakes/sessions.ts'
import { buildUpstreamCall, listClasses } from '../../tests/fakes/upstreamCall.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const outcome = readConfig({ UPSTREAM: 'mock' })
if ('problems' in outcome) throw new Error(outcome.problems.join())
const { config } = outcome
// Created before the clock is a fake: it counts with a timer of its own
const metrics = createMetrics()

const json: UpstreamResponse = {
  status: 200,
  headers: [['content-type', 'application/json']],
  body: Buffer.from('{}'),
}

/** An attempt at an API that answers as configured, with what the API received and what was measured. */
function createTested(send: (request: UpstreamRequest) => Promise<UpstreamResponse> = async () => json) {
  const requests: UpstreamRequest[] = []
  const measured: unknown[] = []
  const spans: number[] = []
  const upstream = {
    send: (request: UpstreamRequest) => {
      requests.push(request)
      return send(request)
    },
    close: async () => undefined,
  }
  const measure = (...[route, status]: [string, number | string, number]) =>
    void measured.push([route, status])
  const attempt = createAttempt({ config, upstream, metrics: { ...metrics, called: measure } })
  const trace = {
    call: () => ({ traceparent: '00-1-2-01', end: (status: number) => void spans.push(status) }),
    end: () => undefined,
  }
  return {
    requests,
    measured,
    spans,
    attempt: (more: Partial<UpstreamCall> = {}) =>
      attempt(buildUpstreamCall({ trace, ...more }), undefined, 1000),
    attemptWith: attempt,
  }
}

function describeOperation(more: Partial<Operation>): Pick<UpstreamCall, 'operation'> {
  return { operation: { ...listClasses, ...more } }
}

test('the API receives the call, and its response is measured and ends the span', async () => {
  const { attempt, requests, measured, spans } = createTested()
  const body = Buffer.from('{}')
  const { response } = await attempt({ body })
  expect(response).toMatchObject({ status: 200, body: Buffer.from('{}') })
  expect(requests).toMatchObject([
    { method: 'GET', path: '/classes/list/?page=2', body, headers: { traceparent: '00-1-2-01' } },
  ])
  expect(measured).toEqual([['/classes/list/', 200]])
  expect(spans).toEqual([200])
  expect(vi.getTimerCount()).toBe(0)
})

test.each<[string, Partial<Operation>, string | undefined]>([
  ['a personal read', {}, 'classes'],
  ['a cached personal read', { cache: { ttl: 1, stale_while_revalidate: 1, stale_if_error: 1 } }, 'classes'],
  ['a public read without a cache', { who: 'public' }, 'classes'],
  [
    'a cached public read',
    { who: 'public', cache: { ttl: 1, stale_while_revalidate: 1, stale_if_error: 1 } },
    undefined,
  ],
  ['a sign-up', { template: '/auth/signup/user/' }, '/auth/signup/user/'],
])('%s belongs to the circuit %3$s', async (_, operation, group) => {
  const { attempt, requests } = createTested()
  await attempt(describeOperation(operation))
  expect(requests[0]?.group).toBe(group)
})

const passwordCalls = ['/auth/token/', '/auth/refresh_token/', '/auth/revoke_token/']

test.each([...passwordCalls, '/auth/signup/user/', '/auth/social-sign-in/'])(
  'a sign-in, refresh or sign-out has a kept connection, no other call: %s',
  async (template) => {
    const { attempt, requests } = createTested()
    await attempt(describeOperation({ template }))
    expect(requests[0]?.isSignIn).toBe(passwordCalls.includes(template))
  },
)

test('a call takes the share of its person and session, of the session it is made for, or of its network', async () => {
  const { attempt, attemptWith, requests } = createTested()
  const session = await createTestSessions(Date.now).start()
  const another = await createTestSessions(Date.now).start()
  await attemptWith(buildUpstreamCall({ sharedBy: another }), session, 1000)
  await attempt({ sharedBy: another })
  await attempt()
  const person = { kind: 'person', key: `person ${getPersonKey(session.record)}` }
  expect(requests.map(({ shares }) => shares?.slice(0, 2))).toEqual([
    [person, { kind: 'session', key: session.key }],
    [person, { kind: 'session', key: another.key }],
    [{ kind: 'network', key: '203.0.113.9' }],
  ])
})

test('the mock API is told the type of a signed-in person', async () => {
  const { attempt, attemptWith, requests } = createTested()
  const session = await createTestSessions(Date.now).start()
  const mock = { world: 'w' }
  await attempt()
  await attempt({ mock })
  await attemptWith(buildUpstreamCall({ mock }), session, 1000)
  await attemptWith(buildUpstreamCall(), session, 1000)
  const userType = [session.record.user.user_type].flat()[0]
  expect(userType).toBeDefined()
  expect(requests.map((request) => request.mock)).toEqual([undefined, mock, { ...mock, userType }, undefined])
})

test.each([199, 300, 304, 399, 600])('a response of status %i is not passed on', async (status) => {
  const destroyed = new Readable({ read: () => undefined })
  const { attempt, measured, spans } = createTested(async () => ({ ...json, status, body: destroyed }))
  await expect(attempt()).rejects.toMatchObject({ code: 'upstream_unreachable', status })
  expect(destroyed.destroyed).toBe(true)
  expect(measured).toEqual([['/classes/list/', 'upstream_unreachable']])
  expect(spans).toEqual([0])
  expect(vi.getTimerCount()).toBe(0)
})

test.each([200, 299, 400, 599])('a response of status %i is passed on', async (status) => {
  const { attempt } = createTested(async () => ({ ...json, status }))
  expect((await attempt()).response.status).toBe(status)
})

test('a 304 answers a call that carried an ETag, a redirect does not', async () => {
  const notModified = createTested(async () => ({ ...json, status: 304 }))
  expect((await notModified.attempt({ ifNoneMatch: '"a"' })).response.status).toBe(304)
  const redirect = createTested(async () => ({ ...json, status: 302 }))
  await expect(redirect.attempt({ ifNoneMatch: '"a"' })).rejects.toMatchObject({
    code: 'upstream_unreachable',
  })
})

test.each([
  [new UpstreamOverloaded(), 'overloaded'],
  [new CircuitOpen(), 'overloaded'],
  [new ShareExceeded(), 'rate_limited'],
])('%o refuses the call with %s before it is sent, which says nothing about the API', async (error, code) => {
  const { attempt, measured, spans } = createTested(() => Promise.reject(error))
  await expect(attempt()).rejects.toMatchObject({ code, headers: { 'retry-after': '1' }, cause: error })
  expect(measured).toEqual([])
  expect(spans).toEqual([0])
})

test('a failed connection may be tried again, a problem is passed on as it is', async () => {
  const reset = Object.assign(new Error('reset'), { code: 'ECONNRESET' })
  const { attempt, measured } = createTested(() => Promise.reject(reset))
  const failure = await attempt().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(UpstreamUnreachable)
  expect(failure).toMatchObject({ cause: reset })
  expect(measured).toEqual([['/classes/list/', 'upstream_unreachable']])
  const problem = new HttpProblem('body_too_large')
  await expect(createTested(() => Promise.reject(problem)).attempt()).rejects.toBe(problem)
})

test('a response that is cut off does not count as a failed connection', async () => {
  const body = new Readable({ read: () => undefined })
  const { attempt } = createTested(async () => ({ ...json, body }))
  const failed = attempt().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1)
  body.destroy(new Error('cut off'))
  const failure = await failed
  expect(failure).toMatchObject({ code: 'upstream_unreachable' })
  expect(failure).not.toBeInstanceOf(UpstreamUnreachable)
})

/** An API that answers only by the abort of its signal. */
function waitForAbort({ signal }: UpstreamRequest): Promise<UpstreamResponse> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
}

test('no response within the deadline is a timeout', async () => {
  const { attempt, measured } = createTested(waitForAbort)
  const failed = attempt().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await failed).toMatchObject({ code: 'upstream_timeout' })
  expect(measured).toEqual([['/classes/list/', 'upstream_timeout']])
})

test('a call whose caller has gone is measured as aborted', async () => {
  const { attempt, measured } = createTested(waitForAbort)
  const signal = new LightAbort()
  const failed = attempt({ signal }).catch((error: unknown) => error)
  signal.abort(undefined)
  expect(await failed).toMatchObject({ code: 'upstream_unreachable' })
  expect(measured).toEqual([['/classes/list/', 'aborted']])
  expect(vi.getTimerCount()).toBe(0)
})

test('a streamed response keeps its deadline to its end, media have none', async () => {
  const body = new Readable({ read: () => undefined })
  const stream = { ...json, headers: [], body }
  const { attempt } = createTested(async () => stream)
  await attempt(describeOperation({ media: true }))
  expect(vi.getTimerCount()).toBe(0)
  await attempt()
  expect(vi.getTimerCount()).toBe(1)
  const closed = new Promise((resolve) => body.once('close', resolve))
  body.destroy()
  await closed
  expect(vi.getTimerCount()).toBe(0)
})
