import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createLmdbStore } from '#bff/session/stores/lmdb.ts'
import { connectRedis } from '#bff/session/stores/connectRedis.ts'
import { createRedisStore } from '#bff/session/stores/redis.ts'
import { createDiskSpaceGuard } from '#bff/session/stores/diskSpace.ts'
import type { SessionEntry, SessionStore } from '#bff/session/stores/sessionStore.ts'
import { startRedis, type RedisServer } from '../../../tests/fakes/redisServer.ts'
import { createTemporaryFolder } from '../../../tests/fakes/temporaryFolder.ts'

let server: RedisServer
const open: { close(): Promise<void> }[] = []

beforeAll(async () => {
  server = await startRedis()
})
afterEach(async () => {
  for (const item of open.splice(0)) await item.close()
})
afterAll(() => server.kill())

const folder = createTemporaryFolder()
const makers: Record<string, () => Promise<SessionStore>> = {
  embedded: async () => createLmdbStore(folder),
  async redis() {
    const redis = connectRedis({ urls: [server.url], mode: 'single' })
    await new Promise((resolve) => redis.once('ready', resolve))
    open.push({ close: async () => redis.disconnect() })
    return createRedisStore(redis)
  },
}

function createEntry(generation: number, more: Partial<SessionEntry> = {}): SessionEntry {
  return {
    generation,
    endsAt: Date.now() + 60_000,
    keyId: 'k',
    ciphertext: Buffer.from([0, 255, 13, 10]),
    ...more,
  }
}

describe.each(Object.keys(makers))('the %s store', (name) => {
  let serial = 0
  const createKey = () => `${name}-${(serial += 1)}`
  const make = async () => {
    const store = await makers[name]?.()
    if (!store) throw new Error('no such store')
    if (name === 'embedded') open.push(store)
    return store
  }

  test('returns bytes that the reading of another entry leaves as they are', async () => {
    const store = await make()
    const [one, other] = [createKey(), createKey()]
    const texts = ['first', 'x'.repeat(3000)]
    for (const [index, key] of [one, other].entries())
      await store.create(key, createEntry(1, { ciphertext: Buffer.from(texts[index] ?? '') }))
    const read = [await store.read(one), await store.read(other), await store.read(one)]
    expect(read.map((entry) => String(entry?.ciphertext))).toEqual([texts[0], texts[1], texts[0]])
  })

  test('returns what was stored, byte for byte', async () => {
    const store = await make()
    const own = createKey()
    expect(await store.read(own)).toBeUndefined()
    await store.create(own, createEntry(1))
    const read = await store.read(own)
    expect({ ...read, bytes: [...(read?.ciphertext ?? [])] }).toMatchObject({
      generation: 1,
      keyId: 'k',
      bytes: [0, 255, 13, 10],
    })
    await store.ping()
  })

  test('writes only over the generation that was read and never restores an ended session', async () => {
    const store = await make()
    const own = createKey()
    await store.create(own, createEntry(1))
    expect(await store.swap(own, 1, createEntry(2))).toBe(true)
    expect(await store.swap(own, 1, createEntry(2))).toBe(false)
    expect(await store.end(own, 1)).toBe(false)
    expect(await store.end(own, 2)).toBe(true)
    expect(await store.end(own)).toBe(false)
    expect(await store.swap(own, 2, createEntry(3))).toBe(false)
    expect(await store.read(own)).toBeUndefined()
  })

  test('one of many concurrent writers wins', async () => {
    const stores = await Promise.all([make(), make()])
    const own = createKey()
    await stores[0]?.create(own, createEntry(1))
    const won = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => stores[index % 2]?.swap(own, 1, createEntry(2))),
    )
    expect(won.filter(Boolean)).toHaveLength(1)
  })

  test('an entry expires at its end', async () => {
    const store = await make()
    const own = createKey()
    await store.create(own, createEntry(1, { endsAt: Date.now() + 150 }))
    expect(await store.read(own)).toBeDefined()
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(await store.read(own)).toBeUndefined()
  })

  test('a lease has one owner, who may renew it, until it is released or expires', async () => {
    const [one, two] = await Promise.all([make(), make()])
    const own = createKey()
    expect(await one.lease(own, 'a', 60_000)).toBe(true)
    expect(await two.lease(own, 'b', 60_000)).toBe(false)
    expect(await one.lease(own, 'a', 60_000)).toBe(true)
    await two.release(own, 'b')
    expect(await two.lease(own, 'b', 60_000)).toBe(false)
    await one.release(own, 'a')
    expect(await two.lease(own, 'b', 100)).toBe(true)
    await expect.poll(() => one.lease(own, 'a', 60_000)).toBe(true)
  })
})

test('a disk that fills up takes no new sessions, then no writes, and still serves reads', async () => {
  let free = 10_000_000
  const full = createTemporaryFolder()
  const store = createLmdbStore(
    full,
    createDiskSpaceGuard(full, () => free, 0),
  )
  open.push(store)
  await store.create('old', createEntry(1))
  free = 5_000_000
  await expect(store.create('new', createEntry(1))).rejects.toThrow('the disk is full')
  expect(await store.swap('old', 1, createEntry(2))).toBe(true)
  free = 500_000
  await expect(store.end('old')).rejects.toThrow('the disk is full')
  expect(await store.read('old')).toMatchObject({ generation: 2 })
  free = 10_000_000
  expect(await store.end('old')).toBe(true)
  await store.create('new', createEntry(1))
})

test("the free space of this machine's disk is read", () => {
  expect(() => createDiskSpaceGuard(folder)(1)).not.toThrow()
  expect(() => createDiskSpaceGuard(folder)(Number.MAX_SAFE_INTEGER)).toThrow('the disk is full')
})
