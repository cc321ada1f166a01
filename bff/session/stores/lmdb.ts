import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { open, type Database } from 'lmdb'
import {
  createDiskSpaceGuard,
  minFreeBytesForWrite,
  minFreeBytesForNew,
} from '#bff/session/stores/diskSpace.ts'
import type { SessionEntry, SessionStore } from '#bff/session/stores/sessionStore.ts'

const sweepInterval = 10 * 60_000

interface Lease {
  readonly owner: string
  readonly until: number
}

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
  const root = openFile(dataDir)
  const entries = root.openDB<Buffer, string>({ name: 'records', encoding: 'binary' })
  const leases = root.openDB<Lease, string>({ name: 'leases' })

  /** Both databases are in one file, so that one transaction covers both. */
  async function transaction<Value>(work: () => Value): Promise<Value> {
    assertFreeBytes(minFreeBytesForWrite)
    return observeCommitError(root.transaction(work))
  }

  const sweeper = setInterval(() => {
    sweep(entries, leases, transaction).catch(() => undefined)
  }, sweepInterval).unref()

  function isTaken(key: string, owner?: string) {
    const lease = leases.get(key)
    return lease !== undefined && lease.owner !== owner && lease.until > Date.now()
  }

  return {
    read(key) {
      // Otherwise a read may still see the state before another process's write
      entries.resetReadTxn()
      const entry = decodeEntry(entries.get(key))
      return entry && entry.endsAt > Date.now() ? entry : undefined
    },
    async create(key, entry) {
      assertFreeBytes(minFreeBytesForNew)
      await observeCommitError(entries.put(key, encodeEntry(entry)))
    },
    swap: (key, generation, entry) =>
      transaction(() => {
        if (decodeEntry(entries.get(key))?.generation !== generation) return false
        void entries.put(key, encodeEntry(entry))
        return true
      }),
    end: (key, generation) =>
      transaction(() => {
        const entry = decodeEntry(entries.get(key))
        if (!entry || (generation !== undefined && entry.generation !== generation)) return false
        void entries.remove(key)
        return true
      }),
    lease: (key, owner, milliseconds) =>
      transaction(() => {
        if (isTaken(key, owner)) return false
        void leases.put(key, { owner, until: Date.now() + milliseconds })
        return true
      }),
    release: (key, owner) =>
      transaction(() => {
        if (leases.get(key)?.owner === owner) void leases.remove(key)
      }),
    async ping() {
      entries.get('')
    },
    async close() {
      clearInterval(sweeper)
      await root.close()
    },
  }
}

function openFile(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return open({
    path: join(dataDir, 'sessions'),
    noSubdir: false,
    maxDbs: 2,
    // Batches have a promise of their own, which would be an unhandled rejection when a write fails
    eventTurnBatching: false,
  })
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

const headLength = 18

/**
 * End and generation as doubles, length of the key's name, the name, the ciphertext: decoding copies only once.
 */
function encodeEntry({ endsAt, generation, keyId, ciphertext }: SessionEntry): Buffer {
  const name = Buffer.from(keyId)
  const head = Buffer.alloc(headLength)
  head.writeDoubleLE(endsAt, 0)
  head.writeDoubleLE(generation, 8)
  head.writeUInt16LE(name.length, 16)
  return Buffer.concat([head, name, ciphertext])
}

function decodeEntry(bytes: Buffer | undefined): SessionEntry | undefined {
  if (!bytes || bytes.length < headLength) return undefined
  const boxAt = headLength + bytes.readUInt16LE(16)
  return {
    endsAt: bytes.readDoubleLE(0),
    generation: bytes.readDoubleLE(8),
    keyId: bytes.toString('utf8', headLength, boxAt),
    ciphertext: bytes.subarray(boxAt),
  }
}

/** Removes expired entries. Each is checked again inside its transaction: another process may have renewed it. */
async function sweep(
  entries: Database<Buffer, string>,
  leases: Database<Lease, string>,
  transaction: (work: () => unknown) => Promise<unknown>,
) {
  const now = Date.now()
  const dead = entries.getRange().filter(({ value }) => (decodeEntry(value)?.endsAt ?? 0) <= now)
  for (const { key } of await dead.asArray) {
    await transaction(() => (decodeEntry(entries.get(key))?.endsAt ?? now + 1) <= now && entries.remove(key))
  }
  const idle = leases.getRange().filter(({ value }) => value.until <= now)
  for (const { key } of await idle.asArray) {
    await transaction(() => (leases.get(key)?.until ?? now + 1) <= now && leases.remove(key))
  }
}
