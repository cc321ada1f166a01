import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Sessions } from '#bff/session/sessions.ts'
import { createResponse, createWorld, createRefreshed, settle, wait } from '../../tests/fakes/refreshWorld.ts'
import { buildUser } from '../../tests/fakes/sessions.ts'

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

  test('reports a lease that another process took, and one that the store does not renew', async () => {
    const world = createWorld([() => wait(3500).then(() => createRefreshed())])
    const session = await world.start()
    let isDown = false
    const lease: Sessions['lease'] = async (...args) =>
      isDown ? Promise.reject(new Error('down')) : world.sessions.lease(...args)
    const refresh = world.create({ sessions: { ...world.sessions, lease } }).refresh(session, '')
    await vi.advanceTimersByTimeAsync(1500)
    world.store.leases.set(session.key, { owner: 'other', until: Date.now() + 1_000_000 })
    await vi.advanceTimersByTimeAsync(1000)
    isDown = true
    await settle(refresh)
    expect(world.watched).toEqual(['lease lost', 'lease lost', 'refreshed 3500'])
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
