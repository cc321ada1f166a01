import { statfsSync } from 'node:fs'

/** Bytes that must be free before a new session is written. */
export const minFreeBytesForNew = 8_000_000
/** Bytes that must be free before anything else is written. */
export const minFreeBytesForWrite = 1_000_000

/**
 * Creates the check of a disk's free space. A write of LMDB that fails corrupts the memory of its process; a write
 * must therefore not start without free space.
 * @param readFreeBytes undefined when the system does not report it
 * @param checkInterval milliseconds
 * @returns a function that throws when fewer bytes were free at the last check
 */
export function createDiskSpaceGuard(folder: string, readFreeBytes = readDiskSpace, checkInterval = 1000) {
  let checkedAt = -Infinity
  let free: number | undefined
  return function assertFreeBytes(minBytes: number): void {
    const now = performance.now()
    if (now - checkedAt >= checkInterval) {
      free = readFreeBytes(folder)
      checkedAt = now
    }
    if (free !== undefined && free < minBytes) throw new Error('the disk is full')
  }
}

function readDiskSpace(folder: string): number | undefined {
  const { bavail, bsize, blocks } = statfsSync(folder)
  return blocks ? bavail * bsize : undefined
}
