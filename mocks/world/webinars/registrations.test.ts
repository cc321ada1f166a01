import { expect, test } from 'vitest'
import { getById, institutes } from '#mocks/data/catalogue.ts'
import { createEmptyState, insertWebinar, noon } from '#mocks/emptyState.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { createPeople } from '#mocks/world/people/accounts.ts'
import { createRegistrations } from '#mocks/world/webinars/registrations.ts'

const day = noon - 12 * HOUR
const { students } = createPeople(getById(institutes, 1), 1, day)

/** Webinars of five days before and after, with ten seats each. */
function create() {
  const state = createEmptyState()
  const webinars = [-5, -4, -3, -2, -1, 2, 3, 4, 5, 6].map((days) =>
    insertWebinar(state, { start: day + days * DAY, end: day + days * DAY + HOUR, capacity: 10 }),
  )
  return { webinars, rows: createRegistrations(500, 1, day, { students, webinars }) }
}

test('the demo student has coming webinars in each state and has been to the last two', () => {
  const { webinars, rows } = create()
  const ids = webinars.map(({ id }) => id)
  expect(rows.slice(0, 5).map(({ webinar, status, hasEntered }) => [webinar, status, hasEntered])).toEqual([
    [ids[5], 'registered', false],
    [ids[6], 'waitlisted', false],
    [ids[7], 'cancelled', false],
    [ids[3], 'registered', true],
    [ids[4], 'registered', true],
  ])
  expect(rows.slice(0, 5).every(({ learner }) => learner === students[0]?.id)).toBe(true)
})

test('a waiting list is one of a full webinar, and none has more registrations than seats', () => {
  const { webinars, rows } = create()
  const counts = webinars.map(
    ({ id }) => rows.filter(({ webinar, status }) => webinar === id && status === 'registered').length,
  )
  expect(counts[6]).toBe(10)
  for (const count of counts) expect(count).toBeLessThanOrEqual(10)
})

test('four of five came to a webinar that is over, and no one to one that is not', () => {
  const { webinars, rows } = create()
  const over = new Set(webinars.flatMap(({ id, end }) => (end < day ? [id] : [])))
  const others = rows.slice(5)
  const came = others.filter(({ hasEntered }) => hasEntered)
  expect(came.every(({ webinar }) => over.has(webinar))).toBe(true)
  const missed = others.filter(({ webinar, hasEntered }) => over.has(webinar) && !hasEntered)
  expect(missed.every(({ id }) => ((id - 1) % 1000) % 5 === 4)).toBe(true)
  expect(came.length).toBeGreaterThan(missed.length)
  expect(missed.length).toBeGreaterThan(0)
})

test('the own registrations were made on the last days, those of others in the weeks before', () => {
  const { webinars, rows } = create()
  const own = rows.slice(0, 5)
  expect(own.map(({ id, created }) => [id, (day - created) / DAY])).toEqual([
    [501, 1],
    [502, 2],
    [503, 3],
    [504, 4],
    [505, 5],
  ])
  for (const webinar of webinars) {
    const others = rows.slice(5).filter((row) => row.webinar === webinar.id)
    expect(others.map(({ id }) => id)).toEqual(others.map((_, index) => webinar.id * 1000 + index + 1))
    for (const { created, learner, status } of others) {
      const before = (webinar.start - created) / DAY
      expect([before > 7, before <= 12, status]).toEqual([true, true, 'registered'])
      expect(students.findIndex(({ id }) => id === learner)).toBeGreaterThanOrEqual(12)
    }
    expect(new Set(others.map(({ learner }) => learner)).size).toBe(others.length)
  }
})

test('webinars have seats left unless one in twelve is full, and few have none taken', () => {
  const state = createEmptyState()
  const webinars = Array.from({ length: 200 }, () => insertWebinar(state, { start: day - DAY, end: day - 1 }))
  const rows = createRegistrations(500, 1, day, { students, webinars })
  const counts = webinars.map(({ id }) => rows.filter(({ webinar }) => webinar === id).length)
  const full = counts.filter((taken) => taken === 20).length
  expect([full > 5, full < 30]).toEqual([true, true])
  expect(counts.filter((taken) => taken > 17 && taken < 20)).toEqual([])
  expect(Math.min(...counts)).toBe(1)
})

test('without students the seats belong to no one', () => {
  const { webinars } = create()
  const rows = createRegistrations(500, 1, day, { students: [], webinars })
  expect(new Set(rows.map(({ learner }) => learner))).toEqual(new Set([0]))
})

test('a webinar that runs or ends now is neither coming nor past', () => {
  const state = createEmptyState()
  const webinars = [
    insertWebinar(state, { start: day - HOUR, end: day }),
    insertWebinar(state, { start: day + DAY, end: day + DAY + HOUR }),
  ]
  const rows = createRegistrations(500, 1, day, { students, webinars })
  expect(rows.some(({ learner }) => learner === students[0]?.id)).toBe(false)
  expect(rows.some(({ hasEntered }) => hasEntered)).toBe(false)
})
