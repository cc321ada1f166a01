import { HttpProblem } from '#bff/http/problem.ts'

/** More calls wait for the API than UPSTREAM_QUEUE allows. */
export class UpstreamOverloaded extends Error {
  readonly code = 'UPSTREAM_OVERLOADED'
}

/** One visitor has too many uploads or media under way. */
export class ShareExceeded extends Error {
  readonly code = 'SHARE_EXCEEDED'
}

/** The circuit breaker is open: too many recent calls to the API failed. */
export class CircuitOpen extends Error {
  readonly code = 'CIRCUIT_OPEN'
}

/** The deadline of a call has passed. */
export class DeadlineExceeded extends Error {
  readonly code = 'DEADLINE'
}

/** The caller aborted and waits for no response. */
export class CallerAborted extends Error {
  readonly code = 'CALLER_ABORTED'
}

/** A response began but was cut off before its end. */
export class ResponseTruncated extends Error {
  readonly code = 'RESPONSE_TRUNCATED'
}

/** No response came because the connection failed; `cause` is the connection's error. */
export class UpstreamUnreachable extends HttpProblem {
  constructor(cause: unknown) {
    super('upstream_unreachable', {}, { cause })
  }
}

/** The API answered with a status that cannot be passed on, such as a redirect. */
export class UnusableResponse extends HttpProblem {
  constructor(readonly status: number) {
    super('upstream_unreachable')
  }
}

const neverSent = new Set([
  'UPSTREAM_OVERLOADED',
  'CIRCUIT_OPEN',
  'SHARE_EXCEEDED',
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Whether a failed call cannot have reached the API, so that it may be sent again. */
export function isNeverSent(error: unknown): boolean {
  return neverSent.has(getErrorCode(error))
}

const connectionFailures = new Set([
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'ECONNREFUSED',
  'UND_ERR_CONNECT_TIMEOUT',
])

const ownRefusals = new Set(['UPSTREAM_OVERLOADED', 'CIRCUIT_OPEN', 'SHARE_EXCEEDED'])

/** Whether the BFF itself refused a call, so that the failure says nothing about the API. */
export function isOwnRefusal(error: unknown): boolean {
  return ownRefusals.has(getErrorCode(error))
}

/** Whether a connection failed, so that a retry on a new one may succeed. */
export function isConnectionFailure(error: unknown): boolean {
  return connectionFailures.has(getErrorCode(error))
}

/** The machine-readable name of an error, safe to log. */
export function getErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
