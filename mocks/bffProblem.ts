import type { MockCall } from '#mocks/index.ts'
import type { MockResponse } from '#mocks/scenarios/scenarios.ts'

/** Problems of the BFF that its handlers answer with: status and title by code. */
const problems = {
  session_expired: [401, 'Sign in again'],
  csrf: [403, 'The request does not come from this site'],
  not_found: [404, 'There is nothing here'],
} as const

/** Builds a problem document as the BFF sends it. @see RFC 9457 */
export function buildBffProblem(code: keyof typeof problems): MockResponse {
  const [status, title] = problems[code]
  return {
    status,
    headers: { 'content-type': 'application/problem+json' },
    body: { type: `urn:problem:${code}`, title, status, code, request_id: 'mock' },
  }
}

/** The browser's client sends X-CSRF; a client of the API does not and keeps its tokens itself. */
export function isPage(call: MockCall): boolean {
  return call.headers['x-csrf'] !== undefined
}
