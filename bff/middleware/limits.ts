import { createAttemptQueue } from '#bff/middleware/attemptQueue.ts'
import type { Limiter } from '#bff/middleware/limiter.ts'
import { createShares } from '#bff/middleware/shares.ts'

/** A page makes at most a dozen calls at once; a person may have several open, and many guests share an address. */
const maxCallsUnderWay = 128

/** Creates what limits how much one visitor may do at once, and how often. */
export function createLimits(limiter: Limiter) {
  return {
    limiter,
    memberShares: createShares(maxCallsUnderWay),
    guestShares: createShares(maxCallsUnderWay),
    passcodeQueue: createAttemptQueue(limiter),
  }
}
