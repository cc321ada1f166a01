import { toBucket, type Databases, type EndKey, type Transaction } from '#bff/session/stores/lmdbDatabases.ts'
import { decodeEntry } from '#bff/session/stores/lmdbEntry.ts'
import { isHeld } from '#bff/session/stores/lmdbLeases.ts'
import { decodeEnd } from '#bff/session/stores/lmdbPersonIndex.ts'

/** Removals in one transaction: about two milliseconds, after which the event loop turns. */
const sweepBatch = 200
/** Keys that are read before the event loop turns, also about two milliseconds. */
const scanBatch = 200

/** One kind of key that the sweep looks at. */
interface Sweep<Key> {
  readonly keys: Iterable<Key>
  /** Asked before a transaction is opened, and again inside it: another process may have refreshed it */
  readonly isDue: (key: Key) => boolean
  readonly remove: (key: Key) => void
}

/** Removes what has ended, a small batch at a time, so that the event loop turns in between. */
export async function sweepLmdb(
  { entries, leases, ends, people, peopleEnds }: Databases,
  transaction: Transaction,
): Promise<void> {
  const now = Date.now()
  const afterNow = toBucket(now) + 1
  await sweep(transaction, {
    keys: ends.getKeys({ end: [afterNow, ''] }),
    isDue([bucket, key]: EndKey) {
      const entry = decodeEntry(entries.get(key))
      return !entry || entry.endsAt <= now || toBucket(entry.endsAt) !== bucket
    },
    remove(end) {
      const entry = decodeEntry(entries.get(end[1]))
      // One that was refreshed has another key here, and only this one is old
      if (entry && entry.endsAt <= now) void entries.remove(end[1])
      void ends.remove(end)
    },
  })
  await sweep(transaction, {
    keys: peopleEnds.getKeys({ end: [afterNow, '', ''] }),
    isDue([bucket, person, key]) {
      const endsAt = decodeEnd(people.get([person, key]))
      return endsAt === undefined || endsAt <= now || toBucket(endsAt) !== bucket
    },
    remove(end) {
      const [, person, key] = end
      const endsAt = decodeEnd(people.get([person, key]))
      if (endsAt !== undefined && endsAt <= now) void people.remove([person, key])
      void peopleEnds.remove(end)
    },
  })
  await sweep(transaction, {
    keys: leases.getKeys(),
    isDue: (key) => !isHeld(leases.get(key)),
    remove: (key) => void leases.remove(key),
  })
}

/** Indexes the entries of a store that was written before ends were indexed. */
export async function indexOldEntries({ entries, ends }: Databases, transaction: Transaction): Promise<void> {
  if (ends.getKeysCount({ limit: 1 }) > 0) return
  await sweep(transaction, {
    keys: entries.getKeys(),
    isDue: () => true,
    remove(key) {
      const entry = decodeEntry(entries.get(key))
      if (entry) void ends.put([toBucket(entry.endsAt), key], true)
    },
  })
}

async function sweep<Key>(transaction: Transaction, { keys, isDue, remove }: Sweep<Key>): Promise<void> {
  let due: Key[] = []
  let scanned = 0
  const flush = async () => {
    const batch = due
    due = []
    if (batch.length > 0) await transaction(() => batch.filter(isDue).forEach(remove))
  }
  for (const key of keys) {
    if (isDue(key)) due.push(key)
    if (due.length >= sweepBatch) await flush()
    scanned += 1
    if (scanned % scanBatch === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await flush()
}
