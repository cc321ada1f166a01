import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Session, Sessions } from '#bff/session/sessions.ts'
import { createRefresher } from '#bff/token/refresher.ts'
import { createResponse, createWorld, createRefreshed, settle, wait } from '../../tests/fakes/refreshWorld.ts'
import { buildUser, createTestSessions } from '../../tests/fakes/sessions.ts'

vi.mock('node:timers/promises', () => import('../../tests/fakes/globalTimers.ts'))
beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

describe('a refresh', () => {
  test('stores the next generation with the new tokens and the new user', async () => {
    const world = createWorld([createRefreshed(2, { user: { first_name: 'Mona', user_type: 'student' } })])
    const session = await world.start()
    const next = await settle(world.create().refresh(session, ''))
    expect(next).toMatchObject({
      generation: 2,
      record: { accessToken: 'access-2', refreshToken: 'refresh-2', user: { first_name: 'Mona' } },
    })
    expect(await world.sessions.reopen(session)).toEqual(next)
    expect(world.watched).toEqual(['refreshed 0'])
    expect([...world.store.leases.keys()]).toEqual([])
  })

  test('keeps the user and the refresh token that the response does not name', async () => {
    const world = createWorld([createResponse(200, { access_token: 'access-2' })])
    const next = await settle(world.create().refresh(await world.start(), ''))
    expect(next).toMatchObject({ record: { refreshToken: 'refresh-1', user: buildUser() } })
  })

  test('is shared by concurrent callers, and a later caller starts another', async () => {
    const world = createWorld([() => wait(500).then(() => createRefreshed())])
    const session = await world.start()
    const refresher = world.create()
    const all = Promise.all([1, 2, 3].map(() => refresher.refresh(session, '')))
    const ended = refresher.waitForRefreshes().then(() => Date.now())
    const begun = Date.now()
    const generations = ((await settle(all)) as Session[]).map(({ generation }) => generation)
    expect(generations).toEqual([2, 2, 2])
    expect(world.calls).toHaveLength(1)
    expect(world.watched).toEqual(['shared', 'shared', 'refreshed 500'])
    expect((await ended) - begun).toBe(500)
  })

  test('is not repeated for a caller that still has the old generation', async () => {
    const world = createWorld([createRefreshed(2), createRefreshed(3)])
    const session = await world.start()
    const refresher = world.create()
    await settle(refresher.refresh(session, ''))
    expect(await settle(refresher.refresh(session, ''))).toMatchObject({ generation: 2 })
    expect(world.calls).toHaveLength(1)
  })

  test('is made again when the API refuses the new token too', async () => {
    const world = createWorld([createRefreshed(2), createRefreshed(3)])
    const refresher = world.create()
    const second = await settle(refresher.refresh(await world.start(), ''))
    expect(await settle(refresher.refresh(second as Session, ''))).toMatchObject({ generation: 3 })
  })

  test('for a newer generation does not use the result of one in flight for an older', async () => {
    const world = createWorld([
      createRefreshed(2),
      () => wait(300).then(() => createRefreshed(3)),
      createRefreshed(4),
    ])
    const refresher = world.create()
    const second = (await settle(refresher.refresh(await world.start(), ''))) as Session
    const older = refresher.refresh(second, '')
    const third = { ...second, generation: 3 }
    const newer = refresher.refresh(third, '')
    await settle(older)
    expect(await settle(newer)).toMatchObject({ generation: 4 })
  })

  test('is made by one of several processes, whose tokens the others wait for and use', async () => {
    const world = createWorld([() => wait(5000).then(() => createRefreshed())])
    const session = await world.start()
    const all = Promise.all([1, 2, 3].map(() => world.create().refresh(session, '')))
    expect(((await settle(all)) as Session[]).map(({ generation }) => generation)).toEqual([2, 2, 2])
    expect(world.calls).toHaveLength(1)
    // Renewed beyond its three seconds
    expect(world.watched).toEqual(['refreshed 5000'])
  })

  test('takes over from a process that died, once its lease has ended', async () => {
    const world = createWorld([createRefreshed()])
    const session = await world.start()
    await world.sessions.lease(session.key, 'dead', 3000)
    const begun = Date.now()
    let ended = 0
    const refresh = world.create().refresh(session, '')
    void refresh.then(() => (ended = Date.now()))
    expect(await settle(refresh)).toMatchObject({ generation: 2 })
    expect(ended - begun).toBeGreaterThanOrEqual(3000)
    expect(ended - begun).toBeLessThan(3100)
  })

  test('releases the lease also when another process had already refreshed', async () => {
    const world = createWorld([createRefreshed()])
    const session = await world.start()
    await world.sessions.replaceTokens(session, { ...session.record, accessToken: 'elsewhere' })
    expect(await settle(world.create().refresh(session, ''))).toMatchObject({
      record: { accessToken: 'elsewhere' },
    })
    expect([world.calls.length, [...world.store.leases.keys()]]).toEqual([0, []])
  })

  test('reports a lease that another process took, and one that the store does not renew', async () => {
    const world = createWorld([() => wait(2500).then(() => createRefreshed())])
    const session = await world.start()
    let isDown = false
    const lease: Sessions['lease'] = async (...args) =>
      isDown ? Promise.reject(new Error('down')) : world.sessions.lease(...args)
    const refresh = world.create({ sessions: { ...world.sessions, lease } }).refresh(session, '')
    await vi.advanceTimersByTimeAsync(500)
    world.store.leases.set(session.key, { owner: 'other', until: Date.now() + 1_000_000 })
    await vi.advanceTimersByTimeAsync(1000)
    isDown = true
    await settle(refresh)
    expect(world.watched).toEqual(['lease lost', 'lease lost', 'refreshed 2500'])
    expect(world.store.leases.get(session.key)?.owner).toBe('other')
  })

  test('revokes nothing when its tokens arrive after those of another process', async () => {
    const world = createWorld([() => wait(400).then(() => createRefreshed(9))])
    const session = await world.start()
    const refresh = world.create().refresh(session, '')
    await vi.advanceTimersByTimeAsync(100)
    await world.sessions.replaceTokens(session, { ...session.record, accessToken: 'elsewhere' })
    expect(await settle(refresh)).toMatchObject({ generation: 2, record: { accessToken: 'elsewhere' } })
    expect(world.revoked).toEqual([])
  })

  test('stops when the session ended between two attempts', async () => {
    const world = createWorld([createResponse(503, {}), createRefreshed(9)])
    const session = await world.start()
    const refresh = world.create().refresh(session, '')
    await vi.advanceTimersByTimeAsync(50)
    await world.sessions.end(session)
    expect(await settle(refresh)).toMatchObject({ code: 'session_expired' })
    expect(world.calls).toHaveLength(1)
  })

  test('works without metrics and without revoking', async () => {
    const { sessions, start } = createTestSessions(Date.now)
    const refresher = createRefresher({
      sessions,
      outage: 'keep',
      attempt: () => wait(1500).then(() => createRefreshed()),
    })
    const session = await start()
    const all = Promise.all([refresher.refresh(session, ''), refresher.refresh(session, '')])
    expect(await settle(all)).toMatchObject([{ generation: 2 }, { generation: 2 }])
    const other = await start()
    const late = refresher.refresh(other, '')
    await vi.advanceTimersByTimeAsync(100)
    await sessions.lease(other.key, 'other', 1)
    await sessions.end(other)
    expect(await settle(late)).toMatchObject({ code: 'session_expired' })
  })

  test('does not use an old token again after another process has refreshed', async () => {
    const world = createWorld([createResponse(503, {}), createRefreshed(9)])
    const session = await world.start()
    const refresh = world.create().refresh(session, '')
    await vi.advanceTimersByTimeAsync(50)
    await world.sessions.replaceTokens(session, { ...session.record, accessToken: 'elsewhere' })
    expect(await settle(refresh)).toMatchObject({ generation: 2, record: { accessToken: 'elsewhere' } })
    expect(world.calls).toHaveLength(1)
  })
})

describe('a store that fails', () => {
  test('for a moment does not lose the new tokens', async () => {
    const world = createWorld([createRefreshed()])
    const session = await world.start()
    let failures = 0
    const sessions = {
      ...world.sessions,
      replaceTokens: async (...args: Parameters<typeof world.sessions.replaceTokens>) => {
        failures += 1
        if (failures < 4) throw new Error('down')
        return world.sessions.replaceTokens(...args)
      },
    }
    expect(await settle(world.create({ sessions }).refresh(session, ''))).toMatchObject({ generation: 2 })
    expect(failures).toBe(4)
  })

  test('for longer than the retries last fails the refresh', async () => {
    const world = createWorld([createRefreshed()])
    const session = await world.start()
    let failures = 0
    const sessions = {
      ...world.sessions,
      async replaceTokens() {
        failures += 1
        throw new Error('down')
      },
    }
    expect(await settle(world.create({ sessions }).refresh(session, ''))).toMatchObject({ message: 'down' })
    // Every 100 ms for eight seconds, and once more
    expect(failures).toBe(82)
  })

  test('to release the lease does not fail the refresh', async () => {
    const world = createWorld([createRefreshed()])
    const session = await world.start()
    const sessions = { ...world.sessions, release: async () => Promise.reject(new Error('down')) }
    expect(await settle(world.create({ sessions }).refresh(session, ''))).toMatchObject({ generation: 2 })
  })
})
