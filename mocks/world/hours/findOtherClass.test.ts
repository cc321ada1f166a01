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

test('the class itself, an ended class and one without a time are not found', () => {
  const state = createEmptyState()
  const own = insertClass(state)
  insertClass(state, { outcome: 'cancelled' })
  insertClass(state, { isOwed: true })
  expect(findOtherClass(state, own, noon)).toBeUndefined()
})

test('a learner is busy during a whole session of a group class, and not after a short one', () => {
  const state = createEmptyState()
  insertClass(state, { kind: 'group', minutes: 120 })
  insertClass(state, { kind: 'group', students: [8], minutes: 30 })
  const listBusy = (learner: number, starts: readonly number[]) =>
    starts.map((start) => isLearnerBusy(state, { students: [learner] }, start))
  expect(listBusy(7, [noon + HOUR, noon + 2 * HOUR - 1, noon + 2 * HOUR])).toEqual([true, true, false])
  expect(listBusy(8, [noon + HOUR / 2 - 1, noon + HOUR / 2])).toEqual([true, false])
})

test('a class is found during a whole session that is wanted', () => {
  const state = createEmptyState()
  const other = insertClass(state)
  const find = (minutes: number) => findOtherClass(state, { students: [7], minutes }, noon - 2 * HOUR)
  expect([find(121), find(120)]).toEqual([other, undefined])
})

test('a class that is moved too hides no other one behind it', () => {
  const state = createEmptyState()
  const own = insertClass(state, { students: [7], start: noon, kind: 'group' })
  const other = insertClass(state, { students: [7], start: noon + HOUR })
  const wanted = { students: [7], minutes: 90 }
  expect(findOtherClass(state, wanted, noon)).toBe(own)
  expect(findOtherClass(state, wanted, noon, ({ kind }) => kind === 'group')).toBe(other)
})
