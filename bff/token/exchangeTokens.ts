import { setTimeout as delay } from 'node:timers/promises'
import type { ApiResponse } from '#bff/upstream/apiResponse.ts'
import { parseResponseJson } from '#bff/upstream/apiResponse.ts'
import { isHeaderSafe, isFailure, findTokens, findUser, type Tokens } from '#bff/token/tokens.ts'
import { isNeverSent } from '#bff/upstream/errors.ts'

export type ExchangeResult =
  | { readonly kind: 'tokens'; readonly tokens: Tokens; readonly user: unknown }
  | { readonly kind: 'refused' }
  | { readonly kind: 'outage' }
  | { readonly kind: 'overtaken' }

/** Thrown by an attempt: somebody else has renewed the session, so the old token must not be used again. */
export class RefreshedElsewhere extends Error {}

export interface RetryTimes {
  /** New attempts start for so long, milliseconds */
  readonly retryFor: number
  /** First pause between attempts, doubled each time, milliseconds */
  readonly pause: number
}

/**
 * Exchanges a refresh token, with the patience of rulings 8: a refusal is final; without a connection or
 * after a 5xx new attempts start for a while; a call that was sent but not answered is tried once more,
 * because the API may have used the token up.
 * @param attempt sends the call once; rejects when no answer came
 */
export async function exchangeTokens(
  attempt: () => Promise<ApiResponse>,
  { retryFor, pause }: RetryTimes,
): Promise<ExchangeResult> {
  const stopAt = performance.now() + retryFor
  let unanswered = 0
  for (let wait = pause; ; wait = Math.min(wait * 2, 2000)) {
    const outcome = await exchangeOnce(attempt)
    if (outcome.kind !== 'failed' && outcome.kind !== 'unanswered') return outcome
    if (outcome.kind === 'unanswered') unanswered += 1
    const isLast = unanswered > 1 || (outcome.kind === 'failed' && performance.now() + wait > stopAt)
    if (isLast) return { kind: 'outage' }
    await delay(wait)
  }
}

type ExchangeAttempt =
  | Exclude<ExchangeResult, { kind: 'outage' }>
  | { kind: 'failed' }
  | { kind: 'unanswered' }

async function exchangeOnce(attempt: () => Promise<ApiResponse>): Promise<ExchangeAttempt> {
  let answer: ApiResponse
  try {
    answer = await attempt()
  } catch (error) {
    if (error instanceof RefreshedElsewhere) return { kind: 'overtaken' }
    return { kind: isNeverSent(error) ? 'failed' : 'unanswered' }
  }
  if (answer.status >= 500) return { kind: 'failed' }
  try {
    return parseExchange(answer)
  } catch {
    // Nested beyond all measure
    return { kind: 'refused' }
  }
}

function parseExchange(answer: ApiResponse): ExchangeAttempt {
  const body = parseResponseJson(answer)
  const tokens = answer.status < 300 && !isFailure(body) ? findTokens(body) : undefined
  return tokens && isHeaderSafe(tokens.accessToken)
    ? { kind: 'tokens', tokens, user: findUser(body) }
    : { kind: 'refused' }
}
