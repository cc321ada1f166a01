import { describe, expect, test } from 'vitest'
import type { Session } from '#bff/session/session.ts'
import { getPersonId } from '#bff/session/personId.ts'
import { createMemoryStore } from '../../tests/fakes/memoryStore.ts'
import { buildUser, createTestSessions } from '../../tests/fakes/sessions.ts'

/** Sessions with a clock that the test turns. */
function createWorld() {
  const clock = { now: 1_800_000_000_000 }
  return { clock, ...createTestSessions(() => clock.now) }
}

describe('the end', () => {
  test('the end of a session is reported once and empties the index of its person', async () => {
    const { sessions, start, events, store } = createWorld()
    const session = await start()
    const person = getPersonId(session.record) ?? ''
    expect(store.persons.get(person)?.size).toBe(1)
    await sessions.end(session)
    await sessions.end(session)
    expect(events).toEqual(['started', 'ended'])
    expect(store.persons.get(person)?.size).toBe(0)
    expect(await sessions.reopen(session)).toBeUndefined()
  })

  test('the end of a session returns the tokens that a refresh has stored meanwhile', async () => {
    const { sessions, start, events } = createWorld()
    const session = await start()
    const next = await sessions.replaceTokens(session, { accessToken: 'a2', refreshToken: 'r2' })
    expect(await sessions.end(session)).toEqual(next)
    expect(await sessions.reopen(session)).toBeUndefined()
    expect(events).toEqual(['started', 'ended'])
    expect(await sessions.end(session)).toEqual(session)
  })

  test('a session whose tokens change at each attempt to end it ends all the same', async () => {
    const memory = createMemoryStore()
    const ends: (number | undefined)[] = []
    const end: typeof memory.end = async (key, generation) => {
      ends.push(generation)
      const entry = memory.entries.get(key)
      if (entry) memory.entries.set(key, { ...entry, generation: entry.generation + 1 })
      return memory.end(key, generation)
    }
    const { sessions, start, events } = createTestSessions(Date.now, { store: { ...memory, end } })
    const session = await start()
    await sessions.end(session)
    expect(memory.entries.size).toBe(0)
    expect(ends).toEqual([1, 2, 3, undefined])
    expect(events).toEqual(['started', 'ended'])
  })

  test("ending a person's other sessions returns their tokens for revocation and leaves the caller's session", async () => {
    const { sessions, start, events } = createWorld()
    const own = await start()
    const others = [
      await start({ accessToken: 'a2', refreshToken: 'r2' }),
      await start({ accessToken: 'a3', refreshToken: 'r3' }),
    ]
    const stranger = await start({ user: buildUser({ email: 'mona@example.test' }) })
    const elsewhere = await start({ tenant: 'b.example' })
    const ended = await sessions.endOthers(own)
    expect(ended.map(({ key, record }) => [key, record.accessToken, record.refreshToken])).toEqual([
      [others[0]?.key, 'a2', 'r2'],
      [others[1]?.key, 'a3', 'r3'],
    ])
    expect(events.filter((event) => event === 'ended')).toHaveLength(2)
    for (const session of [own, stranger, elsewhere]) expect(await sessions.reopen(session)).toEqual(session)
    for (const session of others) expect(await sessions.reopen(session)).toBeUndefined()
    expect(await sessions.endOthers(own)).toEqual([])
  })

  test('tokens of other sessions that the store fails to end are returned for revocation all the same', async () => {
    const store = createMemoryStore()
    let broken: string | undefined
    const end: typeof store.end = (key) =>
      key === broken ? Promise.reject(new Error('read-only')) : store.end(key)
    const { sessions, start } = createTestSessions(Date.now, { store: { ...store, end } })
    const own = await start()
    broken = (await start({ accessToken: 'a2' })).key
    await start({ accessToken: 'a3' })
    const told: string[] = []
    const tell = (list: readonly Session[]) => void told.push(...list.map(({ record }) => record.accessToken))
    await expect(sessions.endOthers(own, tell)).rejects.toMatchObject({ code: 'session_store_unavailable' })
    expect(told).toEqual(['a2', 'a3'])
  })

  test('ending other sessions skips those that had already ended, and cleans the index', async () => {
    const { sessions, start, store, events } = createWorld()
    const [own, other] = [await start(), await start()]
    store.entries.delete(other.key)
    expect(await sessions.endOthers(own)).toEqual([])
    expect([...(store.persons.values().next().value?.keys() ?? [])]).toEqual([own.key])
    expect(events).toEqual(['started', 'started'])
  })

  test('ending the other sessions of a kid, who has no address, ends nothing', async () => {
    const { sessions, start, store } = createWorld()
    const kid = { user: buildUser({ email: null, category: 'kids' }) }
    const [one, two] = [await start(kid), await start(kid)]
    expect(store.persons.size).toBe(0)
    expect(await sessions.endOthers(one)).toEqual([])
    expect(await sessions.reopen(two)).toEqual(two)
    await sessions.end(two)
    expect(await sessions.reopen(two)).toBeUndefined()
  })

  test('other sessions whose index was sealed with a lost key are ended without their tokens', async () => {
    const { sessions, start, store } = createWorld()
    const [own, other] = [await start(), await start()]
    for (const listed of store.persons.values())
      for (const [key, item] of listed) listed.set(key, { ...item, sealed: Buffer.alloc(60) })
    expect(await sessions.endOthers(own)).toEqual([])
    expect(await sessions.reopen(other)).toBeUndefined()
  })
})

describe('a refused session', () => {
  test('ends, and others learn for twenty seconds that it was refused', async () => {
    const { sessions, start, clock, events, store } = createWorld()
    const [session, other] = [await start(), await start()]
    expect(await sessions.endRefused(session)).toBe(true)
    expect(await sessions.reopen(session)).toBeUndefined()
    expect(events).toEqual(['started', 'started', 'refused'])
    expect([...(store.persons.values().next().value?.keys() ?? [])]).toEqual([other.key])
    clock.now += 19_999
    expect(await sessions.wasRefused(session)).toBe(true)
    expect(await sessions.wasRefused(other)).toBe(false)
    clock.now += 1
    expect(await sessions.wasRefused(session)).toBe(false)
  })

  test('continues without the mark when it was refreshed meanwhile', async () => {
    const { sessions, start, events } = createWorld()
    const session = await start()
    await sessions.replaceTokens(session, session.record)
    expect(await sessions.endRefused(session)).toBe(false)
    expect(await sessions.wasRefused(session)).toBe(false)
    expect(await sessions.reopen(session)).toMatchObject({ generation: 2 })
    expect(events).toEqual(['started'])
  })

  test('is marked before it is ended, so that no process finds it gone without the mark', async () => {
    const order: string[] = []
    const memory = createMemoryStore()
    const store = {
      ...memory,
      lease: async (...args: Parameters<typeof memory.lease>) => {
        order.push(`lease ${args[0].split(':')[1]}`)
        return memory.lease(...args)
      },
      end: async (...args: Parameters<typeof memory.end>) => {
        order.push('end')
        return memory.end(...args)
      },
    }
    const { sessions, start } = createTestSessions(Date.now, { store })
    await sessions.endRefused(await start())
    expect(order).toEqual(['lease refused', 'end'])
  })
})

const failAsDown = async () => Promise.reject(new Error('down'))

const createBroken = () =>
  createTestSessions(Date.now, {
    store: { ...createMemoryStore(), people: { add: failAsDown, list: failAsDown, remove: failAsDown } },
  })

describe('an index of persons that fails', () => {
  test('stops no sign-in, no refresh and no sign-out', async () => {
    const { sessions, start } = createBroken()
    const session = await start()
    const next = await sessions.replaceTokens(session, session.record)
    expect(next).toBeDefined()
    await sessions.end(session)
    expect(await sessions.reopen(session)).toBeUndefined()
  })

  test('does not hide that other sessions were not ended', async () => {
    const { sessions, start } = createBroken()
    await expect(sessions.endOthers(await start())).rejects.toMatchObject({
      code: 'session_store_unavailable',
    })
  })
})
