import type { Readable } from 'node:stream'
import type { Config } from '#bff/config/config.ts'
import type { MockContext } from '#bff/http/requestContext.ts'
import type { Metrics } from '#bff/operations/metrics.ts'
import type { Trace } from '#bff/operations/traces.ts'
import { discardBody, readApiResponse, type ApiResponse } from '#bff/upstream/apiResponse.ts'
import { createDeadline, type Deadline } from '#bff/upstream/deadline.ts'
import { toAbortSignal, type AbortLike } from '#bff/http/abort.ts'
import { buildRequestHeaders, type RequestHeaderParts } from '#bff/proxy/requestHeaders.ts'
import { Refused } from '#bff/http/problem.ts'
import type { Session } from '#bff/session/sessions.ts'
import { getErrorCode } from '#bff/upstream/errors.ts'
import type { Upstream, UpstreamRequest, UpstreamResponse } from '#bff/upstream/upstream.ts'
import type { Operation } from '#sdk/operations.ts'

/** One call of the API, ready to go. */
export interface UpstreamCall extends RequestHeaderParts {
  readonly operation: Operation
  /** Below the API's base, query included */
  readonly path: string
  readonly body?: Buffer | Readable | undefined
  /** Fires when nobody waits for the answer any more */
  readonly signal: AbortLike
  readonly mock: MockContext
  readonly trace: Trace
  /** The session is over: its tokens are used as they are and never renewed */
  readonly isLast?: boolean
}

/** Whom a call speaks for, without what it asks: for calls of our own. */
export function pickCallerContext(call: UpstreamCall): Omit<UpstreamCall, 'operation' | 'path'> {
  const { tenant, requestId, address, language, timeZone, signal, mock, trace } = call
  return { tenant, requestId, address, language, timeZone, signal, mock, trace }
}

export interface AttemptResult {
  readonly answer: ApiResponse
  /** Milliseconds */
  readonly elapsed: number
}

/** No answer came, and why. */
export class UpstreamUnreachable extends Refused {
  constructor(readonly reason: unknown) {
    super({ code: 'upstream_unreachable' })
  }
}

interface AttemptOptions {
  readonly config: Config
  readonly upstream: Upstream
  readonly metrics: Metrics
}

/**
 * Makes the way to the API for one attempt: deadline, headers, span, measurement.
 * What it returns throws `Refused`, or `Unanswered` when the connection failed.
 */
export function createAttempt({ config, upstream, metrics }: AttemptOptions) {
  function ask(call: UpstreamCall, session: Session | undefined, deadline: Deadline, traceparent: string) {
    const headers = buildRequestHeaders(config, call, session, traceparent)
    return upstream.send(new AttemptRequest(call, headers, deadline.signal, session))
  }

  return async function once(
    call: UpstreamCall,
    session: Session | undefined,
    timeout: number,
  ): Promise<AttemptResult> {
    const deadline = createDeadline(timeout, call.signal)
    const { template } = call.operation
    const span = call.trace.call(template)
    let isAnswered = false
    try {
      const response = await ask(call, session, deadline, span.traceparent)
      isAnswered = true
      assertUsable(response, call)
      const read = readApiResponse(response)
      const answer = read instanceof Promise ? await read : read
      clearDeadline(deadline, answer, call.operation)
      const elapsed = deadline.elapsed()
      metrics.called(template, answer.status, elapsed)
      span.end(answer.status)
      return { answer, elapsed }
    } catch (error) {
      deadline.clear()
      span.end(0)
      // A body that breaks off is no reason to ask again
      const refused =
        isAnswered && !(error instanceof Refused) ? toTruncatedProblem(deadline) : toProblem(error, deadline)
      metrics.called(template, call.signal.aborted ? 'left' : refused.refusal.code, deadline.elapsed())
      throw refused
    }
  }
}

/** A class, because an object with a getter of its own is dear to make, and there is one for every call. */
class AttemptRequest implements UpstreamRequest {
  readonly method: string
  readonly path: string
  readonly body: UpstreamRequest['body']
  readonly isMedia: boolean | undefined
  readonly mock: MockContext

  constructor(
    { operation, path, body, mock }: UpstreamCall,
    readonly headers: Record<string, string>,
    readonly lightSignal: AbortLike,
    session: Session | undefined,
  ) {
    this.method = operation.method
    this.path = path
    this.body = body
    this.isMedia = operation.media
    this.mock = mock && addUserType(mock, session)
  }

  get signal(): AbortSignal {
    return toAbortSignal(this.lightSignal)
  }
}

/** In hybrid mode the token is the real API's: the mock API has to be told whom it stands for (rulings 71). */
function addUserType(
  context: NonNullable<MockContext>,
  session: Session | undefined,
): NonNullable<MockContext> {
  const type = session && [session.record.user.user_type].flat()[0]
  return type ? { ...context, userType: type } : context
}

/**
 * The API redirects nobody: its answer would send the browser, or our secrets, elsewhere. And 304 means nothing
 * to who did not ask whether what is kept still holds.
 */
function assertUsable(response: UpstreamResponse, { ifNoneMatch }: UpstreamCall): void {
  const { status } = response
  const isRedirect = status >= 300 && status < 400 && !(status === 304 && ifNoneMatch)
  if (status >= 200 && status < 600 && !isRedirect) return
  discardBody(response)
  throw new Refused({ code: 'upstream_unreachable' })
}

/** A stream keeps its deadline to the end, except media, whose length is the listener's affair. */
function clearDeadline(deadline: Deadline, { body }: ApiResponse, { media }: Operation): void {
  if (Buffer.isBuffer(body) || media) deadline.clear()
  else body.once('close', deadline.clear)
}

function toProblem(error: unknown, deadline: Deadline): Refused {
  if (error instanceof Refused) return error
  if (getErrorCode(error) === 'BODY_LATE') return new Refused({ code: 'request_timeout' })
  if (['UPSTREAM_OVERLOADED', 'UPSTREAM_BROKEN'].includes(getErrorCode(error))) {
    return new Refused({ code: 'overloaded', headers: { 'retry-after': '1' } })
  }
  if (deadline.hasPassed()) return toTruncatedProblem(deadline)
  return new UpstreamUnreachable(error)
}

function toTruncatedProblem(deadline: Deadline): Refused {
  return new Refused({ code: deadline.hasPassed() ? 'upstream_timeout' : 'upstream_unreachable' })
}
