import { setTimeout as delay } from 'node:timers/promises'
import { isConnectionFailure } from '#bff/upstream/errors.ts'

/** Of a hundred calls ten may be sent once more; ten may come at once. */
const share = 0.1
const burst = 10

export interface RetryBudget {
  /** Notes a call, which pays for a part of a later retry. */
  earn(): void
  /** Whether one more call may go out. */
  spend(): boolean
}

/** Keeps retries a small part of all calls, so that they never become an attack on a weak API. */
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

/** Says whether an answer or a failure before any answer may be another instance's or moment's. */
export function isRetryable(outcome: { status: number } | { error: unknown }): boolean {
  return 'status' in outcome
    ? outcome.status >= 502 && outcome.status <= 504
    : isConnectionFailure(outcome.error)
}

/** Waits a short random time, so that callers who failed together do not come back together. */
export async function waitBeforeRetry(): Promise<void> {
  await delay(20 + Math.random() * 80)
}
