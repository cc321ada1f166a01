import { vi } from 'vitest'
import type { Session } from '#bff/session/sessions.ts'
import type { RefreshObserver, RefresherOptions } from '#bff/token/refreshUnderLease.ts'
import { createRefresher } from '#bff/token/refresher.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import { createTestSessions } from './sessions.ts'

/** A response of the API. */
export const createResponse = (status: number, body: unknown): ApiResponse => ({
  status,
  headers: {},
  body: Buffer.from(JSON.stringify(body)),
})
/** The response to a refresh. */
export const createRefreshed = (serial = 2, more: object = {}) =>
  createResponse(200, {
    token_data: { access_token: `access-${serial}`, refresh_token: `refresh-${serial}` },
    ...more,
  })
/** A token that ends at a time, milliseconds since the epoch. */
export const createJwt = (milliseconds: number) =>
  `e30.${Buffer.from(JSON.stringify({ exp: milliseconds / 1000 })).toString('base64url')}.s`

/** Sessions, an API that answers in turn (the last response repeats), and refreshers over both. */
export function createWorld(responses: readonly (ApiResponse | Error | (() => Promise<ApiResponse>))[]) {
  const own = createTestSessions(Date.now)
  const calls: Session[] = []
  const revoked: string[] = []
  const watched: string[] = []
  const observer: RefreshObserver = {
    refreshed: (result, milliseconds) => watched.push(`${result} ${Math.round(milliseconds)}`),
    shared: () => watched.push('shared'),
    leaseLost: () => watched.push('lease lost'),
  }
  const create = (more: Partial<RefresherOptions<string>> = {}) =>
    createRefresher<string>({
      sessions: own.sessions,
      outage: 'keep',
      observer,
      revoke: ({ record }) => revoked.push(`${record.accessToken} ${record.refreshToken}`),
      async attempt(session) {
        calls.push(session)
        const next = responses[Math.min(calls.length, responses.length) - 1]
        if (next === undefined || next instanceof Error) throw next
        return typeof next === 'function' ? next() : next
      },
      ...more,
    })
  return { ...own, calls, revoked, watched, create }
}

/** Runs the clock until some work settles; its value, or the problem's code. */
export async function settle<Value>(work: Promise<Value>, milliseconds = 60_000): Promise<unknown> {
  const outcome = work.then(
    (value) => value,
    (error: unknown) => error,
  )
  await vi.advanceTimersByTimeAsync(milliseconds)
  return outcome
}

/** Waits by the test's clock. */
export const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
