import { expect, test } from 'vitest'
import { guardStore } from '#bff/session/stores/guardStore.ts'
import type { SessionStore } from '#bff/session/stores/sessionStore.ts'
import { createMemoryStore } from '../../../tests/fakes/memoryStore.ts'

const entry = { generation: 1, endsAt: Infinity, keyId: 'k', ciphertext: Buffer.from('x') }
const calls: Record<string, (store: SessionStore) => unknown> = {
  read: (store) => store.read('key'),
  create: (store) => store.create('key', entry),
  swap: (store) => store.swap('key', 1, entry),
  end: (store) => store.end('key'),
  lease: (store) => store.lease('key', 'owner', 5),
  release: (store) => store.release('key', 'owner'),
  add: (store) => store.people.add('person', { key: 'key', sealed: entry.ciphertext }, 5),
  list: (store) => store.people.list('person'),
  remove: (store) => store.people.remove('person', 'key'),
  ping: (store) => store.ping(),
}
const reject = async () => Promise.reject(new Error('redis://user:password@host'))
const throwAtOnce = () => {
  throw new Error('redis://user:password@host')
}

function createBroken(fail: () => never | Promise<never>): SessionStore {
  return {
    read: fail,
    create: reject,
    swap: reject,
    end: reject,
    lease: reject,
    release: reject,
    people: { add: reject, list: reject, remove: reject },
    ping: reject,
    close: reject,
  }
}

test.each(Object.keys(calls))(
  'a failure of %s is a 503 that asks for another attempt, and is counted',
  async (name) => {
    for (const fail of [reject, throwAtOnce]) {
      let failures = 0
      const store = guardStore(createBroken(fail), () => (failures += 1))
      await expect((async () => calls[name]?.(store))()).rejects.toMatchObject({
        code: 'session_store_unavailable',
        headers: { 'retry-after': '1' },
      })
      expect(failures).toBe(1)
      await expect((async () => calls[name]?.(guardStore(createBroken(fail))))()).rejects.toMatchObject({
        code: 'session_store_unavailable',
      })
    }
  },
)

test('a store that works is passed on, with its arguments and its results', async () => {
  const store = guardStore(createMemoryStore(() => 0))
  await store.create('key', entry)
  expect(await store.read('key')).toEqual(entry)
  expect(await store.swap('key', 2, entry)).toBe(false)
  expect(await store.lease('key', 'one', 5)).toBe(true)
  expect(await store.lease('key', 'two', 5)).toBe(false)
  await store.release('key', 'one')
  expect(await store.lease('key', 'two', 5)).toBe(true)
  await store.people.add('person', { key: 'key', sealed: entry.ciphertext }, 5)
  expect(await store.people.list('person')).toMatchObject([{ key: 'key' }])
  await store.people.remove('person', 'key')
  expect(await store.people.list('person')).toEqual([])
  expect(await store.end('key', 1)).toBe(true)
  await store.ping()
  await store.close()
})

test('an entry that is read synchronously is returned without a promise', () => {
  const store = guardStore({ ...createMemoryStore(), read: () => entry })
  expect(store.read('key')).toBe(entry)
})
