import { setTimeout as delay } from 'node:timers/promises'
import { HttpProblem } from '#bff/http/problem.ts'
import { findTokens, findUser, isHeaderSafe, type Tokens } from '#bff/token/tokens.ts'
import { isFailure, parseResponseJson, type ApiResponse } from '#bff/upstream/apiResponse.ts'
import { isNeverSent, isOwnRefusal, UnusableResponse } from '#bff/upstream/errors.ts'

export type ExchangeResult =
  | { readonly kind: 'tokens'; readonly tokens: Tokens; readonly user: unknown }
  | { readonly kind: 'refused' }
  | { readonly kind: 'outage' }
  /** The BFF itself refused the attempts, so that the state of the API is unknown */
  | { readonly kind: 'overloaded' }
  | { readonly kind: 'overtaken' }

/** Thrown by an attempt: another process has refreshed the session, so its old token must not be used again. */
export class RefreshedElsewhere extends Error {}

export interface RetryTimes {
  /** New attempts start for this long, milliseconds */
  readonly retryFor: number
  /** First pause between attempts, doubled each time, milliseconds */
  readonly pause: number
}

/**
 * Exchanges a refresh token for new tokens. A refusal is final. Without a connection, or after a 5xx, new attempts
 * start for a while. A call that was sent but not answered is tried once more, because the API may have used the
 * token up. See docs/decisions.md#token-refresh-retries.
 * See docs/decisions.md#session-reset.
 * @param attempt sends the call once; rejects when no response came
 */
export async function exchangeTokens(
  attempt: () => Promise<ApiResponse>,
  { retryFor, pause }: RetryTimes,
): Promise<ExchangeResult> {
  const stopAt = performance.now() + retryFor
  let withoutResponse = 0
  for (let wait = pause; ; wait = Math.min(wait * 2, 2000)) {
    const result = await exchangeOnce(attempt)
    if (result.kind === 'withoutResponse') withoutResponse += 1
    else if (result.kind !== 'failed' && result.kind !== 'overloaded') return result
    const isLate = result.kind !== 'withoutResponse' && performance.now() + wait > stopAt
    if (withoutResponse > 1 || isLate) return { kind: result.kind === 'overloaded' ? 'overloaded' : 'outage' }
    await delay(wait)
  }
}

type ExchangeAttempt =
  | Exclude<ExchangeResult, { kind: 'outage' }>
  | { kind: 'failed' }
  | { kind: 'withoutResponse' }

async function exchangeOnce(attempt: () => Promise<ApiResponse>): Promise<ExchangeAttempt> {
  let response: ApiResponse
  try {
    response = await attempt()
  } catch (error) {
    if (error instanceof RefreshedElsewhere) return { kind: 'overtaken' }
    if (error instanceof UnusableResponse) return { kind: error.status >= 500 ? 'failed' : 'refused' }
    const cause = error instanceof HttpProblem ? error.cause : error
    if (isOwnRefusal(cause)) return { kind: 'overloaded' }
    return { kind: isNeverSent(cause) ? 'failed' : 'withoutResponse' }
  }
  if (response.status >= 500) return { kind: 'failed' }
  try {
    return parseExchange(response)
  } catch {
    // JSON that is nested too deeply to be searched
    return { kind: 'refused' }
  }
}

function parseExchange(response: ApiResponse): ExchangeAttempt {
  const body = parseResponseJson(response)
  const tokens = response.status < 300 && !isFailure(body) ? findTokens(body) : undefined
  return tokens && isHeaderSafe(tokens.accessToken)
    ? { kind: 'tokens', tokens, user: findUser(body) }
    : { kind: 'refused' }
}
