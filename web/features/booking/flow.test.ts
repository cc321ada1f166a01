import { describe, expect, test } from 'vitest'
import { findRedirect, isReachable } from '#web/flow/flow.ts'
import { reservation, trial } from './flow.ts'

const nothing = { courses: [], program: undefined, slots: [] }
const courses = { ...nothing, courses: [101] }
const program = { ...courses, program: 2 }
const slots = { ...program, slots: [{ id: 1 }] }
const away = { to: '/tutors', isReset: true }

describe('redirects of the one-to-one flow', () => {
  test.each([
    ['courses', nothing, undefined],
    ['programs', nothing, away],
    ['programs', courses, undefined],
    ['sessions', courses, away],
    ['sessions', { ...nothing, program: 2 }, away],
    ['sessions', program, undefined],
    ['checkout', program, away],
    ['checkout', nothing, away],
    ['checkout', slots, undefined],
  ] as const)('%s with %o', (step, state, expected) => {
    expect(findRedirect(reservation, step, state)).toEqual(expected)
  })

  test('a step is a link once its requirements are met', () => {
    expect(reservation.steps.map(({ path }) => isReachable(reservation, path, program))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('a free trial needs a course and a slot, and no program', () => {
    expect(findRedirect(trial, 'sessions', courses)).toBeUndefined()
    expect(findRedirect(trial, 'sessions', nothing)).toEqual(away)
    expect(findRedirect(trial, 'checkout', courses)).toEqual(away)
    expect(findRedirect(trial, 'checkout', { ...courses, slots: [{}] })).toBeUndefined()
  })
})
