import type { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limit } from '#bff/config/values.ts'

/** Keys are dropped, oldest first, beyond this number: memory stays bounded under a sweep. */
const maxKeys = 100_000

interface Count {
  used: number
  /** Milliseconds since the epoch */
  endsAt: number
}

export interface Limiter {
  /** Counts one attempt; the answer is undefined, or the seconds after which the next may succeed. */
  take(key: string, limit: Limit): Promise<number | undefined>
  /** Takes an attempt back, for one that turned out well. */
  refund(key: string, limit: Limit): Promise<void>
  /** Forgets everything that this process counted. */
  clear(): void
}

/**
 * Counts attempts in fixed windows, in memory (rulings 74).
 * @param now the clock, milliseconds since the epoch
 */
export function createLimiter(now: () => number = Date.now): Limiter {
  const counts = new Map<string, Count>()
  return {
    async take(key, limit) {
      const known = counts.get(key)
      const count = known && known.endsAt > now() ? known : { used: 0, endsAt: now() + limit.window }
      if (count.used >= limit.count) return toSeconds(count.endsAt - now())
      counts.delete(key)
      counts.set(key, { ...count, used: count.used + 1 })
      if (counts.size > maxKeys) counts.delete(counts.keys().next().value ?? '')
      return undefined
    },
    async refund(key) {
      const count = counts.get(key)
      if (count) count.used = Math.max(0, count.used - 1)
    },
    clear() {
      counts.clear()
    },
  }
}

/**
 * Counts attempts in Redis, for all machines together; while Redis is away, in `insurance`.
 * @param redis made by `connectRedis`
 */
export function createSharedLimiter(redis: Redis, insurance: Limiter = createLimiter()): Limiter {
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
