import { expect, test } from 'vitest'
import { applyChanges } from './applyChanges.ts'

test('what another person added or took meanwhile stays beside the own changes', () => {
  expect(applyChanges([1, 2], [1, 2, 3], [1, 2, 4])).toEqual([1, 2, 4, 3])
  expect(applyChanges([1, 2], [1], [1, 2, 4])).toEqual([1, 4])
  expect(applyChanges([1, 2], [1, 2, 3], [2])).toEqual([2, 3])
  expect(applyChanges([1, 2], [1, 2, 3], [1, 2, 3])).toEqual([1, 2, 3])
})
