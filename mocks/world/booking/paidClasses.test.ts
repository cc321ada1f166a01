import { expect, test } from 'vitest'
import { courses, getById, institutes } from '#mocks/data/catalogue.ts'
import { createEmptyState, insertClass, insertTutor, noon } from '#mocks/emptyState.ts'
import { createBookedClasses, isLastOwed } from '#mocks/world/booking/bookedClasses.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { buildUsualHours, isBusyAt, listStarts } from '#mocks/world/hours/hours.ts'
import { createPeople } from '#mocks/world/people/accounts.ts'
import type { ClassRecord, TutorRecord } from '#mocks/world/records.ts'

const day = noon - 12 * HOUR
const WEEK = 7 * DAY
const { students, kids } = createPeople(getById(institutes, 1), 1, day)
const adult = courses.filter(({ type }) => type === 'adult').map(({ id }) => id)
const young = courses.filter(({ type }) => type === 'kids').map(({ id }) => id)
const [student] = students
const [kid] = kids
if (!student || !kid) throw new Error('no people')

type Draft = Parameters<typeof createBookedClasses>[0][number]

/** A tutor in Cairo who has changed no hours. */
const tutor: TutorRecord = insertTutor(createEmptyState(), {
  id: 1001,
  isTeaching: true,
  course_ids: [...adult.slice(0, 2), ...young.slice(0, 2)],
})

/** Books a monthly class, whose first hours were chosen a number of days ago. */
const book = (days: number, more: Partial<Draft> = {}): Draft => ({
  id: 10_001,
  state: 'active',
  student: student.id,
  learner: student,
  tutor,
  program_id: 1,
  created: day - days * DAY + 9 * HOUR,
  ...more,
})

/** Creates the classes of one booking. @param position in the list of bookings */
function create(draft: Draft, otherClasses: readonly ClassRecord[] = [], position = 0) {
  const before = Array.from({ length: position }, () => book(3, { id: 9000, state: 'cancelled' }))
  const { reservations, classes } = createBookedClasses([...before, draft], { seed: 1, day, otherClasses })
  const row = reservations.at(-1)
  if (!row) throw new Error('no booking')
  return { row, classes }
}

/** Takes an hour of the tutor. */
const take = (start: number) => insertClass(createEmptyState(), { tutor: tutor.id, students: [99], start })

const listWeeks = (start: number | undefined, ...weeks: number[]) =>
  weeks.map((week) => (start ?? 0) + week * WEEK)

test('a month has four weekly classes at the first free hour of the tutor after the booking', () => {
  const draft = book(10)
  const { row, classes } = create(draft)
  const range = { from: draft.created + DAY, to: draft.created + 2 * WEEK }
  const free = listStarts(buildUsualHours(1, tutor), range).find((start) => !isBusyAt(1, tutor.id, start))
  expect(row.starts).toEqual([free])
  expect(classes.map(({ start }) => start)).toEqual(listWeeks(free, 0, 1, 2, 3))
  expect(row).toMatchObject({
    id: 10_001,
    kind: 'one_to_one',
    state: 'active',
    student: student.id,
    learner: student.id,
    tutor: tutor.id,
    program_id: 1,
    course_ids: adult.slice(0, 1),
    price: { sessions: 4, each: 50, total: 200 },
    created: draft.created,
  })
  expect(classes[0]).toMatchObject({
    id: 12_001,
    course_id: adult[0],
    tutor: tutor.id,
    students: [student.id],
    kind: 'one_to_one',
    state: 'confirmed',
    reservation_id: 10_001,
  })
})

test('past classes have an attendance, every fifth a late one; those to come have none', () => {
  const { classes } = create(book(70))
  const past = classes.filter(({ start }) => start < day)
  expect(past.length).toBeGreaterThan(5)
  expect(past.map(({ attendance }) => attendance?.[student.id])).toEqual(
    past.map((_, position) => (position % 5 === 4 ? 'late' : 'present')),
  )
  const coming = classes.filter(({ start }) => start >= day)
  expect(coming.length).toBeGreaterThan(0)
  for (const row of coming) expect(row).not.toHaveProperty('attendance')
})

const countClasses = (days: number, id: number) => create(book(days, { id })).classes.length

test('every third booking has not paid its last month, unless that is the first', () => {
  expect([9, 10].map((id) => isLastOwed({ id }))).toEqual([true, false])
  expect([countClasses(20, 10_002), countClasses(20, 10_001)]).toEqual([4, 4])
  expect(10_002 % 3).toBe(0)
  expect([countClasses(40, 10_002), countClasses(40, 10_001)]).toEqual([4, 8])
  expect([countClasses(70, 10_002), countClasses(70, 10_001)]).toEqual([8, 12])
})

test('two hours a week are on two days', () => {
  const { row, classes } = create(book(10, { program_id: 2 }), [], 1)
  const [first = 0, second = 0] = row.starts
  expect(row.starts).toHaveLength(2)
  expect(second - first).toBeGreaterThanOrEqual(DAY)
  expect(classes.map(({ start }) => start)).toEqual(
    [...listWeeks(first, 0, 1, 2, 3), ...listWeeks(second, 0, 1, 2, 3)].toSorted((a, b) => a - b),
  )
  expect(row.course_ids).toEqual(adult.slice(0, 2))
  expect(classes.map(({ course_id }) => course_id)).toEqual(classes.map((_, index) => adult[index % 2]))
  expect(row.course_hours).toEqual(row.starts.map((start, index) => ({ start, course_id: adult[index] })))
  expect(classes[0]?.id).toBe(10_001 + 2000 + 99)
  expect(row.price.sessions).toBe(8)
})

test('an hour that was taken in the first month is left out and not charged; a later one is owed', () => {
  const free = create(book(40, { id: 10_001 })).row.starts[0] ?? 0
  const second = listWeeks(free, 5)[0] ?? 0
  // With every hour of the third week taken no other first hour is free in all weeks
  const from = book(40).created + DAY + 2 * WEEK
  const all = listStarts(buildUsualHours(1, tutor), { from, to: from + WEEK })
  const { row, classes } = create(book(40, { id: 10_001 }), [...all, second].map(take))
  expect(row.starts).toEqual([free])
  expect(classes.map(({ start, isOwed = false }) => [(start - free) / WEEK, isOwed])).toEqual([
    [0, false],
    [1, false],
    [3, false],
    [4, false],
    [5, true],
    [6, false],
    [7, false],
  ])
  expect(row.price.sessions).toBe(3)
})

test('an hour is chosen that is free in all weeks, of the tutor and of the learner', () => {
  const free = create(book(10)).row.starts[0] ?? 0
  for (const off of [0, 0.75, -0.75]) {
    const [third = 0] = listWeeks(free, 2)
    const own = insertClass(createEmptyState(), {
      tutor: 99,
      students: [student.id],
      start: third + off * HOUR,
    })
    expect(create(book(10), [own]).row.starts).not.toEqual([free])
  }
  const [third = 0] = listWeeks(free, 2)
  expect(create(book(10), [take(third - HOUR), take(third + HOUR)]).row.starts).toEqual([free])
})

test('the demo family owes the first class of its sixth booking', () => {
  const { classes } = create(book(10), [], 5)
  expect(classes.map(({ isOwed = false }) => isOwed)).toEqual([true, false, false, false])
  expect(classes[0]).not.toHaveProperty('attendance')
})

test('a trial is one hour for nothing, in one course', () => {
  const { row, classes } = create(book(3, { program_id: null }), [], 1)
  expect(row).toMatchObject({
    kind: 'trial',
    price: { sessions: 1, total: 0 },
    course_ids: adult.slice(0, 1),
  })
  expect(classes).toHaveLength(1)
})

test('single hours are booked weeks ahead while the booking is recent, one to three of them', () => {
  for (const [position, count] of [
    [0, 1],
    [1, 2],
    [2, 3],
  ] as const) {
    const { row, classes } = create(book(33, { program_id: 4 }), [], position)
    expect([row.state, classes.length]).toEqual(['active', count])
    for (const { start } of classes) expect(start).toBeGreaterThanOrEqual(day + DAY)
  }
  expect(create(book(34, { program_id: 4 })).row.state).toBe('active')
  const { row, classes } = create(book(35, { program_id: 4 }))
  expect([row.state, classes.every(({ start }) => start < day)]).toEqual(['finished', true])
})

test('single hours that are over finish their booking', () => {
  const { row, classes } = create(book(50, { program_id: 4 }))
  expect(row.state).toBe('finished')
  expect(classes[0]?.start).toBeGreaterThan(day - 50 * DAY + DAY)
  expect(classes[0]?.start).toBeLessThan(day - 42 * DAY)
  expect(create(book(50, { state: 'finished' })).row.state).toBe('finished')
  expect(create(book(50)).row.state).toBe('active')
})

test('a cancelled booking has no classes, and its price is that of a month', () => {
  const { row, classes } = create(book(10, { state: 'cancelled', program_id: 2 }))
  expect([classes, row.starts, row.price.sessions]).toEqual([[], [], 8])
})

test('a kid learns a course for kids, where the tutor teaches one', () => {
  expect(create(book(10, { learner: kid })).row.course_ids).toEqual(young.slice(0, 1))
  const other = { ...tutor, course_ids: adult.slice(0, 1) }
  expect(create(book(10, { learner: kid, tutor: other })).row.course_ids).toEqual(adult.slice(0, 1))
})

test('two bookings of one tutor do not share an hour', () => {
  const drafts = [book(10), book(10, { id: 10_004, learner: kid })]
  const { classes } = createBookedClasses(drafts, { seed: 1, day, otherClasses: [] })
  const starts = classes.map(({ start }) => start)
  expect(new Set(starts).size).toBe(8)
})
