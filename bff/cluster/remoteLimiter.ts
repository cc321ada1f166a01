import * as v from 'valibot'
import { createLimiter, type Limiter } from '#bff/middleware/limiter.ts'

const limitSchema = v.object({ count: v.number(), window: v.number() })
const attempt = v.tuple([v.string(), limitSchema])
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
export function createRemoteLimiter(request: (name: string, value: unknown) => Promise<unknown>): Limiter {
  const local = createLimiter()
  return {
    take: (key, limit) =>
      request('take', [key, limit]).then(
        (reply) => v.parse(seconds, reply ?? undefined),
        () => local.take(key, limit),
      ),
    async refund(key, limit) {
      await request('refund', [key, limit]).catch(() => local.refund(key, limit))
    },
    clear: local.clear,
  }
}
