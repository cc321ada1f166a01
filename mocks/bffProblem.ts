import { createMatcher, operations } from '#sdk/operations.ts'
import type { MockCall } from '#mocks/index.ts'
import type { MockResponse } from '#mocks/scenarios/scenarios.ts'

/** Problems of the BFF that its handlers answer with: status and title by code. */
const problems = {
  session_expired: [401, 'Sign in again'],
  csrf: [403, 'The request does not come from this site'],
  not_found: [404, 'There is nothing here'],
  method_not_allowed: [405, 'The method is not allowed here'],
} as const

const match = createMatcher(operations)

/** Builds a problem document as the BFF sends it. @see RFC 9457 */
export function buildBffProblem(
  code: keyof typeof problems,
  headers: Record<string, string> = {},
): MockResponse {
  const [status, title] = problems[code]
  const id = crypto.randomUUID()
  return {
    status,
    headers: { 'content-type': 'application/problem+json', 'x-request-id': id, ...headers },
    body: { type: `urn:problem:${code}`, title, status, code, request_id: id },
  }
}

/** Builds the problem of a call below `/api` that is no operation. */
export function buildUnmatchedProblem({ method, url }: Request): MockResponse {
  const path = new URL(url).pathname.replace(/^.*?\/api(?=\/)/, '')
  const found = match(method, path)
  return found && 'allow' in found
    ? buildBffProblem('method_not_allowed', { allow: found.allow.join(', ') })
    : buildBffProblem('not_found')
}

/** The browser's client sends X-CSRF; a client of the API does not and keeps its tokens itself. */
export function isPage(call: MockCall): boolean {
  return call.headers['x-csrf'] !== undefined
}
