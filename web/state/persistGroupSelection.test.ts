import { describe, expect, test } from 'vitest'
import { createEmptyGroupSelection } from './groupSelection.ts'
import { parseGroupSelection } from './persistGroupSelection.ts'

describe('a stored selection of a group', () => {
  const group = {
    matrix: [{ course_id: 107, user_id: 1400, group_class_id: 20 }],
    program: 3,
    webinar: 5,
    promo: 'X',
    seenTotal: 900,
    attempt: { reservation: 7 },
  }

  test('is restored whole', () => {
    expect(parseGroupSelection(JSON.stringify(group))).toEqual(group)
  })

  test.each([
    { matrix: undefined },
    { matrix: [{ course_id: 107, user_id: 0, group_class_id: 20 }] },
    { matrix: [{ course_id: 'x', user_id: 1400, group_class_id: 20 }] },
    { matrix: [{ course_id: 107, user_id: 1400 }] },
    { matrix: [7] },
    { matrix: Array.from({ length: 31 }, () => group.matrix[0]) },
    { program: 0 },
    { webinar: 'x' },
    { promo: '' },
    { seenTotal: -1 },
    { attempt: {} },
  ])('with %o is dropped as a whole', (changes) => {
    expect(parseGroupSelection(JSON.stringify({ ...group, ...changes }))).toEqual(createEmptyGroupSelection())
  })
})
