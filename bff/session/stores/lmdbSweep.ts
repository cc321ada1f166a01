import { toBucket, type Databases, type EndKey, type Transaction } from '#bff/session/stores/lmdbDatabases.ts'
import { decodeEntry } from '#bff/session/stores/lmdbEntry.ts'

/** Removals in one transaction: about two milliseconds, after which the event loop turns. */
const sweepBatch = 200

/**
 * Removes what has ended, a small batch at a time, so that the event loop turns in between. Each is checked again
 * inside its transaction: another process may have renewed it.
 */
export async function sweepLmdb(
  { entries, leases, ends, people }: Databases,
  transaction: Transaction,
): Promise<void> {
  const now = Date.now()
  const last: EndKey = [toBucket(now) + 1, '']
  await removeInBatches(
    () => ends.getKeys({ end: last }),
    transaction,
    (end) => {
      const [bucket, key] = end
      const entry = decodeEntry(entries.get(key))
      if (entry && entry.endsAt > now) {
        // Renewed into another hour, or ends later in this one
        if (toBucket(entry.endsAt) !== bucket) void ends.remove(end)
        return
      }
      void entries.remove(key)
      void ends.remove(end)
    },
  )
  await removeInBatches(
    () => leases.getKeys(),
    transaction,
    (key) => {
      if ((leases.get(key)?.until ?? now + 1) <= now) void leases.remove(key)
    },
  )
  await removeInBatches(
    () => people.getKeys(),
    transaction,
    (key) => {
      if ((people.get(key)?.readDoubleLE(0) ?? 0) <= now) void people.remove(key)
    },
  )
}

async function removeInBatches<Key>(
  list: () => Iterable<Key>,
  transaction: Transaction,
  remove: (key: Key) => void,
): Promise<void> {
  let batch: Key[] = []
  const flush = async () => {
    const keys = batch
    batch = []
    await transaction(() => keys.forEach(remove))
    await new Promise((resolve) => setImmediate(resolve))
  }
  for (const key of list()) {
    batch.push(key)
    if (batch.length >= sweepBatch) await flush()
  }
  if (batch.length > 0) await flush()
}
