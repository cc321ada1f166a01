import type { Readable } from 'node:stream'
import type { Config } from '#bff/config.ts'
import type { MockContext } from '#bff/exchange.ts'
import type { Metrics } from '#bff/operations/metrics.ts'
import type { Trace } from '#bff/operations/traces.ts'
import { discard, readAnswer, type Answer } from '#bff/proxy/answer.ts'
import { createDeadline, type Deadline } from '#bff/proxy/deadline.ts'
import { signalOf, type Leaving } from '#bff/proxy/leaving.ts'
import { requestHeaders, type HeaderParts } from '#bff/proxy/requestHeaders.ts'
import { Refused } from '#bff/problem.ts'
import type { Session } from '#bff/session/sessions.ts'
import { codeOf } from '#bff/upstream/failure.ts'
import type { Upstream, UpstreamRequest, UpstreamResponse } from '#bff/upstream/upstream.ts'
import type { Operation } from '#sdk/operations.ts'

/** One call of the API, ready to go. */
export interface Call extends HeaderParts {
  readonly operation: Operation
  /** Below the API's base, query included */
  readonly path: string
  readonly body?: Buffer | Readable | undefined
  /** Fires when nobody waits for the answer any more */
  readonly signal: Leaving
  readonly mock: MockContext
  readonly trace: Trace
  /** The session is over: its tokens are used as they are and never renewed */
  readonly isLast?: boolean
}

/** Whom a call speaks for, without what it asks: for calls of our own. */
export function speakerOf(call: Call): Omit<Call, 'operation' | 'path'> {
  const { tenant, requestId, address, language, timeZone, signal, mock, trace } = call
  return { tenant, requestId, address, language, timeZone, signal, mock, trace }
}

export interface Attempted {
  readonly answer: Answer
  /** Milliseconds */
  readonly elapsed: number
}

/** No answer came, and why. */
export class Unanswered extends Refused {
  constructor(readonly reason: unknown) {
    super({ code: 'upstream_unreachable' })
  }
}

interface OnceOptions {
  readonly config: Config
  readonly upstream: Upstream
  readonly metrics: Metrics
}

/**
 * Makes the way to the API for one attempt: deadline, headers, span, measurement.
 * What it returns throws `Refused`, or `Unanswered` when the connection failed.
 */
export function createOnce({ config, upstream, metrics }: OnceOptions) {
  function ask(call: Call, session: Session | undefined, deadline: Deadline, traceparent: string) {
    const headers = requestHeaders(config, call, session, traceparent)
    return upstream.send(new Asked(call, headers, deadline.signal, session))
  }

  return async function once(call: Call, session: Session | undefined, timeout: number): Promise<Attempted> {
    const deadline = createDeadline(timeout, call.signal)
    const { template } = call.operation
    const span = call.trace.call(template)
    let isAnswered = false
    try {
      const response = await ask(call, session, deadline, span.traceparent)
      isAnswered = true
      refuseUnusable(response, call)
      const read = readAnswer(response)
      const answer = read instanceof Promise ? await read : read
      release(deadline, answer, call.operation)
      const elapsed = deadline.elapsed()
      metrics.called(template, answer.status, elapsed)
      span.end(answer.status)
      return { answer, elapsed }
    } catch (error) {
      deadline.clear()
      span.end(0)
      // A body that breaks off is no reason to ask again
      const refused =
        isAnswered && !(error instanceof Refused) ? brokenOff(deadline) : refusedBy(error, deadline)
      metrics.called(template, call.signal.aborted ? 'left' : refused.refusal.code, deadline.elapsed())
      throw refused
    }
  }
}

/** A class, because an object with a getter of its own is dear to make, and there is one for every call. */
class Asked implements UpstreamRequest {
  readonly method: string
  readonly path: string
  readonly body: UpstreamRequest['body']
  readonly isMedia: boolean | undefined
  readonly mock: MockContext

  constructor(
    { operation, path, body, mock }: Call,
    readonly headers: Record<string, string>,
    readonly leaving: Leaving,
    session: Session | undefined,
  ) {
    this.method = operation.method
    this.path = path
    this.body = body
    this.isMedia = operation.media
    this.mock = mock && mockOf(mock, session)
  }

  get signal(): AbortSignal {
    return signalOf(this.leaving)
  }
}

/** In hybrid mode the token is the real API's: the mock API has to be told whom it stands for (rulings 71). */
function mockOf(context: NonNullable<MockContext>, session: Session | undefined): NonNullable<MockContext> {
  const type = session && [session.record.user.user_type].flat()[0]
  return type ? { ...context, userType: type } : context
}

/**
 * The API redirects nobody: its answer would send the browser, or our secrets, elsewhere. And 304 means nothing
 * to who did not ask whether what is kept still holds.
 */
function refuseUnusable(response: UpstreamResponse, { ifNoneMatch }: Call): void {
  const { status } = response
  const isRedirect = status >= 300 && status < 400 && !(status === 304 && ifNoneMatch)
  if (status >= 200 && status < 600 && !isRedirect) return
  discard(response)
  throw new Refused({ code: 'upstream_unreachable' })
}

/** A stream keeps its deadline to the end, except media, whose length is the listener's affair. */
function release(deadline: Deadline, { body }: Answer, { media }: Operation): void {
  if (Buffer.isBuffer(body) || media) deadline.clear()
  else body.once('close', deadline.clear)
}

function refusedBy(error: unknown, deadline: Deadline): Refused {
  if (error instanceof Refused) return error
  if (codeOf(error) === 'BODY_LATE') return new Refused({ code: 'request_timeout' })
  if (['UPSTREAM_OVERLOADED', 'UPSTREAM_BROKEN'].includes(codeOf(error))) {
    return new Refused({ code: 'overloaded', headers: { 'retry-after': '1' } })
  }
  if (deadline.hasPassed()) return brokenOff(deadline)
  return new Unanswered(error)
}

function brokenOff(deadline: Deadline): Refused {
  return new Refused({ code: deadline.hasPassed() ? 'upstream_timeout' : 'upstream_unreachable' })
}
