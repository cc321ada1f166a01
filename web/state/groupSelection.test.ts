import { expect, test } from 'vitest'
import { chooseGroupClass, chooseGroupInterview, togglePair } from './groupChoices.ts'
import { createGroupSelection } from './groupSelection.ts'

test('each of two kids in one course can be removed alone', () => {
  const selection = createGroupSelection()
  for (const [course, kid] of [
    [1, 10],
    [1, 11],
    [2, 10],
  ] as const)
    togglePair(selection, { course_id: course, user_id: kid, group_class_id: course })
  expect(togglePair(selection, { course_id: 1, user_id: 10, group_class_id: 1 })).toBe(true)
  expect(selection.matrix).toEqual([
    { course_id: 1, user_id: 11, group_class_id: 1 },
    { course_id: 2, user_id: 10, group_class_id: 2 },
  ])
})

test('the interview stays as long as a kid is in each group class, and is dropped with the last of one', () => {
  const selection = createGroupSelection()
  const [lina, omar] = [10, 11].map((user_id) => ({ course_id: 1, user_id, group_class_id: 5 }))
  if (!lina || !omar) throw new Error('Two kids')
  togglePair(selection, lina)
  togglePair(selection, omar)
  chooseGroupInterview(selection, 70)
  chooseGroupClass(selection, { ...omar, group_class_id: 6 })
  expect(selection).toMatchObject({ webinar: 70, matrix: [lina, { ...omar, group_class_id: 6 }] })
  chooseGroupClass(selection, { ...lina, group_class_id: 6 })
  expect(selection.webinar).toBeUndefined()
  chooseGroupInterview(selection, 71)
  togglePair(selection, omar)
  expect(selection.webinar).toBe(71)
})
