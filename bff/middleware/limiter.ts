import type { Cluster, Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit } from '#bff/config/schemas.ts'

/** Beyond this number the oldest keys are dropped, so that an attack with many keys cannot exhaust memory. */
const maxKeys = 100_000

interface Count {
  used: number
  /** Milliseconds since the epoch */
  endsAt: number
}

export interface Limiter {
  /** Counts one attempt. @param key begins with `report` for what browsers report @returns undefined, or the seconds until the next may succeed */
  take(key: string, limit: Limit): Promise<number | undefined>
  /** Removes an attempt that succeeded from the count. */
  refund(key: string, limit: Limit): Promise<void>
  /** Clears every count of this process. */
  clear(): void
}

/**
 * Creates a limiter that counts attempts in fixed windows, in memory.
 * @param now the clock, milliseconds since the epoch
 */
export function createLimiter(now: () => number = Date.now): Limiter {
  const attempts = new Map<string, Count>()
  // Counted apart: browsers send many, which must not push out counts of guessed passwords
  const reports = new Map<string, Count>()
  const getCounts = (key: string) => (key.startsWith('report') ? reports : attempts)
  return {
    async take(key, limit) {
      const counts = getCounts(key)
      const known = counts.get(key)
      const count = known && known.endsAt > now() ? known : { used: 0, endsAt: now() + limit.window }
      if (count.used >= limit.count) return toSeconds(count.endsAt - now())
      counts.delete(key)
      counts.set(key, { ...count, used: count.used + 1 })
      if (counts.size > maxKeys) counts.delete(counts.keys().next().value ?? '')
      return undefined
    },
    async refund(key) {
      const count = getCounts(key).get(key)
      if (count) count.used = Math.max(0, count.used - 1)
    },
    clear() {
      attempts.clear()
      reports.clear()
    },
  }
}

/**
 * Creates a limiter that counts attempts in Redis, for all machines together.
 * @param redis made by `connectRedis`
 * @param insurance counts while Redis is not available
 */
export function createSharedLimiter(redis: Redis | Cluster, insurance: Limiter = createLimiter()): Limiter {
  const limiters = new Map<string, RateLimiterRedis>()

  function getLimiter({ count, window }: Limit): RateLimiterRedis {
    const name = `${count}/${window}`
    const known = limiters.get(name)
    if (known) return known
    const limiter = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `bff:limit:${name}`,
      points: count,
      duration: window / 1000,
      rejectIfRedisNotReady: true,
    })
    limiters.set(name, limiter)
    return limiter
  }

  return {
    async take(key, limit) {
      try {
        await getLimiter(limit).consume(key)
        return undefined
      } catch (error) {
        if (error instanceof RateLimiterRes) return toSeconds(error.msBeforeNext)
        return insurance.take(key, limit)
      }
    },
    async refund(key, limit) {
      await getLimiter(limit)
        .reward(key)
        .catch(() => insurance.refund(key, limit))
    },
    clear: insurance.clear,
  }
}

function toSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000))
}
