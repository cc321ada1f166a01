import type { Databases, Lease, Transaction } from '#bff/session/stores/lmdbDatabases.ts'
import type { SessionStore } from '#bff/session/stores/sessionStore.ts'

/**
 * Reads the milliseconds since the machine started: the same in all its processes, and not moved when its date is set.
 */
export function readMachineClock(): number {
  const [seconds, nanoseconds] = process.hrtime()
  return seconds * 1000 + Math.floor(nanoseconds / 1_000_000)
}

/**
 * Whether a lease is held. One that ends later than its length from now was written before the machine was restarted.
 * @param now as `readMachineClock` returns it
 */
export function isHeld(lease: Lease | undefined, now = readMachineClock()): boolean {
  if (!lease) return false
  const { until, length = 0 } = lease
  return until > now && until - now <= length
}

/**
 * Creates the leases of a store. Their time is the machine's own: if its date jumped ahead, two processes would
 * refresh one session at once; if it jumped back, the lease of a dead process would never end.
 */
export function createLeases(
  leases: Databases['leases'],
  transaction: Transaction,
): Pick<SessionStore, 'lease' | 'release'> {
  return {
    lease: (key, owner, milliseconds) =>
      transaction(() => {
        const lease = leases.get(key)
        if (lease?.owner !== owner && isHeld(lease)) return false
        void leases.put(key, { owner, until: readMachineClock() + milliseconds, length: milliseconds })
        return true
      }),
    release: (key, owner) =>
      transaction(() => {
        if (leases.get(key)?.owner === owner) void leases.remove(key)
      }),
  }
}
