import { expect, test } from 'vitest'
import { computeOutcome } from '#mocks/world/booking/outcome.ts'
import { HOUR } from '#mocks/world/hours/clock.ts'
import { createEmptyState, insertClass, noon } from '#mocks/emptyState.ts'

const compute = (more: object, now: number) => computeOutcome(insertClass(createEmptyState(), more), now)

test('a class has no outcome before its end', () => {
  expect(compute({ attendance: { 7: 'present' } }, noon + HOUR - 1)).toBeNull()
  expect(compute({ attendance: { 7: 'present' } }, noon + HOUR)).toBe('completed')
})

test('a class is completed when one learner came, also late, and missed when none did', () => {
  expect(compute({ attendance: { 7: 'absent', 8: 'late' } }, noon + HOUR)).toBe('completed')
  expect(compute({ attendance: { 7: 'absent', 8: 'absent' } }, noon + HOUR)).toBe('missed')
})

test('a class without attendance is unrecorded', () => {
  expect([compute({}, noon + HOUR), compute({ attendance: {} }, noon + HOUR)]).toEqual([
    'unrecorded',
    'unrecorded',
  ])
})

test('a class that is owed is to be placed, and a cancelled one stays cancelled, whatever the time', () => {
  expect(compute({ isOwed: true, attendance: { 7: 'present' } }, noon + HOUR)).toBe('to_reschedule')
  expect(compute({ outcome: 'cancelled' }, 0)).toBe('cancelled')
  expect(compute({ outcome: 'rescheduled', attendance: { 7: 'present' } }, noon + HOUR)).toBe('rescheduled')
})

test.each([120, 30])('a session of %i minutes has no outcome before its own end', (minutes) => {
  const end = noon + minutes * 60_000
  expect(compute({ kind: 'group', minutes }, end - 1)).toBeNull()
  expect(compute({ kind: 'group', minutes }, end)).toBe('unrecorded')
})
