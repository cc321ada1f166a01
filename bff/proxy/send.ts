import type { Config } from '#bff/config/config.ts'
import type { Metrics } from '#bff/operations/metrics.ts'
import { discardBody, type ApiResponse } from '#bff/upstream/apiResponse.ts'
import {
  createAttempt,
  UpstreamUnreachable,
  type AttemptResult,
  type UpstreamCall,
} from '#bff/proxy/attempt.ts'
import { createRetryBudget, isRetryable, waitBeforeRetry } from '#bff/proxy/retry.ts'
import { Refused } from '#bff/http/problem.ts'
import type { Session } from '#bff/session/sessions.ts'
import type { Refresher } from '#bff/token/refresher.ts'
import type { Upstream } from '#bff/upstream/upstream.ts'

/** Sends a call, as nobody or as the owner of a session. Throws `Refused` when no answer came. */
export type Send = (call: UpstreamCall, session?: Session) => Promise<ApiResponse>

export interface SendOptions {
  readonly config: Config
  readonly upstream: Upstream
  readonly refresher: Refresher<UpstreamCall>
  readonly metrics: Metrics
}

/** Policy states deadlines for this value of UPSTREAM_TIMEOUT_MS; another value scales them. Milliseconds. */
const defaultTimeout = 15_000

/**
 * Makes the way to the API: deadline, one retry where it is safe, one refresh and one more attempt after a
 * 401 (contract section 3). The time of a refresh does not count against the call's own (rulings 8).
 */
export function createSend({ config, upstream, refresher, metrics }: SendOptions): Send {
  const budget = createRetryBudget()
  const once = createAttempt({ config, upstream, metrics })

  return async function send(call, session) {
    const timeout = (call.operation.timeout_ms * config.UPSTREAM_TIMEOUT_MS) / defaultTimeout
    if (!session || call.isLast) return (await attempt(call, session, timeout)).answer
    const fresh = refresher.ensureFresh(session, call)
    const current = fresh instanceof Promise ? await fresh : fresh
    const first = await attempt(call, current, timeout)
    if (first.answer.status !== 401) return first.answer
    discardBody(first.answer)
    const renewed = await refresher.refresh(current, call)
    if (call.body && !Buffer.isBuffer(call.body)) {
      throw new Refused({ code: 'upload_retry', headers: { 'retry-after': '0' } })
    }
    return (await attempt(call, renewed, Math.max(1, timeout - first.elapsed))).answer
  }

  /** Only reads without a body are sent again: whatever else failed may have been done. */
  function attempt(
    call: UpstreamCall,
    session: Session | undefined,
    timeout: number,
  ): Promise<AttemptResult> {
    budget.earn()
    const isSafe = call.operation.method === 'GET' && !call.body
    return isSafe ? attemptTwice(call, session, timeout) : once(call, session, timeout)
  }

  async function attemptTwice(
    call: UpstreamCall,
    session: Session | undefined,
    timeout: number,
  ): Promise<AttemptResult> {
    const start = performance.now()
    let first: AttemptResult | undefined
    try {
      first = await once(call, session, timeout)
      if (!isRetryable({ status: first.answer.status })) return first
    } catch (error) {
      if (!(error instanceof UpstreamUnreachable && isRetryable({ error: error.reason }))) throw error
    }
    if (!budget.spend() || call.signal.aborted) {
      if (first) return first
      throw new Refused({ code: 'upstream_unreachable' })
    }
    if (first) discardBody(first.answer)
    metrics.retried.inc()
    await waitBeforeRetry()
    return once(call, session, Math.max(1, timeout - (performance.now() - start)))
  }
}
