import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '#bff/config/config.ts'
import { HttpProblem } from '#bff/http/problem.ts'
import type { Metrics } from '#bff/operations/metrics.ts'
import type { Attempt, AttemptResult, UpstreamCall } from '#bff/proxy/attempt.ts'
import { chooseWait, createRetryBudget, isRetryableError, isRetryableStatus } from '#bff/proxy/retry.ts'
import type { Session } from '#bff/session/sessions.ts'
import type { Refresher } from '#bff/token/refresher.ts'
import { discardBody, type ApiResponse } from '#bff/upstream/apiResponse.ts'

/** Sends a call, anonymously or with a session's token. Rejects with an HttpProblem when no response came. */
export type Send = (call: UpstreamCall, session?: Session) => Promise<ApiResponse>

interface SendOptions {
  readonly config: Config
  readonly attempt: Attempt
  readonly refresher: Refresher<UpstreamCall>
  readonly metrics: Metrics
}

/** The policy states its deadlines for this value of UPSTREAM_TIMEOUT_MS; other values scale them. Milliseconds. */
const defaultTimeout = 15_000

/**
 * Creates the sending of calls: attempts with a deadline, one retry where it is safe, and after a 401 one token
 * refresh and one more attempt. The time of the refresh does not count against the call's own.
 */
export function createSend({ config, attempt, refresher, metrics }: SendOptions): Send {
  const budget = createRetryBudget()

  return async function send(call, session) {
    const timeout = (call.operation.timeout_ms * config.UPSTREAM_TIMEOUT_MS) / defaultTimeout
    if (!session || call.skipsRefresh) return (await sendOnceOrTwice(call, session, timeout)).response
    const fresh = refresher.ensureFresh(session, call)
    const current = fresh instanceof Promise ? await fresh : fresh
    const first = await sendOnceOrTwice(call, current, timeout)
    if (first.response.status !== 401) return first.response
    discardBody(first.response)
    const refreshed = await refresher.refresh(current, call)
    if (call.body && !Buffer.isBuffer(call.body)) {
      throw new HttpProblem('upload_retry', { 'retry-after': '0' })
    }
    return (await sendOnceOrTwice(call, refreshed, Math.max(1, timeout - first.elapsed))).response
  }

  /** Only reads without a body are retried: any other call may have been carried out although it failed. */
  function sendOnceOrTwice(
    call: UpstreamCall,
    session: Session | undefined,
    timeout: number,
  ): Promise<AttemptResult> {
    budget.earn()
    const isSafe = call.operation.method === 'GET' && !call.body
    return isSafe ? attemptTwice(call, session, timeout) : attempt(call, session, timeout)
  }

  async function attemptTwice(
    call: UpstreamCall,
    session: Session | undefined,
    timeout: number,
  ): Promise<AttemptResult> {
    const start = performance.now()
    let first: AttemptResult | undefined
    try {
      first = await attempt(call, session, timeout)
      if (!isRetryableStatus(first.response.status)) return first
    } catch (error) {
      if (!isRetryableError(error)) throw error
    }
    const computeRemaining = () => timeout - (performance.now() - start)
    const wait = chooseWait(first?.response.headers['retry-after'])
    if (wait === undefined || wait >= computeRemaining() || call.signal.aborted || !budget.spend()) {
      if (first) return first
      throw new HttpProblem('upstream_unreachable')
    }
    if (first) discardBody(first.response)
    metrics.retried.inc()
    await delay(wait)
    return attempt(call, session, Math.max(1, computeRemaining()))
  }
}
