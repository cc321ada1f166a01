import {
  createDiskSpaceGuard,
  minFreeBytesForWrite,
  minFreeBytesForNew,
} from '#bff/session/stores/diskSpace.ts'
import { openDatabases, toBucket, type Databases } from '#bff/session/stores/lmdbDatabases.ts'
import { decodeEntry, encodeEntry } from '#bff/session/stores/lmdbEntry.ts'
import { createLeases } from '#bff/session/stores/lmdbLeases.ts'
import { createPersonIndex } from '#bff/session/stores/lmdbPersonIndex.ts'
import { awaitWrite } from '#bff/session/stores/pendingWrites.ts'
import { indexOldEntries, sweepLmdb } from '#bff/session/stores/lmdbSweep.ts'
import type { SessionEntry, SessionStore } from '#bff/session/stores/sessionStore.ts'

const sweepInterval = 60_000

/**
 * Creates a store in LMDB files: sessions survive restarts, and all processes of one machine share them. A
 * write transaction holds the lock of the environment, so that what it reads cannot change before it writes. A
 * disk that is nearly full takes no new sessions, a full one no writes at all.
 * @param dataDir folder, created if missing
 * @param assertFreeBytes for tests
 */
export function createLmdbStore(
  dataDir: string,
  assertFreeBytes = createDiskSpaceGuard(dataDir),
): SessionStore {
  const databases = openDatabases(dataDir)
  const { root, entries, leases, ends, assertFileExists } = databases

  async function runTransaction<Value>(work: () => Value): Promise<Value> {
    assertFreeBytes(minFreeBytesForWrite)
    return awaitWrite(observeCommitError(root.transaction(work)))
  }

  let sweeping = indexOldEntries(databases, runTransaction).catch(() => undefined)
  const sweeper = setInterval(() => {
    // Sweeps run one after the other, however long one takes
    sweeping = sweeping.then(() => sweepLmdb(databases, runTransaction)).catch(() => undefined)
  }, sweepInterval).unref()

  return {
    read(key) {
      // Otherwise a read may still see the state before another process's write
      entries.resetReadTxn()
      // LMDB's own buffer, which its next read overwrites: every call reads a session
      const entry = decodeEntry(entries.getBinaryFast(key))
      return entry && entry.endsAt > Date.now() ? entry : undefined
    },
    async create(key, entry) {
      assertFreeBytes(minFreeBytesForNew)
      await runTransaction(() => putEntry(databases, key, entry, undefined))
    },
    swap: (key, generation, entry) =>
      runTransaction(() => {
        const old = decodeEntry(entries.get(key))
        if (old?.generation !== generation) return false
        putEntry(databases, key, entry, old)
        return true
      }),
    end: (key, generation) =>
      runTransaction(() => {
        const entry = decodeEntry(entries.get(key))
        if (!entry || (generation !== undefined && entry.generation !== generation)) return false
        void entries.remove(key)
        void ends.remove([toBucket(entry.endsAt), key])
        return true
      }),
    ...createLeases(leases, runTransaction),
    people: createPersonIndex(databases, runTransaction),
    async ping() {
      await assertFileExists()
      // Otherwise visitors would be sent where they cannot sign in
      assertFreeBytes(minFreeBytesForNew)
      await runTransaction(() => void leases.put('ping', { owner: '', until: 0 }))
    },
    async close() {
      clearInterval(sweeper)
      await sweeping
      await root.close()
    },
  }
}

/** Writes an entry and its place in the index of ends, inside a transaction. */
function putEntry(
  { entries, ends }: Databases,
  key: string,
  entry: SessionEntry,
  old: SessionEntry | undefined,
): void {
  const bucket = toBucket(entry.endsAt)
  if (!old || toBucket(old.endsAt) !== bucket) {
    if (old) void ends.remove([toBucket(old.endsAt), key])
    void ends.put([bucket, key], true)
  }
  void entries.put(key, encodeEntry(entry))
}

/** LMDB reports the cause of a failed write by a second promise, which nothing else observes. */
async function observeCommitError<Value>(written: Promise<Value>): Promise<Value> {
  try {
    return await written
  } catch (error) {
    const cause = error instanceof Error && 'commitError' in error ? error.commitError : undefined
    if (cause instanceof Promise) cause.catch(() => undefined)
    throw error
  }
}
