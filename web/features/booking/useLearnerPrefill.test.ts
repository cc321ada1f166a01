import { expect, it } from 'vitest'
import { findUsualLearner } from './useLearnerPrefill.ts'

it('a booking of courses for children alone is for a child; for any other the student chooses', () => {
  const kids = [{ id: 7 }, { id: 8 }]
  expect(findUsualLearner([{ type: 'kids' }, { type: 'kids' }], kids)).toBe(7)
  expect(findUsualLearner([{ type: 'kids' }, { type: 'adult' }], kids)).toBe(undefined)
  expect(findUsualLearner([{ type: 'kids' }], [])).toBe(undefined)
  expect(findUsualLearner([], kids)).toBe(undefined)
})
