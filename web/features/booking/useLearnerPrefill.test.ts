import { expect, it } from 'vitest'
import { findUsualLearner } from './useLearnerPrefill.ts'

it('a booking of courses for kids only is for an only kid; otherwise the family chooses', () => {
  const kids = [{ id: 7 }]
  expect(findUsualLearner([{ type: 'kids' }, { type: 'kids' }], kids)).toBe(7)
  expect(findUsualLearner([{ type: 'kids' }, { type: 'adult' }], kids)).toBe(undefined)
  expect(findUsualLearner([{ type: 'kids' }], [...kids, { id: 8 }])).toBe(undefined)
  expect(findUsualLearner([{ type: 'kids' }], [])).toBe(undefined)
  expect(findUsualLearner([], kids)).toBe(undefined)
})
