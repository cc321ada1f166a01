/** More calls wait for the API than UPSTREAM_QUEUE allows. */
export class Overloaded extends Error {
  readonly code = 'UPSTREAM_OVERLOADED'
}

const neverSent = new Set([
  'UPSTREAM_OVERLOADED',
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Says whether a call that failed cannot have reached the API, so that it may be sent again. */
export function wasNeverSent(error: unknown): boolean {
  return neverSent.has(codeOf(error))
}

/** The machine-readable name of an error, safe to log. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
