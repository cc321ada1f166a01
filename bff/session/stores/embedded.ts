import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { open, type Database } from 'lmdb'
import type { Entry, SessionStore } from '#bff/session/stores/store.ts'

const sweepEvery = 10 * 60_000

interface Lease {
  readonly owner: string
  readonly until: number
}

/**
 * Sessions in LMDB files: they survive restarts, and all processes of one machine share them. A write
 * transaction holds the lock of the environment, so what it reads cannot change before it writes.
 * @param dataDir folder, made if it lacks
 * @param now the clock, milliseconds since the epoch
 */
export function createEmbeddedStore(dataDir: string, now: () => number = Date.now): SessionStore {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // Batches of a turn have a promise of their own, which would be refused unheard where the disk is full
  const root = open({
    path: join(dataDir, 'sessions'),
    noSubdir: false,
    maxDbs: 2,
    eventTurnBatching: false,
  })
  const entries = root.openDB<Buffer, string>({ name: 'records', encoding: 'binary' })
  const leases = root.openDB<Lease, string>({ name: 'leases' })
  const sweeper = setInterval(() => {
    sweep(entries, leases, now()).catch(() => undefined)
  }, sweepEvery).unref()

  /** All of one file: a transaction of one database is one of the others too. */
  const transaction = <Value>(work: () => Value) => heard(root.transaction(work))

  function isTaken(key: string, owner?: string) {
    const lease = leases.get(key)
    return lease !== undefined && lease.owner !== owner && lease.until > now()
  }

  return {
    read(key) {
      // Without this a read may still see what stood there before another process wrote
      entries.resetReadTxn()
      const entry = entryOf(entries.get(key))
      return entry && entry.endsAt > now() ? entry : undefined
    },
    async create(key, entry) {
      await heard(entries.put(key, bytesOf(entry)))
    },
    swap: (key, generation, entry) =>
      transaction(() => {
        if (entryOf(entries.get(key))?.generation !== generation) return false
        void entries.put(key, bytesOf(entry))
        return true
      }),
    end: (key, generation) =>
      transaction(() => {
        const entry = entryOf(entries.get(key))
        if (!entry || (generation !== undefined && entry.generation !== generation)) return false
        void entries.remove(key)
        return true
      }),
    lease: (key, owner, milliseconds) =>
      transaction(() => {
        if (isTaken(key, owner)) return false
        void leases.put(key, { owner, until: now() + milliseconds })
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

/** The library tells the cause of a failed write by a second promise, to which nobody else listens. */
async function heard<Value>(written: Promise<Value>): Promise<Value> {
  try {
    return await written
  } catch (error) {
    const cause = error instanceof Error && 'commitError' in error ? error.commitError : undefined
    if (cause instanceof Promise) cause.catch(() => undefined)
    throw error
  }
}

const headLength = 18

/** End and generation as doubles, the length of the key's name, the name, the box: reading is one copy. */
function bytesOf({ endsAt, generation, keyId, box }: Entry): Buffer {
  const name = Buffer.from(keyId)
  const head = Buffer.alloc(headLength)
  head.writeDoubleLE(endsAt, 0)
  head.writeDoubleLE(generation, 8)
  head.writeUInt16LE(name.length, 16)
  return Buffer.concat([head, name, box])
}

function entryOf(bytes: Buffer | undefined): Entry | undefined {
  if (!bytes || bytes.length < headLength) return undefined
  const boxAt = headLength + bytes.readUInt16LE(16)
  return {
    endsAt: bytes.readDoubleLE(0),
    generation: bytes.readDoubleLE(8),
    keyId: bytes.toString('utf8', headLength, boxAt),
    box: bytes.subarray(boxAt),
  }
}

/** Drops what is over. A condition beside each removal: another process may have renewed it just now. */
async function sweep(entries: Database<Buffer, string>, leases: Database<Lease, string>, now: number) {
  const dead = entries.getRange().filter(({ value }) => (entryOf(value)?.endsAt ?? 0) <= now)
  for (const { key } of await dead.asArray) {
    await heard(
      entries.transaction(() => (entryOf(entries.get(key))?.endsAt ?? now + 1) <= now && entries.remove(key)),
    )
  }
  const idle = leases.getRange().filter(({ value }) => value.until <= now)
  for (const { key } of await idle.asArray) {
    await heard(leases.transaction(() => (leases.get(key)?.until ?? now + 1) <= now && leases.remove(key)))
  }
}
