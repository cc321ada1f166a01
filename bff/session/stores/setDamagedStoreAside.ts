import { spawnSync } from 'node:child_process'
import { existsSync, renameSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * Reads every key of every database and writes once, which reads the list of free pages. Damage ends the process with
 * an error or a signal. A file that was cut off is filled up first, because LMDB would read beyond its end; only with
 * the lock of a write, because another process may be making the file longer. A disk that cannot be written to, and
 * files that may not be opened, are no damage.
 */
const script = `
const { statSync, truncateSync } = await import('node:fs')
const { open } = await import(process.argv[1])
const { EIO, EISDIR } = (await import('node:os')).constants.errno
let root
try {
  root = open({ path: process.argv[2], noSubdir: false, maxDbs: 8 })
} catch (error) {
  if (error.code > 0 && error.code !== EIO && error.code !== EISDIR) process.exit(0)
  throw error
}
const file = process.argv[2] + '/data.mdb'
root.transactionSync(() => {
  const { lastPageNumber, pageSize } = root.getStats()
  const whole = (lastPageNumber + 1) * pageSize
  if (statSync(file).size < whole) truncateSync(file, whole)
})
for (const name of [...root.getKeys()]) for (const key of root.openDB({ name, encoding: 'binary' }).getKeys()) void key
try {
  root.transactionSync(() => {
    root.putSync('probe', 1)
    root.removeSync('probe')
  })
} catch (error) {
  if (error.message.includes('MDB_')) throw error
}
`

/** A store of a million sessions takes about two seconds. Milliseconds. */
const probeTimeout = 15_000

/** Signals that damage causes. Others come from outside, as when a start is interrupted. */
const damageSignals: readonly unknown[] = ['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL', 'SIGFPE']

/**
 * Sets a damaged store aside, so that the server starts with an empty one instead of crashing: LMDB maps its file
 * into memory, where damage is a SIGSEGV that cannot be caught. Another process therefore reads it first.
 * @param folder of the store
 * @returns where the damaged store is now; undefined when it is sound or new
 * @throws the error of the file system when a damaged store cannot be renamed
 */
export function setDamagedStoreAside(folder: string): string | undefined {
  const file = readFileNumber(folder)
  if (file === undefined || !isDamaged(folder)) return undefined
  // Another process of this machine set it aside meanwhile, and may use the new one already
  if (readFileNumber(folder) !== file) return undefined
  const aside = `${folder}.damaged-${new Date().toISOString().replaceAll(':', '-')}`
  try {
    renameSync(folder, aside)
  } catch (error) {
    // Another process of this machine was faster
    if (!existsSync(folder)) return undefined
    throw error
  }
  return aside
}

/** The number of the store's file; undefined without one. A new file has another one as long as the old one exists. */
function readFileNumber(folder: string): number | undefined {
  return statSync(join(folder, 'data.mdb'), { throwIfNoEntry: false })?.ino
}

/** A store that could not be read, for example because no process could be started, is not known to be damaged. */
function isDamaged(folder: string): boolean {
  const lmdb = createRequire(import.meta.url).resolve('lmdb')
  const { status, signal } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script, lmdb, folder],
    { timeout: probeTimeout, stdio: 'ignore', env: { PATH: process.env.PATH } },
  )
  return status === null ? damageSignals.includes(signal) : status !== 0
}
