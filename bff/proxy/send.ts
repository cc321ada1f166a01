import type { Readable } from 'node:stream'
import type { Config } from '#bff/config.ts'
import type { MockContext } from '#bff/exchange.ts'
import { discard, readAnswer, type Answer } from '#bff/proxy/answer.ts'
import { createDeadline, type Deadline } from '#bff/proxy/deadline.ts'
import { requestHeaders, type HeaderParts } from '#bff/proxy/requestHeaders.ts'
import { Refused } from '#bff/problem.ts'
import type { Session } from '#bff/session/sessions.ts'
import type { Refresher } from '#bff/token/refresh.ts'
import { codeOf } from '#bff/upstream/failure.ts'
import type { Upstream, UpstreamResponse } from '#bff/upstream/upstream.ts'
import type { Operation } from '#sdk/operations.ts'

/** One call of the API, ready to go. */
export interface Call extends Omit<HeaderParts, 'session'> {
  readonly operation: Operation
  /** Below the API's base, query included */
  readonly path: string
  readonly body?: Buffer | Readable | undefined
  /** Fires when nobody waits for the answer any more */
  readonly signal: AbortSignal
  readonly mock: MockContext
}

/** Sends a call, as nobody or as the owner of a session. Throws `Refused` when no answer came. */
export type Send = (call: Call, session?: Session) => Promise<Answer>

export interface SendOptions {
  readonly config: Config
  readonly upstream: Upstream
  readonly refresher: Refresher<Call>
}

/** Policy states deadlines for this value of UPSTREAM_TIMEOUT_MS; another value scales them. Milliseconds. */
const usualTimeout = 15_000

/**
 * Makes the way to the API: deadline, one refresh and one more attempt after a 401 (contract section 3).
 * The time of a refresh does not count against the call's own (rulings 8).
 */
export function createSend({ config, upstream, refresher }: SendOptions): Send {
  return async function send(call, session) {
    const timeout = (call.operation.timeout_ms * config.UPSTREAM_TIMEOUT_MS) / usualTimeout
    if (!session) return (await attempt(call, undefined, timeout)).answer
    const current = await refresher.fresh(session, call)
    const first = await attempt(call, current, timeout)
    if (first.answer.status !== 401) return first.answer
    discard(first.answer)
    const renewed = await refresher.renew(current, call)
    if (call.body && !Buffer.isBuffer(call.body)) {
      throw new Refused({ code: 'upload_retry', headers: { 'retry-after': '0' } })
    }
    return (await attempt(call, renewed, Math.max(1, timeout - first.elapsed))).answer
  }

  async function attempt(call: Call, session: Session | undefined, timeout: number) {
    const deadline = createDeadline(timeout, call.signal)
    try {
      const response = await upstream.send({
        method: call.operation.method,
        path: call.path,
        headers: requestHeaders(config, { ...call, session }),
        ...(call.body ? { body: call.body } : {}),
        signal: deadline.signal,
        ...(call.mock ? { mock: call.mock } : {}),
      })
      refuseRedirect(response)
      const answer = await readAnswer(response)
      release(deadline, answer, call.operation)
      return { answer, elapsed: deadline.elapsed() }
    } catch (error) {
      deadline.clear()
      throw error instanceof Refused ? error : refusedBy(error, deadline)
    }
  }
}

/** The API redirects nobody: its answer would send the browser, or our secrets, elsewhere. */
function refuseRedirect(response: UpstreamResponse): void {
  if (response.status < 300 || response.status >= 400 || response.status === 304) return
  discard(response)
  throw new Refused({ code: 'upstream_unreachable' })
}

/** A stream keeps its deadline to the end, except media, whose length is the listener's affair. */
function release(deadline: Deadline, { body }: Answer, { media }: Operation): void {
  if (Buffer.isBuffer(body) || media) deadline.clear()
  else body.once('close', deadline.clear)
}

function refusedBy(error: unknown, deadline: Deadline): Refused {
  if (deadline.hasPassed()) return new Refused({ code: 'upstream_timeout' })
  if (codeOf(error) === 'UPSTREAM_OVERLOADED') {
    return new Refused({ code: 'overloaded', headers: { 'retry-after': '1' } })
  }
  return new Refused({ code: 'upstream_unreachable' })
}
