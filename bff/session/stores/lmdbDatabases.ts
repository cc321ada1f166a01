import { mkdirSync, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { open, type Database, type RootDatabase } from 'lmdb'

/** Ends are indexed by ten minutes, so that a session in use is indexed again only so often. Milliseconds. */
const bucketLength = 600_000

export interface Lease {
  readonly owner: string
  /** By the clock of `readMachineClock` */
  readonly until: number
  /** For how long it was taken, milliseconds */
  readonly length?: number
}

export type EndKey = [bucket: number, key: string]
export type PersonKey = [person: string, key: string]
export type PersonEndKey = [bucket: number, person: string, key: string]
/** Runs work while no other process writes. */
export type Transaction = <Value>(work: () => Value) => Promise<Value>

/** All databases are in one file, so that one transaction covers them. */
export interface Databases {
  readonly root: RootDatabase
  readonly entries: Database<Buffer, string>
  readonly leases: Database<Lease, string>
  /** Keys of sessions by the ten minutes in which they end */
  readonly ends: Database<boolean, EndKey>
  readonly people: Database<Buffer, PersonKey>
  /** Keys of `people` by the ten minutes in which they end */
  readonly peopleEnds: Database<boolean, PersonEndKey>
  /** Rejects when the file was deleted or replaced: what is in it then ends with the process. */
  assertFileExists(): Promise<void>
}

/** The ten minutes in which something ends. @param endsAt milliseconds since the epoch */
export function toBucket(endsAt: number): number {
  return Math.floor(endsAt / bucketLength)
}

/** The folder of the store's files. @param dataDir as DATA_DIR names it */
export function getLmdbFolder(dataDir: string): string {
  return join(dataDir, 'sessions')
}

/**
 * Opens the store's files, which are created if missing.
 * @throws an Error with the variable's name when they cannot be opened
 */
export function openDatabases(dataDir: string): Databases {
  const root = openRoot(dataDir)
  return {
    root,
    entries: root.openDB<Buffer, string>({ name: 'records', encoding: 'binary' }),
    leases: root.openDB<Lease, string>({ name: 'leases' }),
    ends: root.openDB<boolean, EndKey>({ name: 'ends' }),
    people: root.openDB<Buffer, PersonKey>({ name: 'people', encoding: 'binary' }),
    peopleEnds: root.openDB<boolean, PersonEndKey>({ name: 'peopleEnds' }),
    assertFileExists: createFileCheck(join(getLmdbFolder(dataDir), 'data.mdb')),
  }
}

function openRoot(dataDir: string): RootDatabase {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return open({
      path: getLmdbFolder(dataDir),
      noSubdir: false,
      maxDbs: 5,
      // Batches have a promise of their own, which would be an unhandled rejection when a write fails
      eventTurnBatching: false,
    })
  } catch (error) {
    throw new Error(`The session store in DATA_DIR cannot be opened. ${String(error)}`, { cause: error })
  }
}

function createFileCheck(file: string): () => Promise<void> {
  const { ino } = statSync(file)
  return async () => {
    if ((await stat(file)).ino !== ino) throw new Error('the file of the store was replaced')
  }
}
