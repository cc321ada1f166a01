import { expect, test } from 'vitest'
import { toLearner } from './queries.ts'

test('calls name the student or a kid once the choice was shown, and no learner before', () => {
  expect(toLearner({ learner: undefined })).toEqual({})
  expect(toLearner({ learner: null })).toEqual({ kid_id: null })
  expect(toLearner({ learner: 1400 })).toEqual({ kid_id: 1400 })
})
