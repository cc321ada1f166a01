import { describe, expect, test } from 'vitest'
import { createSessionCookie } from '#bff/session/cookie.ts'
import { buildUser, createTestSessions } from '../../tests/fakes/sessions.ts'
import { createMemoryStore } from '../../tests/fakes/memoryStore.ts'
import { tenant } from '../../tests/fakes/tenant.ts'

const hour = 3_600_000

/** Sessions with a clock that the test turns. */
function createWorld() {
  const clock = { now: 1_800_000_000_000 }
  return { clock, ...createTestSessions(() => clock.now) }
}

describe('a session', () => {
  test('is opened by its cookie, with the times of its start', async () => {
    const { sessions, start, clock, events } = createWorld()
    const session = await start()
    expect(session).toMatchObject({
      generation: 1,
      record: { createdAt: clock.now, seenAt: clock.now, tokensAt: clock.now, accessToken: 'access-1' },
    })
    expect(await sessions.open(session.cookie, tenant)).toEqual(session)
    expect(await sessions.reopen(session)).toEqual(session)
    expect(events).toEqual(['started'])
  })

  test('is not opened by an unknown cookie or at another tenant', async () => {
    const { sessions, start } = createWorld()
    const { cookie } = await start()
    expect(await sessions.open(createSessionCookie(), tenant)).toBeUndefined()
    expect(await sessions.open({ ...cookie, secret: createSessionCookie().secret }, tenant)).toBeUndefined()
    expect(await sessions.open(cookie, { ...tenant, customHost: 'b.example' })).toBeUndefined()
  })

  test('is not stored before it is started', async () => {
    const { sessions } = createWorld()
    const given = { accessToken: 'a', refreshToken: 'r', tenant: 'a.example', remember: false }
    const session = sessions.prepare({ ...given, user: buildUser() })
    expect(await sessions.reopen(session)).toBeUndefined()
  })

  test('ends after an hour without use, although the store still has it', async () => {
    const { sessions, start, clock, store } = createWorld()
    const session = await start()
    const entry = store.entries.get(session.key)
    if (entry) store.entries.set(session.key, { ...entry, endsAt: Infinity })
    clock.now += hour - 1
    expect(await sessions.reopen(session)).toBeDefined()
    expect(sessions.remaining(session)).toEqual({ expiresIn: 23 * 3600 + 1, idleExpiresIn: 1 })
    clock.now += 1
    expect(await sessions.reopen(session)).toBeUndefined()
  })

  test('is extended by use, which is recorded after a minute', async () => {
    const { sessions, start, clock } = createWorld()
    const session = await start()
    clock.now += 59_999
    await sessions.touch(session)
    expect((await sessions.reopen(session))?.record.seenAt).toBe(clock.now - 59_999)
    clock.now += 1
    await sessions.touch(session)
    const touched = await sessions.reopen(session)
    expect([touched?.record.seenAt, touched?.generation]).toEqual([clock.now, 1])
    clock.now += hour - 1
    expect(await sessions.reopen(session)).toBeDefined()
  })

  test('is not brought back by use after its end', async () => {
    const { sessions, start, clock } = createWorld()
    const session = await start()
    await sessions.end(session)
    clock.now += 60_000
    await sessions.touch(session)
    expect(await sessions.reopen(session)).toBeUndefined()
  })

  test('has the name of the profile that was read last, also when a call of before records its use', async () => {
    const { sessions, start, clock } = createWorld()
    const session = await start()
    await sessions.updateUser(session, { first_name: 'سارة', last_name: 'كامل' })
    clock.now += 60_000
    await sessions.touch(session)
    const { record, generation } = (await sessions.reopen(session)) ?? {}
    expect(record).toMatchObject({ user: { first_name: 'سارة', category: 'student' }, seenAt: clock.now })
    expect(generation).toBe(1)
  })

  test('keeps a saved name although many calls record its use at the same time', async () => {
    const { sessions, start, clock } = createWorld()
    const session = await start()
    clock.now += 60_000
    const touch = () => sessions.touch(session)
    const save = () => sessions.updateUser(session, { first_name: 'سارة', last_name: 'كامل' })
    await Promise.all([touch(), touch(), save(), touch()])
    expect((await sessions.reopen(session))?.record).toMatchObject({
      user: { first_name: 'سارة' },
      seenAt: clock.now,
    })
  })

  test('continues when its use cannot be recorded', async () => {
    const clock = { now: 0 }
    const store = {
      ...createMemoryStore(() => clock.now),
      swap: async () => Promise.reject(new Error('down')),
    }
    const failures: string[] = []
    const { sessions, start } = createTestSessions(() => clock.now, {
      store,
      onFailure: () => failures.push('failed'),
    })
    const session = await start()
    clock.now = 60_000
    await sessions.touch(session)
    await Promise.resolve()
    expect(await sessions.reopen(session)).toEqual(session)
    expect(failures).toEqual(['failed'])
  })
})

describe('new tokens', () => {
  test('form the next generation and have the time of their arrival', async () => {
    const { sessions, start, clock } = createWorld()
    const session = await start()
    clock.now += 5000
    const next = await sessions.replaceTokens(session, {
      user: buildUser({ first_name: 'Mona' }),
      accessToken: 'a2',
      refreshToken: 'r2',
    })
    expect(next).toMatchObject({
      key: session.key,
      generation: 2,
      record: {
        accessToken: 'a2',
        tokensAt: clock.now,
        createdAt: session.record.createdAt,
        tenant: 'a.example',
      },
    })
    expect(await sessions.reopen(session)).toEqual(next)
  })

  test('keep a name that was saved while they were under way', async () => {
    const { sessions, start } = createWorld()
    const session = await start()
    await sessions.updateUser(session, { first_name: 'Mona' })
    await sessions.replaceTokens(session, { accessToken: 'a2', refreshToken: 'r2' })
    const { record } = (await sessions.reopen(session)) ?? {}
    expect(record).toMatchObject({ accessToken: 'a2', user: { first_name: 'Mona', category: 'student' } })
  })

  test('do not undo a name that is being saved', async () => {
    const store = createMemoryStore(() => 0)
    const swap = store.swap.bind(store)
    let refresh: (() => Promise<unknown>) | undefined
    const swapAfterRefresh = async (...args: Parameters<typeof swap>) => {
      const beaten = refresh
      refresh = undefined
      await beaten?.()
      return swap(...args)
    }
    const { sessions, start } = createTestSessions(() => 0, { store: { ...store, swap: swapAfterRefresh } })
    const session = await start()
    refresh = () => sessions.replaceTokens(session, { accessToken: 'a2', refreshToken: 'r2' })
    await sessions.updateUser(session, { first_name: 'Mona' })
    const { record } = (await sessions.reopen(session)) ?? {}
    expect(record).toMatchObject({ accessToken: 'a2', user: { first_name: 'Mona' } })
  })

  test('bring the person as the API sent them, or leave the stored one', async () => {
    const { sessions, start } = createWorld()
    const session = await start()
    const tokens = { accessToken: 'a2', refreshToken: 'r2' }
    const second = await sessions.replaceTokens(session, tokens)
    expect(second?.record.user).toEqual(session.record.user)
    const user = buildUser({ first_name: 'Mona' })
    if (second) await sessions.replaceTokens(second, { ...tokens, user })
    expect((await sessions.reopen(session))?.record.user.first_name).toBe('Mona')
  })

  test('are not stored over newer ones or after the end', async () => {
    const { sessions, start, store } = createWorld()
    const session = await start()
    const next = { ...session.record, accessToken: 'a2' }
    await sessions.replaceTokens(session, next)
    expect(await sessions.replaceTokens(session, { ...next, accessToken: 'late' })).toBeUndefined()
    expect((await sessions.reopen(session))?.record.accessToken).toBe('a2')
    await sessions.end(session)
    const known = [...(store.persons.values().next().value?.keys() ?? [])]
    expect(await sessions.replaceTokens(session, next)).toBeUndefined()
    expect([...(store.persons.values().next().value?.keys() ?? [])]).toEqual(known)
  })
})
