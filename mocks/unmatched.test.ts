import { expect, test } from 'vitest'
import { buildProblem, buildUnmatched } from '#mocks/unmatched.ts'

test('a call without an operation names the three nearest', () => {
  const { status, headers, body } = buildUnmatched('GET', '/tutor/student/list/')
  expect([status, headers]).toEqual([599, { 'content-type': 'application/problem+json' }])
  expect(body).toMatchObject({
    title: 'MOCK_UNMATCHED',
    method: 'GET',
    path: '/tutor/student/list/',
    status: 599,
  })
  const { nearest } = body as { nearest: string[] }
  expect(nearest).toHaveLength(3)
  expect(nearest[0]).toBe('GET /tutor/students/list/')
})

test('a problem carries what it is about', () => {
  expect(buildProblem({ title: 'X', a: 1 }).body).toEqual({
    type: 'about:blank',
    status: 599,
    title: 'X',
    a: 1,
  })
})
