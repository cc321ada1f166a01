import { expect, test, vi } from 'vitest'
import { openDatabases, type Databases, type Transaction } from '#bff/session/stores/lmdbDatabases.ts'
import { encodeEntry } from '#bff/session/stores/lmdbEntry.ts'
import { readMachineClock } from '#bff/session/stores/lmdbLeases.ts'
import { createLmdbStore } from '#bff/session/stores/lmdb.ts'
import { indexOldEntries, sweepLmdb } from '#bff/session/stores/lmdbSweep.ts'
import { createTemporaryFolder } from '../../../tests/fakes/temporaryFolder.ts'

const hour = 3_600_000
const ciphertext = Buffer.from('sealed')
const buildEntry = (endsAt: number, generation = 1) => ({ generation, endsAt, keyId: 'k', ciphertext })

function countAll({ entries, ends, people, peopleEnds, leases }: Databases) {
  return [entries, ends, people, peopleEnds, leases].map((database) => database.getKeysCount())
}

test('ended sessions are removed with their index rows, live and refreshed ones stay', async () => {
  const folder = createTemporaryFolder()
  const store = createLmdbStore(folder)
  const ended = Date.now() - 1000
  for (let index = 0; index < 450; index += 1) await store.create(`ended-${index}`, buildEntry(ended))
  await store.create('alive', buildEntry(Date.now() + hour))
  await store.create('refreshed', buildEntry(ended))
  await store.swap('refreshed', 1, buildEntry(Date.now() + 2 * hour, 2))
  await store.people.add('person', { key: 'ended-1', sealed: ciphertext }, ended)
  await store.people.add('person', { key: 'alive', sealed: ciphertext }, ended)
  await store.people.add('person', { key: 'alive', sealed: ciphertext }, Date.now() + hour)
  await store.lease('held', 'owner', 60_000)
  await store.lease('over', 'owner', 1)
  await store.close()
  const databases = openDatabases(folder)
  let transactions = 0
  const runTransaction: Transaction = async (work) => {
    transactions += 1
    return databases.root.transaction(work)
  }
  await new Promise((resolve) => setTimeout(resolve, 5))
  await sweepLmdb(databases, runTransaction)
  expect(countAll(databases)).toEqual([2, 2, 1, 1, 1])
  expect([...databases.entries.getKeys()]).toEqual(['alive', 'refreshed'])
  // Three batches of sessions, one of persons, one of leases
  expect(transactions).toBe(5)
  await sweepLmdb(databases, runTransaction)
  expect(transactions).toBe(5)
  await databases.root.close()
})

test('the entries of an older store are indexed once and then swept', async () => {
  const databases = openDatabases(createTemporaryFolder())
  const runTransaction: Transaction = async (work) => databases.root.transaction(work)
  await databases.entries.put('old', encodeEntry(buildEntry(Date.now() - 1000)))
  await databases.entries.put('alive', encodeEntry(buildEntry(Date.now() + hour)))
  await indexOldEntries(databases, runTransaction)
  await sweepLmdb(databases, runTransaction)
  expect([...databases.entries.getKeys()]).toEqual(['alive'])
  expect(countAll(databases)).toEqual([1, 1, 0, 0, 0])
  await databases.root.close()
})

test('what another process refreshes between the search and the removal stays', async () => {
  const folder = createTemporaryFolder()
  const store = createLmdbStore(folder)
  const ended = Date.now() - 1000
  for (const key of ['ended', 'refreshed']) {
    await store.create(key, buildEntry(ended))
    await store.people.add('person', { key, sealed: ciphertext }, ended)
    await store.lease(key, 'owner', 1)
  }
  await store.close()
  const databases = openDatabases(folder)
  await new Promise((resolve) => setTimeout(resolve, 5))
  const end = Buffer.alloc(8)
  end.writeDoubleLE(Date.now() + hour)
  // Sessions are removed first, then persons, then leases
  const refreshes = [
    () => databases.entries.put('refreshed', encodeEntry(buildEntry(Date.now() + hour))),
    () => databases.people.put(['person', 'refreshed'], Buffer.concat([end, ciphertext])),
    () =>
      databases.leases.put('refreshed', { owner: 'owner', until: readMachineClock() + hour, length: hour }),
  ]
  const runTransaction: Transaction = async (work) => {
    await refreshes.shift()?.()
    return databases.root.transaction(work)
  }
  await sweepLmdb(databases, runTransaction)
  const { entries, people, leases } = databases
  expect([...entries.getKeys(), ...people.getKeys(), ...leases.getKeys()]).toEqual([
    'refreshed',
    ['person', 'refreshed'],
    'refreshed',
  ])
  await databases.root.close()
})

test('a session that ends within the same ten minutes, but later, stays with its index', async () => {
  const folder = createTemporaryFolder()
  const databases = openDatabases(folder)
  const now = 6_000_000
  vi.useFakeTimers({ now, toFake: ['Date', 'hrtime'] })
  const end = Buffer.alloc(8)
  for (const [key, endsAt] of [
    ['over', now],
    ['alive', now + 1],
  ] as const) {
    end.writeDoubleLE(endsAt)
    await databases.entries.put(key, encodeEntry(buildEntry(endsAt)))
    await databases.ends.put([10, key], true)
    await databases.people.put(['person', key], Buffer.from(end))
    await databases.peopleEnds.put([10, 'person', key], true)
    await databases.leases.put(key, { owner: 'owner', until: readMachineClock() + endsAt - now, length: 1 })
  }
  await sweepLmdb(databases, async (work) => databases.root.transaction(work))
  vi.useRealTimers()
  expect(countAll(databases)).toEqual([1, 1, 1, 1, 1])
  expect([...databases.entries.getKeys()]).toEqual(['alive'])
  await databases.root.close()
})

test('an index without its session or its person is removed', async () => {
  const databases = openDatabases(createTemporaryFolder())
  await databases.ends.put([1, 'gone'], true)
  await databases.peopleEnds.put([1, 'person', 'gone'], true)
  await sweepLmdb(databases, async (work) => databases.root.transaction(work))
  expect(countAll(databases)).toEqual([0, 0, 0, 0, 0])
  await databases.root.close()
})

test('a store that has an index of ends is not indexed again', async () => {
  const databases = openDatabases(createTemporaryFolder())
  await databases.entries.put('old', encodeEntry(buildEntry(Date.now() - 1000)))
  await databases.ends.put([9_999_999, 'other'], true)
  await indexOldEntries(databases, async (work) => databases.root.transaction(work))
  expect(databases.ends.getKeysCount()).toBe(1)
  await databases.root.close()
})
