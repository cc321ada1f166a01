import { expect, test } from 'vitest'
import { NOON } from '#mocks/testClient.ts'
import { createJourneyWorld, read } from '../journey.ts'

interface Booking {
  id: number
  kind: string
  state: string
  program: { id: number } | null
  learner: { id: number }
  tutor: { id: number }
  courses: { id: number }[]
  sessions_total: number
  sessions_used: number
  ends_on: string
  classes: {
    course: { id: number }
    students: { id: number }[]
    tutor: { id: number }
    start_date_time: string
  }[]
}

const world = await createJourneyWorld()
const bookings: Booking[] = []
for (const page of [1, 2])
  for (const { id } of (await world.as('operator', 'GET', `/reservations/list/?page_size=100&page=${page}`))
    .rows)
    bookings.push(read<Booking>((await world.as('operator', 'GET', `/reservations/detail/${id}/`)).data))
const taught = bookings.filter(({ kind, state }) => kind !== 'group' && /active|finished/.test(state))

test('a booking that was paid has its classes, of its tutor, its learner and its courses', () => {
  expect(taught.length).toBeGreaterThan(40)
  for (const { classes, learner, tutor, courses, sessions_total } of taught) {
    expect(classes.length).toBeGreaterThanOrEqual(sessions_total)
    for (const classRow of classes) {
      expect(classRow.students.map(({ id }) => id)).toEqual([learner.id])
      expect(classRow.tutor.id).toBe(tutor.id)
      expect(courses.map(({ id }) => id)).toContain(classRow.course.id)
    }
  }
})

test('a booking has as many classes as its program says and counts the used ones', () => {
  const perMonth = new Map([
    [1, 4],
    [2, 8],
    [3, 12],
  ])
  const monthly = taught.filter(({ program }) => perMonth.has(program?.id ?? 0))
  expect(monthly.length).toBeGreaterThan(0)
  for (const { program, sessions_total } of monthly)
    expect(sessions_total).toBe(perMonth.get(program?.id ?? 0))
  const begun = taught.filter(({ sessions_used: used, sessions_total: all }) => used > 0 && used < all)
  expect(begun.length).toBeGreaterThan(5)
})

test('a finished booking is over, an active one is not', () => {
  const today = new Date(NOON).toISOString().slice(0, 10)
  const ended = taught.filter(({ state }) => state === 'finished')
  expect(ended.length).toBeGreaterThan(5)
  for (const { ends_on, sessions_used, sessions_total } of ended) {
    expect(ends_on < today).toBe(true)
    expect(sessions_used).toBe(sessions_total)
  }
})

test('no tutor or learner has two classes at once', async () => {
  const begins: string[] = []
  for (let page = 1, more = true; more; page++) {
    const { rows } = await world.as('operator', 'GET', `/classes/list/?page_size=100&page=${page}`)
    for (const { tutor, students, start_date_time } of read<Booking['classes']>(rows))
      begins.push(...[tutor, ...students].map(({ id }) => `${id} ${start_date_time}`))
    more = rows.length === 100
  }
  expect(begins).toHaveLength(new Set(begins).size)
})
