import { expect, test } from 'vitest'
import { createGroupSelection, togglePair } from './groupSelection.ts'

test('each of two kids in one course can be removed alone', () => {
  const selection = createGroupSelection()
  for (const [course, kid] of [
    [1, 10],
    [1, 11],
    [2, 10],
  ] as const)
    togglePair(selection, course, kid)
  expect(togglePair(selection, 1, 10)).toBe(true)
  expect(selection.matrix).toEqual([
    { course_id: 1, user_id: 11 },
    { course_id: 2, user_id: 10 },
  ])
})
