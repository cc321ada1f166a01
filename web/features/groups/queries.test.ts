import { expect, test } from 'vitest'
import type { Course, GroupCourse } from '#sdk'
import { buildGroupChoices, groupCoursesQuery } from './queries.ts'

const createCourse = (id: number, type: Course['type'] = 'kids') => ({ id, type }) as Course
const createOffer = (id: number, seats_left: number) => ({ id, seats_left }) as GroupCourse

test('courses with free seats come first, those without a group class last, and those of adults not at all', () => {
  const courses = [createCourse(1), createCourse(2), createCourse(3), createCourse(4, 'adult')]
  const choices = buildGroupChoices(courses, [createOffer(2, 0), createOffer(3, 0), createOffer(3, 2)])
  expect(choices.map(({ course }) => course.id)).toEqual([3, 2, 1])
  expect(choices.map(({ offers }) => offers.length)).toEqual([2, 1, 0])
})

test('the new flow has courses of its own', () => {
  const institute = { id: 1, is_new_group_class_flow_enabled: true }
  expect(groupCoursesQuery({ institute }).init).toEqual({ institute: 1, isNewFlow: true })
  expect(groupCoursesQuery({ institute: undefined }).init).toEqual({ institute: 0, isNewFlow: false })
})
