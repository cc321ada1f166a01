import { describe, expect, test } from 'vitest'
import { hasOnePrice } from './hasOnePrice.ts'

const toPair = (user_id: number, course_id: number, group_class_id: number) => ({
  user_id,
  course_id,
  group_class_id,
})

describe('the price for one kid', () => {
  test('is true while no kid joins, and when all join the same group classes', () => {
    expect(hasOnePrice([], [1, 2])).toBe(true)
    expect(hasOnePrice([toPair(5, 1, 10), toPair(6, 1, 10)], [1])).toBe(true)
    expect(hasOnePrice([toPair(5, 1, 10), toPair(5, 2, 20)], [1, 2])).toBe(true)
  })

  test('is not true when kids join different group classes of a course, or one joins fewer courses', () => {
    expect(hasOnePrice([toPair(5, 1, 10), toPair(6, 1, 11)], [1])).toBe(false)
    expect(hasOnePrice([toPair(5, 1, 10), toPair(6, 1, 10), toPair(6, 2, 20)], [1, 2])).toBe(false)
    expect(hasOnePrice([toPair(5, 1, 10)], [1, 2])).toBe(false)
  })
})
