import { expect, test } from 'vitest'
import { formatProblem, HttpProblem } from '#bff/http/problem.ts'
import { buildBffProblem } from '#mocks/bffProblem.ts'

test.each(['session_expired', 'csrf', 'not_found', 'method_not_allowed'] as const)(
  "the mocks' problem %s is the one of the BFF",
  (code) => {
    const { status, body } = formatProblem(new HttpProblem(code), 'id')
    const mocked = buildBffProblem(code)
    expect([mocked.status, { ...(mocked.body as object), request_id: 'id' }]).toEqual([
      status,
      JSON.parse(body),
    ])
  },
)
