import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Session } from '#bff/session/sessions.ts'
import { createRefresher } from '#bff/token/refresher.ts'
import { createWorld, createRefreshed, settle, wait } from '../../tests/fakes/refreshWorld.ts'
import { createTestSessions } from '../../tests/fakes/sessions.ts'

vi.mock('node:timers/promises', () => import('../../tests/fakes/globalTimers.ts'))
beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

describe('a refresh', () => {
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
})
