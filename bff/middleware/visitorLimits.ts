import { createAttemptQueue } from '#bff/middleware/attemptQueue.ts'
import type { Limiter } from '#bff/middleware/limiter.ts'
import { createShares } from '#bff/middleware/shares.ts'

/** A page makes at most a dozen calls at once; a person may have several open, and many guests share an address. */
const maxCallsUnderWay = 128

/** Creates the counts, shares and queue that limit how much one visitor may do at once, and how often. */
export function createVisitorLimits(limiter: Limiter) {
  return {
    limiter,
    memberShares: createShares(maxCallsUnderWay),
    guestShares: createShares(maxCallsUnderWay),
    passcodeQueue: createAttemptQueue(limiter),
  }
}
