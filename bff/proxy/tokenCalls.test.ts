import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UpstreamCall } from '#bff/proxy/attempt.ts'
import { buildRefreshCall, buildRevokeCall, revokeTokens } from '#bff/proxy/tokenCalls.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import { buildUser, createTestSessions } from '../../tests/fakes/sessions.ts'
import { buildUpstreamCall } from '../../tests/fakes/upstreamCall.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const response: ApiResponse = { status: 200, headers: {}, body: Buffer.from('{}') }

/** Revokes the tokens of a session with calls that are answered as configured. */
async function startRevoking(
  send: (call: UpstreamCall) => Promise<ApiResponse>,
  category: 'student' | 'operator' = 'student',
) {
  const session = await createTestSessions(Date.now).start({ user: buildUser({ category }) })
  const calls: [UpstreamCall, string | undefined][] = []
  const outcome = revokeTokens(
    (call, caller) => {
      calls.push([call, caller?.key])
      return send(call)
    },
    session,
    buildRevokeCall(buildUpstreamCall()),
  )
  return { session, outcome, calls }
}

const waitForEver = () => new Promise<never>(() => undefined)

test('a refresh carries the refresh token, the caller and nothing else of the call', async () => {
  const session = await createTestSessions(Date.now).start()
  const body = Buffer.from('{"refresh_token":"refresh-1"}')
  const caller = buildUpstreamCall({ language: 'ar', idempotencyKey: 'k', range: 'bytes=0-1' })
  const call = buildRefreshCall(session, caller)
  expect(call).toEqual({
    tenant: caller.tenant,
    requestId: caller.requestId,
    address: caller.address,
    language: 'ar',
    timeZone: caller.timeZone,
    mock: undefined,
    trace: caller.trace,
    body,
    contentType: 'application/json',
    contentLength: body.length,
    operation: expect.objectContaining({ id: 'refreshToken', method: 'POST', timeout_ms: 15_000 }),
    path: '/auth/refresh_token/',
    signal: expect.anything(),
    sharedBy: session,
  })
  expect(call.signal).not.toBe(caller.signal)
})

test('the tokens of a learner are revoked on behalf of the caller', async () => {
  const { session, outcome, calls } = await startRevoking(async () => response)
  expect(await outcome).toBe(response)
  expect(calls).toEqual([
    [
      expect.objectContaining({
        operation: expect.objectContaining({ id: 'revokeToken', method: 'POST' }),
        path: '/auth/revoke_token/',
        body: Buffer.from('{}'),
        contentType: 'application/json',
        skipsRefresh: true,
      }),
      session.key,
    ],
  ])
  expect(vi.getTimerCount()).toBe(0)
})

test('the API is told that a member of staff signs out', async () => {
  const { outcome, calls } = await startRevoking(async () => response, 'operator')
  await outcome
  expect(calls[0]?.[0].body).toEqual(Buffer.from('{"is_admin":true}'))
})

test('a sign-out waits two seconds for the API, and its call is then aborted', async () => {
  const { outcome, calls } = await startRevoking(waitForEver)
  const settled = vi.fn<(revoked: ApiResponse | undefined) => void>()
  void outcome.then(settled)
  await vi.advanceTimersByTimeAsync(1999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith(undefined)
  expect(calls[0]?.[0].signal.aborted).toBe(true)
})

test('an API that fails does not fail the sign-out', async () => {
  const { outcome } = await startRevoking(() => Promise.reject(new Error('reset')))
  expect(await outcome).toBeUndefined()
})
