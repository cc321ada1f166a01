import { describe, expect, test } from 'vitest'
import { findRedirect } from '#web/flow/flow.ts'
import { groupFlow } from './flow.ts'

const nothing = { courses: [], matrix: [], program: undefined, webinar: undefined }
const courses = { ...nothing, courses: [107] }
const matrix = { ...courses, matrix: [{ course_id: 107, user_id: 1400 }] }
const program = { ...matrix, program: 1 }
const webinar = { ...program, webinar: 1005 }

describe('redirects of the group flow', () => {
  test.each([
    ['programs', nothing, { to: '/groups', isReset: true }],
    ['programs', courses, undefined],
    ['interview', nothing, { to: '/groups', isReset: true }],
    ['interview', courses, { to: '/groups', isReset: false }],
    ['interview', matrix, { to: '/groups/programs', isReset: false }],
    ['interview', program, undefined],
    ['reservation', program, { to: '/groups/interview', isReset: false }],
    ['reservation', courses, { to: '/groups', isReset: false }],
    ['reservation', webinar, undefined],
  ] as const)('%s with %o', (step, state, expected) => {
    expect(findRedirect(groupFlow(false), step, state)).toEqual(expected)
  })

  test('the new flow has the same requirements for its own step', () => {
    expect(findRedirect(groupFlow(true), 'kids', nothing)).toEqual({ to: '/groups', isReset: true })
    expect(findRedirect(groupFlow(true), 'kids', courses)).toBeUndefined()
    expect(findRedirect(groupFlow(true), 'interview', matrix)).toBeUndefined()
  })
})
