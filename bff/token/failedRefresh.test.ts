import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SessionExpired } from '#bff/token/refresher.ts'
import { UpstreamOverloaded, UpstreamUnreachable } from '#bff/upstream/errors.ts'
import {
  createResponse,
  createWorld,
  createJwt,
  createRefreshed,
  settle,
  wait,
} from '../../tests/fakes/refreshWorld.ts'

vi.mock('node:timers/promises', () => import('../../tests/fakes/globalTimers.ts'))
beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

describe('a refusal', () => {
  test('ends the session and clears the cookie', async () => {
    const world = createWorld([createResponse(400, {})])
    const session = await world.start()
    expect(await settle(world.create().refresh(session, ''))).toBeInstanceOf(SessionExpired)
    expect(await world.sessions.reopen(session)).toBeUndefined()
    expect(world.events).toEqual(['started', 'refused'])
    expect(world.watched).toEqual(['refused 0'])
  })

  test('is known to the callers of other processes', async () => {
    const world = createWorld([() => wait(200).then(() => createResponse(400, {}))])
    const session = await world.start()
    const [one, two] = [world.create(), world.create()].map((refresher) =>
      settle(refresher.refresh(session, '')),
    )
    expect(await one).toBeInstanceOf(SessionExpired)
    expect(await two).toBeInstanceOf(SessionExpired)
    expect(world.calls).toHaveLength(1)
  })

  test('asks for a new sign-in by its code', () => {
    expect(new SessionExpired()).toMatchObject({ code: 'session_expired', message: 'session_expired' })
  })

  test('ends nothing when another process has replaced the token meanwhile', async () => {
    const world = createWorld([() => wait(200).then(() => createResponse(400, {}))])
    const session = await world.start()
    const refresh = world.create().refresh(session, '')
    await vi.advanceTimersByTimeAsync(100)
    await world.sessions.replaceTokens(session, { ...session.record, accessToken: 'elsewhere' })
    expect(await settle(refresh)).toMatchObject({ generation: 2, record: { accessToken: 'elsewhere' } })
  })
})

describe('a sign-out', () => {
  test('wins over a refresh in flight, whose late tokens are revoked', async () => {
    const world = createWorld([() => wait(400).then(() => createRefreshed())])
    const session = await world.start()
    const refresh = world.create().refresh(session, '')
    await vi.advanceTimersByTimeAsync(100)
    await world.sessions.end(session)
    const problem = await settle(refresh)
    expect(problem).toMatchObject({ code: 'session_expired' })
    // The sign-out's own response cleared the cookie
    expect(problem).not.toBeInstanceOf(SessionExpired)
    expect(world.revoked).toEqual(['access-2 refresh-2'])
    expect(world.watched).toEqual(['gone 400'])
    expect(await world.sessions.reopen(session)).toBeUndefined()
  })

  test('in another process ends a call with a token that is about to expire', async () => {
    const world = createWorld([createRefreshed()])
    const session = await world.start({ accessToken: createJwt(Date.now() + 20_000) })
    await world.sessions.end(session)
    await vi.advanceTimersByTimeAsync(19_000)
    const fresh = Promise.resolve(world.create().ensureFresh(session, ''))
    expect(await settle(fresh)).toMatchObject({ code: 'session_expired' })
  })

  test('before a refresh leaves nothing to refresh', async () => {
    const world = createWorld([createRefreshed()])
    const session = await world.start()
    await world.sessions.end(session)
    expect(await settle(world.create().refresh(session, ''))).toMatchObject({ code: 'session_expired' })
    expect([world.calls.length, [...world.store.leases.keys()]]).toEqual([0, [`${session.key}:refused`]])
  })
})

describe('an outage of the API', () => {
  test('keeps the session or ends it, as configured', async () => {
    const world = createWorld([createResponse(503, {})])
    const session = await world.start()
    expect(await settle(world.create().refresh(session, ''))).toMatchObject({
      code: 'refresh_unavailable',
      headers: { 'retry-after': '2' },
    })
    expect(await world.sessions.reopen(session)).toEqual(session)
    expect(await settle(world.create({ outage: 'sign-out' }).refresh(session, ''))).toBeInstanceOf(
      SessionExpired,
    )
    expect(await world.sessions.reopen(session)).toBeUndefined()
  })

  test('is reported to later callers of the session it ended, and their cookie is cleared', async () => {
    const world = createWorld([createResponse(503, {})])
    const session = await world.start()
    const refresher = world.create({ outage: 'sign-out' })
    await settle(refresher.refresh(session, ''), 7100)
    expect(await settle(refresher.refresh(session, ''), 0)).toBeInstanceOf(SessionExpired)
    expect(world.calls).toHaveLength(8)
  })

  test('stops further refreshes of its session for two seconds, and of no other session', async () => {
    const world = createWorld([createResponse(503, {})])
    const [session, other] = [await world.start(), await world.start()]
    const refresher = world.create()
    await settle(refresher.refresh(session, ''), 7100)
    expect(world.calls).toHaveLength(8)
    expect(await settle(refresher.refresh(session, ''), 0)).toMatchObject({ code: 'refresh_unavailable' })
    expect(world.calls).toHaveLength(8)
    void refresher.refresh(other, '').catch(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(world.calls).toHaveLength(9)
    await vi.advanceTimersByTimeAsync(2001)
    void refresher.refresh(session, '').catch(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(world.calls.at(-1)?.key).toBe(session.key)
    await vi.advanceTimersByTimeAsync(60_000)
  })

  test("is not assumed when the BFF's own queue is full, so that the session continues", async () => {
    const world = createWorld([new UpstreamUnreachable(new UpstreamOverloaded('full'))])
    const session = await world.start()
    expect(await settle(world.create({ outage: 'sign-out' }).refresh(session, ''))).toMatchObject({
      code: 'refresh_unavailable',
    })
    expect(await world.sessions.reopen(session)).toEqual(session)
  })

  test('makes a caller wait twenty seconds at most', async () => {
    const world = createWorld([() => new Promise(() => undefined)])
    const session = await world.start()
    let ended = 0
    const begun = Date.now()
    const refresh = world.create({ outage: 'sign-out' }).refresh(session, '')
    refresh.catch(() => (ended = Date.now()))
    expect(await settle(refresh)).toMatchObject({ code: 'refresh_unavailable' })
    expect(ended - begun).toBe(20_000)
    expect(await world.sessions.reopen(session)).toEqual(session)
  })

  test('makes a process that never gets the lease give up after twenty seconds', async () => {
    const world = createWorld([createRefreshed()])
    const session = await world.start()
    await world.sessions.lease(session.key, 'other', 1_000_000)
    expect(await settle(world.create().refresh(session, ''))).toMatchObject({ code: 'refresh_unavailable' })
    expect(world.calls).toHaveLength(0)
  })
})
