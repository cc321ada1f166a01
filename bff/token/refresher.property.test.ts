import { array, asyncProperty, constant, constantFrom, integer, oneof, record } from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { HttpProblem } from '#bff/http/problem.ts'
import type { Session } from '#bff/session/sessions.ts'
import { createRefresher } from '#bff/token/refresher.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import { UpstreamUnreachable } from '#bff/upstream/errors.ts'
import { assertProperty } from '../../tests/fakes/assertProperty.ts'
import { createTestSessions } from '../../tests/fakes/sessions.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

vi.mock('node:timers/promises', () => import('../../tests/fakes/globalTimers.ts'))
afterEach(() => void vi.useRealTimers())

const pause = integer({ min: 0, max: 1500 })
/** The events in turn, each with the milliseconds until the next. */
const step = oneof(
  {
    weight: 6,
    arbitrary: record({ kind: constant('call' as const), process: integer({ min: 0, max: 2 }), pause }),
  },
  { weight: 3, arbitrary: record({ kind: constant('expire' as const), pause }) },
  {
    weight: 3,
    arbitrary: record({
      kind: constant('api' as const),
      mode: constantFrom('answers', 'fails', 'unreachable', 'loses requests', 'loses responses'),
      latency: integer({ min: 0, max: 3000 }),
      pause,
    }),
  },
  {
    weight: 1,
    // A jump ahead stays within what a lease lasts between two renewals
    arbitrary: record({
      kind: constant('clock' as const),
      by: oneof(integer({ min: 0, max: 900 }), integer({ min: -3_600_000, max: 0 })),
      pause: constant(1100),
    }),
  },
  { weight: 1, arbitrary: record({ kind: constant('sign out' as const), pause }) },
)
type Step = typeof step extends { generate: (...args: never[]) => { value: infer One } } ? One : never

const createResponse = (status: number, body: unknown): ApiResponse => ({
  status,
  headers: {},
  body: Buffer.from(JSON.stringify(body)),
})
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const cut = () => new UpstreamUnreachable(Object.assign(new Error(), { code: 'ECONNRESET' }))

/** An API whose refresh tokens can be used once. */
function createApi() {
  const refresh = new Set(['refresh-1'])
  const access = new Set(['access-1'])
  const api = {
    mode: 'answers',
    latency: 0,
    open: 0,
    mostOpen: 0,
    hasLost: false,
    issued: 0,
    refresh,
    access,
  }
  let serial = 1

  function issue(token: string): ApiResponse {
    if (!refresh.delete(token)) return createResponse(400, { success: false })
    serial += 1
    api.issued += 1
    const pair = { access_token: `access-${serial}`, refresh_token: `refresh-${serial}` }
    refresh.add(pair.refresh_token)
    access.add(pair.access_token)
    return createResponse(200, { success: true, token_data: pair })
  }
  async function exchange({ record: { refreshToken } }: Session): Promise<ApiResponse> {
    const { mode, latency } = api
    api.open += 1
    api.mostOpen = Math.max(api.mostOpen, api.open)
    try {
      if (mode === 'unreachable')
        throw new UpstreamUnreachable(Object.assign(new Error(), { code: 'ECONNREFUSED' }))
      const response =
        mode === 'fails' || mode === 'loses requests' ? createResponse(503, {}) : issue(refreshToken)
      await wait(latency)
      if (mode === 'loses responses') api.hasLost = true
      if (mode.startsWith('loses')) throw cut()
      return response
    } finally {
      api.open -= 1
    }
  }
  return { api, exchange }
}

/** Plays the steps with three processes on one store. */
async function play(steps: readonly Step[]) {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  const { api, exchange } = createApi()
  const { sessions, start, events } = createTestSessions(Date.now)
  const session = await start({ remember: true })
  const revoked = new Set<string>()
  const processes = Array.from({ length: 3 }, () =>
    createRefresher<string>({
      sessions,
      outage: 'keep',
      attempt: exchange,
      revoke: ({ record: { refreshToken } }) => revoked.add(refreshToken),
    }),
  )
  let isSignedOut = false
  const surprises: unknown[] = []
  const calls: Promise<unknown>[] = []

  async function call(process: number): Promise<void> {
    const own = await sessions.open(session.cookie, tenant)
    if (!own || api.access.has(own.record.accessToken)) return
    try {
      const next = await processes[process]?.refresh(own, '')
      if (isSignedOut) surprises.push(`a session after the sign-out: ${next?.record.refreshToken}`)
    } catch (error) {
      if (!(error instanceof HttpProblem)) surprises.push(error)
    }
  }
  async function signOut(): Promise<void> {
    const own = await sessions.open(session.cookie, tenant)
    if (!own) return
    await sessions.end(own)
    isSignedOut = true
    revoked.add(own.record.refreshToken)
  }
  for (const one of steps) {
    if (one.kind === 'call') calls.push(call(one.process))
    if (one.kind === 'expire') api.access.clear()
    if (one.kind === 'api') Object.assign(api, { mode: one.mode, latency: one.latency })
    if (one.kind === 'clock') vi.setSystemTime(Date.now() + one.by)
    if (one.kind === 'sign out') await signOut()
    await vi.advanceTimersByTimeAsync(one.pause)
  }
  await vi.advanceTimersByTimeAsync(60_000)
  await Promise.all(calls)
  const last = await sessions.reopen(session)
  vi.useRealTimers()
  return { api, revoked, surprises, last, isSignedOut, events }
}

test('whatever happens there is one refresh for an expiry, no session is lost, and a sign-out wins', () =>
  assertProperty(
    asyncProperty(array(step, { maxLength: 14 }), async (steps) => {
      const { api, revoked, surprises, last, isSignedOut, events } = await play(steps)
      expect(surprises).toEqual([])
      expect(api.mostOpen).toBeLessThanOrEqual(1)
      expect(isSignedOut && last).toBeFalsy()
      // A response that was lost took the only token with it
      if (api.hasLost) return
      const expiries = steps.filter(({ kind }) => kind === 'expire').length
      expect(api.issued).toBeLessThanOrEqual(expiries)
      const usable = [...api.refresh].filter((token) => !revoked.has(token))
      expect(usable).toEqual(last ? [last.record.refreshToken] : [])
      expect(events).toEqual(isSignedOut ? ['started', 'ended'] : ['started'])
    }),
    1000,
  ))
