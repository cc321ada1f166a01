/** Status and title of every error the BFF answers itself, by code. */
const problems = {
  bad_request: [400, 'The request is not understood'],
  session_expired: [401, 'Sign in again'],
  csrf: [403, 'The request does not come from this site'],
  not_found: [404, 'There is nothing here'],
  method_not_allowed: [405, 'The method is not allowed here'],
  request_timeout: [408, 'The request did not arrive in time'],
  body_too_large: [413, 'The body is too large'],
  unsupported_media_type: [415, 'The media type is not supported here'],
  unknown_host: [421, 'This host is not served'],
  rate_limited: [429, 'Too many attempts'],
  head_too_large: [431, 'The head of the request is too large'],
  internal_error: [500, 'Something went wrong here'],
  upstream_unreachable: [502, 'The service behind cannot be reached'],
  overloaded: [503, 'Too many requests at the moment'],
  refresh_unavailable: [503, 'The session cannot be refreshed at the moment'],
  session_store_unavailable: [503, 'Sessions are not available at the moment'],
  upload_retry: [503, 'Send the upload once more'],
  upstream_timeout: [504, 'The service behind did not answer in time'],
} as const satisfies Record<string, readonly [status: number, title: string]>

/** The machine-readable codes of the BFF's own errors. */
export type ProblemCode = keyof typeof problems

/** The one error of the BFF: thrown anywhere while a request is served, written as a problem document. */
export class HttpProblem extends Error {
  /** @param headers of the response, for example `retry-after` */
  constructor(
    readonly code: ProblemCode,
    readonly headers: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
  ) {
    super(code, options)
  }
}

/** Returns the status of a problem. */
export function getProblemStatus({ code }: HttpProblem): number {
  return problems[code][0]
}

/** A problem document with its status and headers, ready to be written. */
export interface ProblemDocument {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}

/**
 * Formats a problem as `application/problem+json`.
 * @param requestId shown in the body, so that a report can be found in the logs
 * @see RFC 9457
 */
export function formatProblem({ code, headers }: HttpProblem, requestId: string): ProblemDocument {
  const [status, title] = problems[code]
  return {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify({ type: `urn:problem:${code}`, title, status, code, request_id: requestId }),
  }
}
