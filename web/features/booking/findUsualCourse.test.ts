import { expect, it } from 'vitest'
import { findUsualCourse, findUsualProgram } from './findUsualCourse.ts'

const tutor = { id: 1, courses: [{ id: 11 }, { id: 12 }] }
const other = { id: 2 }
const own = { id: 1 }
const programs = [
  { id: 21, sessions_count: 8, sessions_per_week: 2 },
  { id: 22, sessions_count: 1, sessions_per_week: 1 },
]

it('leaves the choice to the student unless only one exists or an hour was chosen first', () => {
  const guess = { earlier: [], isQuick: false }
  expect(findUsualCourse(tutor, guess)).toBeUndefined()
  expect(findUsualProgram(programs, guess)).toBeUndefined()
  expect(findUsualCourse({ id: 1, courses: [{ id: 11 }] }, guess)).toBe(11)
  expect(findUsualProgram(programs.slice(0, 1), guess)).toBe(21)
})

it('preselects the last booking, one with this tutor before others', () => {
  const earlier = [
    { tutor: other, courses: [{ id: 12 }], program: null },
    { tutor: own, courses: [{ id: 11 }], program: { id: 21 } },
  ]
  expect(findUsualCourse(tutor, { earlier, isQuick: true })).toBe(11)
  expect(findUsualProgram(programs, { earlier, isQuick: true })).toBe(21)
})

it('preselects the first course and the shortest program for a first booking', () => {
  expect(findUsualCourse(tutor, { earlier: [], isQuick: true })).toBe(11)
  expect(findUsualProgram(programs, { earlier: [], isQuick: true })).toBe(22)
})
