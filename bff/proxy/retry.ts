import { setTimeout as delay } from 'node:timers/promises'
import { isConnectionFailure, UpstreamUnreachable } from '#bff/upstream/errors.ts'

/** At most a tenth of all calls is retried, and at most ten in a burst. */
const share = 0.1
const burst = 10

export interface RetryBudget {
  /** Counts a call, which pays for a share of a later retry. */
  earn(): void
  /** Takes one retry out of the budget. @returns false when none is left */
  spend(): boolean
}

/** Creates a budget that keeps retries a small share of all calls, so that they never overload a weak API. */
export function createRetryBudget(): RetryBudget {
  let tokens = burst
  return {
    earn() {
      tokens = Math.min(burst, tokens + share)
    },
    spend() {
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
  }
}

/** Whether another instance of the API, or a later moment, may answer otherwise. */
export function isRetryableStatus(status: number): boolean {
  return status >= 502 && status <= 504
}

/** Whether a call failed because of its connection, before any response. */
export function isRetryableError(error: unknown): boolean {
  return error instanceof UpstreamUnreachable && isConnectionFailure(error.cause)
}

/** Waits 20 to 100 ms, so that callers that failed together do not retry together. */
export async function waitBeforeRetry(): Promise<void> {
  await delay(20 + Math.random() * 80)
}
