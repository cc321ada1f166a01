import { describe, expect, test } from 'vitest'
import { findRedirect } from '#web/flow/flow.ts'
import { groupFlow, selectInterview } from './flow.ts'

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

test('the earlier interview is booked with as long as every kid has sat in its group class', () => {
  const lina = { course_id: 1, user_id: 10, group_class_id: 5, earlier_webinar_id: 40 }
  const omar = { course_id: 1, user_id: 11, group_class_id: 5 }
  expect(selectInterview([lina], undefined)).toEqual({ webinar: 40, isKept: true })
  expect(selectInterview([lina, omar], undefined)).toEqual({ webinar: undefined, isKept: false })
  expect(selectInterview([lina, omar], 70)).toEqual({ webinar: 70, isKept: false })
  expect(selectInterview([], undefined)).toEqual({ webinar: undefined, isKept: false })
})
