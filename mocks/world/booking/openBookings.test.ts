import { expect, test } from 'vitest'
import { getById, institutes } from '#mocks/data/catalogue.ts'
import { createOpenBookings } from '#mocks/world/booking/openBookings.ts'
import { HOUR, startOfDay } from '#mocks/world/hours/clock.ts'
import { buildInitialData } from '#mocks/world/initialData.ts'

const day = startOfDay(Date.parse('2026-11-21'))
const institute = getById(institutes, 1)
const data = buildInitialData(institute, 1, day)
const inputs = {
  seed: 1,
  day,
  first: 900,
  ...data,
  tutors: data.tutors.filter(({ status }) => status === 'approved'),
}
const { reservations, payments } = createOpenBookings(inputs)
const [declined, waiting, joined] = reservations

test('a declined, a waiting and a completed payment each belong to their booking', () => {
  expect(payments.map(({ id, reservation, state }) => [id, reservation, state])).toEqual([
    [900, 900, 'failed'],
    [901, 901, 'pending'],
    [902, 902, 'completed'],
  ])
  expect(reservations.map(({ state }) => state)).toEqual(['pending', 'pending', 'active'])
  for (const { created } of reservations) expect(created).toBeLessThan(day)
})

test("the declined booking is the demo student's, at an hour at which its tutor teaches no one", () => {
  expect(declined?.student).toBe(data.students[0]?.id)
  const [start = 0] = declined?.starts ?? []
  expect(start).toBeGreaterThan(day)
  const meanwhile = data.classes.filter(
    (row) => row.tutor === declined?.tutor && Math.abs(row.start - start) < HOUR,
  )
  expect(meanwhile).toEqual([])
})

test('a seat that was paid is taken, one that waits is not, and the second family is another', () => {
  const findGroup = (row: typeof waiting) =>
    data.groupClasses.find(({ id }) => id === row?.matrix?.[0]?.group)
  expect(findGroup(joined)?.learners).toContain(joined?.learner)
  expect(findGroup(waiting)?.learners).not.toContain(waiting?.learner)
  expect([waiting?.student === declined?.student, joined?.student === declined?.student]).toEqual([
    true,
    false,
  ])
})

test('without fitting kids there is no booking of a group', () => {
  expect(createOpenBookings({ ...inputs, kids: [] }).reservations).toHaveLength(1)
  expect(createOpenBookings({ ...inputs, students: [], kids: [] }).reservations).toEqual([])
})
