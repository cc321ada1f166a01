import { expect, test } from 'vitest'
import { formatProblem, getProblemStatus, HttpProblem, type ProblemCode } from '#bff/http/problem.ts'

const statuses: Record<ProblemCode, number> = {
  bad_request: 400,
  session_expired: 401,
  csrf: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  body_too_large: 413,
  unsupported_media_type: 415,
  unknown_host: 421,
  rate_limited: 429,
  head_too_large: 431,
  internal_error: 500,
  upstream_unreachable: 502,
  overloaded: 503,
  refresh_unavailable: 503,
  session_store_unavailable: 503,
  upload_retry: 503,
  upstream_timeout: 504,
}

test.each(Object.entries(statuses))('%s is a problem document with status %i and a title', (code, status) => {
  // Guaranteed by the record's type
  const problem = new HttpProblem(code as ProblemCode, { allow: 'GET' })
  const document = formatProblem(problem, 'id-1')
  expect(getProblemStatus(problem)).toBe(status)
  expect(document).toMatchObject({
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', allow: 'GET' },
  })
  expect(JSON.parse(document.body)).toEqual({
    type: `urn:problem:${code}`,
    title: expect.stringMatching(/^[A-Z][a-z ]+/),
    status,
    code,
    request_id: 'id-1',
  })
})

test('a problem has its code as message and keeps its cause', () => {
  const cause = new Error('inner')
  expect(new HttpProblem('overloaded', {}, { cause })).toMatchObject({
    message: 'overloaded',
    cause,
    headers: {},
  })
})
