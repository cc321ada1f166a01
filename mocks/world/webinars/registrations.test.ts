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
