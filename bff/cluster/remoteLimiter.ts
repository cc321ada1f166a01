import * as v from 'valibot'
import { createLimiter, type Limiter } from '#bff/middleware/limiter.ts'

const limit = v.object({ count: v.number(), window: v.number() })
const attempt = v.tuple([v.string(), limit])
const seconds = v.fallback(v.optional(v.number()), undefined)

/** The primary's handlers for the workers' rate limits, which are counted for all of them together. */
export function createLimitHandlers(limiter: Limiter = createLimiter()) {
  return {
    take: async (value: unknown) => limiter.take(...v.parse(attempt, value)),
    refund: async (value: unknown) => limiter.refund(...v.parse(attempt, value)),
  }
}

/**
 * Creates a limiter that counts in the primary, and in this process while the primary does not reply.
 * @param request from `createIpcClient`
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
