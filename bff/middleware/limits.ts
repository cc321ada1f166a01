import { createAttemptQueue } from '#bff/middleware/attemptQueue.ts'
import type { Limiter } from '#bff/middleware/limiter.ts'
import { createShares } from '#bff/middleware/shares.ts'

/** A page makes at most a dozen calls at once; many guests may share an address. */
const maxMemberCalls = 64
const maxGuestCalls = 128

/** Creates what limits how much one visitor may do at once, and how often. */
export function createLimits(limiter: Limiter) {
  return {
    limiter,
    memberShares: createShares(maxMemberCalls),
    guestShares: createShares(maxGuestCalls),
    passcodeQueue: createAttemptQueue(limiter),
  }
}
