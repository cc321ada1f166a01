/** More calls wait for the API than UPSTREAM_QUEUE allows. */
export class UpstreamOverloaded extends Error {
  readonly code = 'UPSTREAM_OVERLOADED'
}

/** The circuit breaker is open: the API failed too often just now. */
export class CircuitOpen extends Error {
  readonly code = 'UPSTREAM_BROKEN'
}

/** A call's time is over. */
export class DeadlineExceeded extends Error {
  readonly code = 'DEADLINE'
}

/** A call's time is over, and what it lacks is the rest of the visitor's own body. */
export class RequestBodyLate extends Error {
  readonly code = 'BODY_LATE'
}

/** Nobody waits for the answer any more. */
export class CallerAborted extends Error {
  readonly code = 'CALLER_LEFT'
}

/** An answer began, but did not end. */
export class ResponseTruncated extends Error {
  readonly code = 'BROKEN_OFF'
}

const neverSent = new Set([
  'UPSTREAM_OVERLOADED',
  'UPSTREAM_BROKEN',
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Says whether a call that failed cannot have reached the API, so that it may be sent again. */
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

/** Says whether a connection failed, which a second try on a new one may mend. */
export function isConnectionFailure(error: unknown): boolean {
  return connectionFailures.has(getErrorCode(error))
}

/** The machine-readable name of an error, safe to log. */
export function getErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
