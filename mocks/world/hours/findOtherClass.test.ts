import { expect, test } from 'vitest'
import { createEmptyState, insertClass, noon } from '#mocks/emptyState.ts'
import { HOUR } from '#mocks/world/hours/clock.ts'
import { findOtherClass } from '#mocks/world/hours/findOtherClass.ts'
import { isLearnerBusy } from '#mocks/world/hours/isLearnerBusy.ts'

test('a class of one of the learners is found, with any tutor', () => {
  const state = createEmptyState()
  const other = insertClass(state, { tutor: 4, students: [8, 9] })
  expect(findOtherClass(state, { students: [7, 9] }, noon)).toBe(other)
  expect(findOtherClass(state, { students: [7] }, noon)).toBeUndefined()
  expect([9, 7].map((learner) => isLearnerBusy(state, { students: [learner] }, noon))).toEqual([true, false])
})

test('a class is found at the hours that overlap it', () => {
  const state = createEmptyState()
  insertClass(state)
  const starts = [noon - HOUR, noon - HOUR + 1, noon + HOUR - 1, noon + HOUR]
  expect(starts.map((start) => isLearnerBusy(state, { students: [7] }, start))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('the class itself, one that is over and one without a time are no other class', () => {
  const state = createEmptyState()
  const own = insertClass(state)
  insertClass(state, { outcome: 'cancelled' })
  insertClass(state, { isOwed: true })
  expect(findOtherClass(state, own, noon)).toBeUndefined()
})
