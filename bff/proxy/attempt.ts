import type { Readable } from 'node:stream'
import type { Config } from '#bff/config/config.ts'
import { toAbortSignal, type AbortLike } from '#bff/http/abort.ts'
import type { MockContext } from '#bff/http/mockContext.ts'
import { HttpProblem } from '#bff/http/problem.ts'
import type { Metrics } from '#bff/operations/metrics.ts'
import type { Trace } from '#bff/operations/traces.ts'
import { buildRequestHeaders, type RequestHeaderParts } from '#bff/proxy/requestHeaders.ts'
import { getPersonKey } from '#bff/session/personId.ts'
import type { Session } from '#bff/session/sessions.ts'
import { discardBody, readApiResponse, type ApiResponse } from '#bff/upstream/apiResponse.ts'
import { createDeadline, type Deadline } from '#bff/upstream/deadline.ts'
import { getErrorCode, isOwnRefusal, UnusableResponse, UpstreamUnreachable } from '#bff/upstream/errors.ts'
import type { JoinedCallers } from '#bff/upstream/joinedCallers.ts'
import type { Share } from '#bff/upstream/semaphore.ts'
import { listShares, type Member } from '#bff/upstream/connectionShares.ts'
import type { Upstream, UpstreamRequest, UpstreamResponse } from '#bff/upstream/upstream.ts'
import type { Operation } from '#sdk/operations.ts'

/** One call of the API, complete but for the session whose token it may carry. */
export interface UpstreamCall extends RequestHeaderParts {
  readonly operation: Operation
  /** Below the API's base, query included */
  readonly path: string
  readonly body?: Buffer | Readable | undefined
  /** Aborted when the caller waits no longer */
  readonly signal: AbortLike
  readonly mock: MockContext | undefined
  readonly trace: Trace
  /** The session has ended: its tokens are used as they are and never refreshed */
  readonly skipsRefresh?: boolean
  /** Others who wait for the same response */
  readonly joinedCallers?: JoinedCallers | undefined
  /** The session that takes its share of connections, for a call that does not carry its token */
  readonly sharedBy?: Session
}

export interface AttemptResult {
  readonly response: ApiResponse
  /** Milliseconds */
  readonly elapsed: number
}

/** Sends a call once. @param timeout milliseconds */
export type Attempt = (
  call: UpstreamCall,
  session: Session | undefined,
  timeout: number,
) => Promise<AttemptResult>

interface AttemptOptions {
  readonly config: Config
  readonly upstream: Upstream
  readonly metrics: Metrics
}

/**
 * Creates the one way to the API: deadline, headers, span and measurement of a single attempt. What it returns
 * rejects with an HttpProblem, whose `cause` is the upstream's error where there was one.
 */
export function createAttempt({ config, upstream, metrics }: AttemptOptions): Attempt {
  return async function attempt(call, session, timeout) {
    const deadline = createDeadline(timeout, call.signal)
    const { template } = call.operation
    const span = call.trace.call(template)
    let hasResponse = false
    try {
      const headers = buildRequestHeaders(config, call, session, span.traceparent)
      const received = await upstream.send(new AttemptRequest(call, headers, deadline.signal, session))
      hasResponse = true
      assertUsable(received, call)
      const read = readApiResponse(received)
      const response = read instanceof Promise ? await read : read
      clearDeadline(deadline, response, call.operation)
      const elapsed = deadline.elapsed()
      metrics.called(template, response.status, elapsed)
      span.end(response.status)
      return { response, elapsed }
    } catch (error) {
      deadline.clear()
      span.end(0)
      const problem = toProblem(error, deadline, hasResponse)
      // A call that was never sent says nothing about the API's speed; its refusal is counted elsewhere
      if (!isOwnRefusal(error))
        metrics.called(template, call.signal.aborted ? 'aborted' : problem.code, deadline.elapsed())
      throw problem
    }
  }
}

/** A class, because object literals with a getter are slow to create and every call needs one. */
class AttemptRequest implements UpstreamRequest {
  readonly method: string
  readonly path: string
  readonly body: UpstreamRequest['body']
  readonly isMedia: boolean | undefined
  readonly shares: readonly Share[]
  readonly joinedCallers: JoinedCallers | undefined
  readonly group: string | undefined
  readonly isSignIn: boolean
  readonly mock: MockContext | undefined

  constructor(
    { operation, path, body, mock, address, sharedBy, joinedCallers }: UpstreamCall,
    readonly headers: Record<string, string>,
    readonly lightSignal: AbortLike,
    session: Session | undefined,
  ) {
    this.method = operation.method
    this.path = path
    this.body = body
    this.isMedia = operation.media
    this.shares = listShares(toMember(session ?? sharedBy), address)
    this.joinedCallers = joinedCallers
    this.group = getBreakerGroup(operation)
    this.isSignIn = signInTemplates.has(operation.template)
    this.mock = mock && addUserType(mock, session)
  }

  get signal(): AbortSignal {
    return toAbortSignal(this.lightSignal)
  }
}

/**
 * The first segment of the path. Calls of `/auth/` are groups of their own, so that sign-ups that fail do not stop
 * sign-ins. Cached public reads have none: the cache serves them while the API fails.
 */
function getBreakerGroup({ template, cache, who }: Operation): string | undefined {
  if (cache && who === 'public') return undefined
  const segment = template.split('/', 2)[1]
  return segment === 'auth' ? template : segment
}

/** Sign-in with a password, refresh and sign-out. Other ways in wait for other services, and may be slow. */
const signInTemplates = new Set(['/auth/token/', '/auth/refresh_token/', '/auth/revoke_token/'])

function toMember(session: Session | undefined): Member | undefined {
  return session && { session: session.key, person: getPersonKey(session.record) }
}

/** In hybrid mode the token is the real API's, so that the mock API needs to know the user's type. */
function addUserType(context: MockContext, session: Session | undefined): MockContext {
  const type = session && [session.record.user.user_type].flat()[0]
  return type ? { ...context, userType: type } : context
}

/**
 * Refuses redirects, which could send the browser or our secrets elsewhere, and a 304 to a call that carried no
 * ETag.
 */
function assertUsable(response: UpstreamResponse, { ifNoneMatch }: UpstreamCall): void {
  const { status } = response
  const isRedirect = status >= 300 && status < 400 && !(status === 304 && ifNoneMatch)
  if (status >= 200 && status < 600 && !isRedirect) return
  discardBody(response)
  throw new UnusableResponse(status)
}

/** A stream keeps its deadline to its end, except media, which may be listened to for longer. */
function clearDeadline(deadline: Deadline, { body }: ApiResponse, { media }: Operation): void {
  if (Buffer.isBuffer(body) || media) deadline.clear()
  else body.once('close', () => deadline.clear())
}

/** @param hasResponse a response that was truncated, unlike a failed connection, is no reason for a retry */
function toProblem(error: unknown, deadline: Deadline, hasResponse: boolean): HttpProblem {
  if (error instanceof HttpProblem) return error
  const code = getErrorCode(error)
  const options = { cause: error }
  if (!hasResponse && isOwnRefusal(error)) {
    const refusal = code === 'SHARE_EXCEEDED' ? 'rate_limited' : 'overloaded'
    return new HttpProblem(refusal, { 'retry-after': '1' }, options)
  }
  if (deadline.hasPassed()) return new HttpProblem('upstream_timeout', {}, options)
  return hasResponse ? new HttpProblem('upstream_unreachable', {}, options) : new UpstreamUnreachable(error)
}
