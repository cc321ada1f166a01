import { expect, test } from 'vitest'
import { createEmptyState, insertClass, insertReservation, insertTutor, noon } from '#mocks/emptyState.ts'
import { bookPlan } from '#mocks/world/booking/bookPlan.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'

const tomorrow = noon + DAY
const starts = [tomorrow, tomorrow + DAY]
const instead = tomorrow + 15 * DAY + HOUR

/** A monthly booking of two courses, whose third date of the second hour has another hour. */
function create() {
  const state = createEmptyState()
  const tutor = insertTutor(state)
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:00' }))
  state.hours.insert(() => ({ id: tutor.id, hours: { time_zone: 'Africa/Cairo', week, exceptions: [] } }))
  const course_hours = [
    { start: tomorrow, course_id: 5 },
    { start: tomorrow + DAY, course_id: 4 },
    { start: instead, course_id: 4 },
  ]
  const planned = course_hours.map(({ start }) => start)
  const more = { program_id: 2, course_ids: [4, 5], starts, planned, course_hours }
  return { state, tutor, row: insertReservation(state, { tutor: tutor.id, ...more }) }
}

test('the classes of the first month are of the courses of their hours, also of one that was moved', () => {
  const { state, tutor, row } = create()
  bookPlan(state, row, tutor, noon, { month: 0 })
  expect(state.classes.list().map(({ start, course_id }) => [start, course_id])).toEqual([
    [tomorrow, 5],
    [tomorrow + DAY, 4],
    [instead, 4],
  ])
})

test('the classes of a later month keep the courses of their weekly hours, also those without a time', () => {
  const { state, tutor, row } = create()
  const taken = tomorrow + 29 * DAY
  insertClass(state, { tutor: tutor.id, students: [99], start: taken, course_id: 9 })
  bookPlan(state, row, tutor, noon, { month: 1 })
  const made = state.classes.list().filter(({ reservation_id }) => reservation_id === row.id)
  expect(made.map(({ course_id }) => course_id)).toEqual([5, 4, 5, 4, 5, 4, 5, 4])
  expect(made.find(({ isOwed }) => isOwed)).toMatchObject({ start: taken, course_id: 4 })
})
