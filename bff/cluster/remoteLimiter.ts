import * as v from 'valibot'
import { createLimiter, type Limiter } from '#bff/middleware/limiter.ts'

const limit = v.object({ count: v.number(), window: v.number() })
const attempt = v.tuple([v.string(), limit])
const seconds = v.fallback(v.optional(v.number()), undefined)

/** What the first process answers to the others: it counts for all of them (rulings 76). */
export function createLimitHandlers(limiter: Limiter = createLimiter()) {
  return {
    take: async (value: unknown) => limiter.take(...v.parse(attempt, value)),
    refund: async (value: unknown) => limiter.refund(...v.parse(attempt, value)),
  }
}

/**
 * Counts attempts in the process that forked this one; alone while that does not answer.
 * @param ask as `createPeer` gives it
 */
export function createRemoteLimiter(ask: (name: string, value: unknown) => Promise<unknown>): Limiter {
  const alone = createLimiter()
  return {
    take: (key, most) =>
      ask('take', [key, most]).then(
        (answer) => v.parse(seconds, answer ?? undefined),
        () => alone.take(key, most),
      ),
    async refund(key, most) {
      await ask('refund', [key, most]).catch(() => alone.refund(key, most))
    },
    clear: alone.clear,
  }
}
