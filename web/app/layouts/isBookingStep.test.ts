import { expect, test } from 'vitest'
import { isBookingStep } from './isBookingStep.ts'

test.each([
  ['/groups/kids', true],
  ['/reservation/:id/courses', true],
  ['/groups', false],
  ['/tutors', false],
  [undefined, false],
])('whether %s is a step of a booking: %s', (path, isStep) => {
  expect(isBookingStep(path)).toBe(isStep)
})
