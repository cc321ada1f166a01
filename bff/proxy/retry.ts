import { isConnectionFailure, UpstreamUnreachable } from '#bff/upstream/errors.ts'
import { parseRetryAfter } from '#sdk/parseRetryAfter.ts'

/** At most a tenth of all calls is retried, and at most ten in a burst. */
const callsPerRetry = 10
const burst = 10

export interface RetryBudget {
  /** Counts a call, which pays for a share of a later retry. */
  earn(): void
  /** Takes one retry out of the budget. @returns false when none is left */
  spend(): boolean
}

/** Creates a budget that keeps retries a small share of all calls, so that they never overload a weak API. */
export function createRetryBudget(): RetryBudget {
  let calls = burst * callsPerRetry
  return {
    earn() {
      calls = Math.min(burst * callsPerRetry, calls + 1)
    },
    spend() {
      if (calls < callsPerRetry) return false
      calls -= callsPerRetry
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

/** Longer waits are left to the caller, who gets Retry-After with the response. Milliseconds. */
const longestWait = 2000

/**
 * Chooses how long to wait before the retry: what the API asked for, otherwise nothing, and 20 to 100 ms more, so
 * that callers that failed together do not retry together.
 * @param retryAfter the response's header (RFC 9110, section 10.2.3)
 * @returns milliseconds, or undefined when the API asked for a longer wait than a person should sit through
 */
export function chooseWait(retryAfter: string | undefined): number | undefined {
  const requested = (parseRetryAfter(retryAfter) ?? 0) * 1000
  return requested > longestWait ? undefined : requested + 20 + Math.random() * 80
}
