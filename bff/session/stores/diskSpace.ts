import { statfsSync } from 'node:fs'

/** What must be free on a disk for a new session, and for any other write, bytes. */
export const minFreeBytesForNew = 8_000_000
export const minFreeBytesForWrite = 1_000_000

/**
 * Makes the guard of a folder's disk. The library of the embedded store damages its process's memory when a
 * write fails, so none is begun that might.
 * @param freeOf bytes that are free where a folder is, or undefined where the system does not tell
 * @param askedEvery milliseconds
 * @returns a function that throws when less than `least` bytes were free when it last asked
 */
export function createDiskSpaceGuard(folder: string, freeOf = freeBytes, askedEvery = 1000) {
  let askedAt = -Infinity
  let free: number | undefined
  return function assertFreeBytes(least: number): void {
    const now = performance.now()
    if (now - askedAt >= askedEvery) {
      free = freeOf(folder)
      askedAt = now
    }
    if (free !== undefined && free < least) throw new Error('the disk is full')
  }
}

function freeBytes(folder: string): number | undefined {
  const { bavail, bsize, blocks } = statfsSync(folder)
  return blocks ? bavail * bsize : undefined
}
