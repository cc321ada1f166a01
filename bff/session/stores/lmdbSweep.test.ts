import { expect, test } from 'vitest'
import { openDatabases, type Databases, type Transaction } from '#bff/session/stores/lmdbDatabases.ts'
import { encodeEntry } from '#bff/session/stores/lmdbEntry.ts'
import { createLmdbStore } from '#bff/session/stores/lmdb.ts'
import { indexOldEntries, sweepLmdb } from '#bff/session/stores/lmdbSweep.ts'
import { temporaryFolder } from '../../../tests/fakes/temporaryFolder.ts'

const hour = 3_600_000
const ciphertext = Buffer.from('sealed')
const buildEntry = (endsAt: number, generation = 1) => ({ generation, endsAt, keyId: 'k', ciphertext })

function countAll({ entries, ends, people, peopleEnds, leases }: Databases) {
  return [entries, ends, people, peopleEnds, leases].map((database) => database.getKeysCount())
}

test('what has ended is removed with its indexes, what was refreshed or is alive stays', async () => {
  const folder = temporaryFolder()
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
  const transaction: Transaction = async (work) => {
    transactions += 1
    return databases.root.transaction(work)
  }
  await new Promise((resolve) => setTimeout(resolve, 5))
  await sweepLmdb(databases, transaction)
  expect(countAll(databases)).toEqual([2, 2, 1, 1, 1])
  expect([...databases.entries.getKeys()]).toEqual(['alive', 'refreshed'])
  // Three batches of sessions, one of persons, one of leases
  expect(transactions).toBe(5)
  await sweepLmdb(databases, transaction)
  expect(transactions).toBe(5)
  await databases.root.close()
})

test('the entries of an older store are indexed once and then swept', async () => {
  const databases = openDatabases(temporaryFolder())
  const transaction: Transaction = async (work) => databases.root.transaction(work)
  await databases.entries.put('old', encodeEntry(buildEntry(Date.now() - 1000)))
  await databases.entries.put('alive', encodeEntry(buildEntry(Date.now() + hour)))
  await indexOldEntries(databases, transaction)
  await sweepLmdb(databases, transaction)
  expect([...databases.entries.getKeys()]).toEqual(['alive'])
  expect(countAll(databases)).toEqual([1, 1, 0, 0, 0])
  await databases.root.close()
})
