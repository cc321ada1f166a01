/** The BFF's own errors: status and title by code (contract section 3, RFC 9457). */
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
  refresh_unavailable: [503, 'The session cannot be renewed at the moment'],
  session_store_unavailable: [503, 'Sessions are not available at the moment'],
  upload_retry: [503, 'Send the upload once more'],
  upstream_timeout: [504, 'The service behind did not answer in time'],
} as const satisfies Record<string, readonly [status: number, title: string]>

export type ProblemCode = keyof typeof problems

/** Why a request is not served. */
export interface Refusal {
  readonly code: ProblemCode
  readonly headers?: Readonly<Record<string, string>>
}

/** Ends the serving of a request with a refusal. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code)
  }
}

export interface Problem {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}

/**
 * The answer for a refusal.
 * @param requestId shown in the body, so that a report can be found in the logs
 * @returns status, headers and the text of an RFC 9457 problem
 */
export function problemOf({ code, headers }: Refusal, requestId: string): Problem {
  const [status, title] = problems[code]
  return {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify({ type: `urn:problem:${code}`, title, status, code, request_id: requestId }),
  }
}
