import type { Limit } from '#bff/config/values.ts'

/** Keys are dropped, oldest first, beyond this number: memory stays bounded under a sweep. */
const keysMost = 100_000

interface Count {
  used: number
  /** Milliseconds since the epoch */
  endsAt: number
}

export interface Limiter {
  /** Counts one attempt; the answer is undefined, or the seconds after which the next may succeed. */
  take(key: string, limit: Limit): number | undefined
  /** Takes an attempt back, for one that turned out well. */
  refund(key: string): void
  /** Forgets everything. */
  clear(): void
}

/**
 * Counts attempts in fixed windows, in memory (rulings 74).
 * @param now the clock, milliseconds since the epoch
 */
export function createLimiter(now: () => number = Date.now): Limiter {
  const counts = new Map<string, Count>()
  return {
    take(key, limit) {
      const known = counts.get(key)
      const count = known && known.endsAt > now() ? known : { used: 0, endsAt: now() + limit.window }
      if (count.used >= limit.count) return Math.max(1, Math.ceil((count.endsAt - now()) / 1000))
      counts.delete(key)
      counts.set(key, { ...count, used: count.used + 1 })
      if (counts.size > keysMost) counts.delete(counts.keys().next().value ?? '')
      return undefined
    },
    refund(key) {
      const count = counts.get(key)
      if (count) count.used = Math.max(0, count.used - 1)
    },
    clear() {
      counts.clear()
    },
  }
}
