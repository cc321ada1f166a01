import { expect, test } from 'vitest'
import { findCallerProblems } from '../../../openapi/callers.ts'

/** A call that every account but kids may make. */
const call = {
  operationId: 'insertCourse',
  document: 'assumed',
  method: 'POST',
  path: '/courses/',
  security: [{ token: [] }],
  responses: { 403: {} },
  'x-callers': ['student', 'tutor', 'operator', 'institute_admin'],
}

test.each([
  ['a call with categories of accounts', {}, []],
  ['a documented call, whose refusal is not ours', { document: 'documented', responses: {} }, []],
  ['an unknown category', { 'x-callers': ['operators'] }, ['operators in x-callers is no category']],
  ['a call that cannot be forbidden', { responses: {} }, ['x-callers without a 403 response']],
  ['a call of guests', { security: [] }, ['x-callers of a call that guests may make']],
])('%s is checked', (_, change, problems) => {
  expect(findCallerProblems([{ ...call, ...change }])).toEqual(
    problems.map((problem) => `insertCourse: ${problem}`),
  )
})

test('a call of every account needs no refusal', () => {
  const { 'x-callers': callers, ...open } = call
  expect(callers).toHaveLength(4)
  expect(findCallerProblems([{ ...open, responses: {} }])).toEqual([])
})
