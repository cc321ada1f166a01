import { describe, expect, test } from 'vitest'
import { findRedirect, isReachable } from '#web/flow/flow.ts'
import { reservation, trial } from './flow.ts'

const nothing = { courses: [], program: undefined, slots: [] }
const courses = { ...nothing, courses: [101] }
const program = { ...courses, program: 2 }
const slots = { ...program, slots: [{ id: 1 }] }
const redirect = { to: '/tutors', isReset: true }

describe('redirects of the one-to-one flow', () => {
  test.each([
    ['courses', nothing, undefined],
    ['programs', nothing, redirect],
    ['programs', courses, undefined],
    ['sessions', courses, redirect],
    ['sessions', { ...nothing, program: 2 }, redirect],
    ['sessions', program, undefined],
    ['checkout', program, redirect],
    ['checkout', nothing, redirect],
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
    expect(findRedirect(trial, 'sessions', nothing)).toEqual(redirect)
    expect(findRedirect(trial, 'checkout', courses)).toEqual(redirect)
    expect(findRedirect(trial, 'checkout', { ...courses, slots: [{}] })).toBeUndefined()
  })
})
