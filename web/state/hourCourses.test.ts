import { expect, test } from 'vitest'
import { assignCourses, chooseHourCourse, findIdleCourse } from './hourCourses.ts'
import { createSelection, type ChosenSlot } from './selection.ts'

const buildSlot = (id: number, course?: number): ChosenSlot => ({
  id,
  start_date_time: `2026-11-2${id}T16:00:00Z`,
  end_date_time: `2026-11-2${id}T17:00:00Z`,
  ...(course !== undefined && { course }),
})
const listCourses = (slots: readonly ChosenSlot[], courses: readonly number[]) =>
  assignCourses(slots, courses).map(({ course }) => course)

test('the hours of two courses are spread over them in turn, by their time', () => {
  const slots = [3, 1, 2].map((id) => buildSlot(id))
  expect(listCourses(slots, [101, 102])).toEqual([101, 101, 102])
})

test('an added hour is of the course with fewer hours, and the others keep theirs', () => {
  expect(listCourses([buildSlot(2, 101), buildSlot(3, 101), buildSlot(1)], [101, 102])).toEqual([
    101, 101, 102,
  ])
  expect(listCourses([buildSlot(2, 102), buildSlot(1)], [101, 102])).toEqual([102, 101])
})

test('an hour of a course that is no longer chosen is of another one', () => {
  expect(listCourses([buildSlot(1, 101), buildSlot(2, 9)], [101, 102])).toEqual([101, 102])
})

test('hours of one course name none', () => {
  expect(assignCourses([buildSlot(1, 101), buildSlot(2)], [101])).toEqual([buildSlot(1), buildSlot(2)])
  expect(assignCourses([buildSlot(1, 101)], [101])[0]).not.toHaveProperty('course')
})

test('another course of an hour begins another booking', () => {
  const selection = Object.assign(createSelection(), {
    slots: [buildSlot(1, 101), buildSlot(2, 102)],
    attempt: { reservation: 7 },
  })
  chooseHourCourse(selection, 2, 101)
  expect(selection.slots).toEqual([buildSlot(1, 101), buildSlot(2, 101)])
  expect(selection.attempt).toBeUndefined()
})

test('a course of two is idle while no hour is of it; one course never is', () => {
  const courses = [101, 102]
  expect(findIdleCourse({ slots: [buildSlot(1, 101)], courses })).toBe(102)
  expect(findIdleCourse({ slots: [buildSlot(1, 101), buildSlot(2, 102)], courses })).toBeUndefined()
  expect(findIdleCourse({ slots: [buildSlot(1)], courses: [101] })).toBeUndefined()
})
