import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Session } from '#bff/session/sessions.ts'
import { defaultTimes, SessionExpired } from '#bff/token/refresher.ts'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import {
  createResponse,
  createWorld,
  createJwt,
  createRefreshed,
  settle,
} from '../../tests/fakes/refreshWorld.ts'

vi.mock('node:timers/promises', () => import('../../tests/fakes/globalTimers.ts'))
beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

/** Returns the result of a call with a token about to expire, for a given response to the refresh. */
async function refreshLate(first: ApiResponse): Promise<unknown> {
  const world = createWorld([first])
  const session = await world.start({ accessToken: createJwt(Date.now() + 3_600_000) })
  await vi.advanceTimersByTimeAsync(3_590_000)
  const fresh = await settle(Promise.resolve(world.create().ensureFresh(session, '')))
  return fresh === session ? 'itself' : fresh
}

/** Returns the generation that `ensureFresh` gives for a token of some life, some time before its end. Milliseconds. */
async function findUsedGeneration(life: number, before: number): Promise<number> {
  const world = createWorld([createRefreshed()])
  const session = await world.start({ accessToken: createJwt(Date.now() + life), remember: true })
  await vi.advanceTimersByTimeAsync(life - before)
  const fresh = world.create().ensureFresh(session, '')
  if (!(fresh instanceof Promise)) return session.generation
  return ((await settle(fresh)) as Session).generation
}

describe('a token about to expire', () => {
  test.each([
    [3_600_000, 30_000, 1],
    [3_600_000, 29_000, 2],
    [3_600_000, -1000, 2],
    [100_000, 10_000, 1],
    [100_000, 9000, 2],
  ])(
    'with a life of %i ms is used %i ms before its end with the generation %i',
    async (life, before, generation) => {
      expect(await findUsedGeneration(life, before)).toBe(generation)
    },
  )

  test.each([
    ['an opaque token', 'opaque'],
    ['a token that had expired on arrival', createJwt(1_700_000_000_000)],
    ['a token that ends on arrival', createJwt(1_800_000_000_000)],
  ])('%s is used until the API refuses it', async (_, accessToken) => {
    const world = createWorld([createRefreshed()])
    const session = await world.start({ accessToken })
    await vi.advanceTimersByTimeAsync(1_000_000)
    expect(world.create().ensureFresh(session, '')).toBe(session)
  })

  test('is used on when it cannot be replaced, and ends the session when the API refuses', async () => {
    expect(await refreshLate(createResponse(503, {}))).toBe('itself')
    expect(await refreshLate(createResponse(400, {}))).toBeInstanceOf(SessionExpired)
  })
})

test('the usual times are those that the decision names', () => {
  expect(defaultTimes).toEqual({
    retryFor: 8000,
    pause: 100,
    lease: 3000,
    leaseRenewal: 1000,
    waitTimeout: 20_000,
    outageMemory: 2000,
  })
})
