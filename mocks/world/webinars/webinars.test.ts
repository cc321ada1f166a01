import { expect, test } from 'vitest'
import { getById, institutes } from '#mocks/data/catalogue.ts'
import { noon } from '#mocks/emptyState.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { buildUsualHours, listStarts } from '#mocks/world/hours/hours.ts'
import { createTutors } from '#mocks/world/people/tutors.ts'
import { createWebinars } from '#mocks/world/webinars/webinars.ts'

const day = noon - 12 * HOUR
const institute = getById(institutes, 1)
const tutors = createTutors(institute, 1, day)
const list = (date: number) => createWebinars(institute, 1, date, tutors)

test('a webinar is running at every moment of today', () => {
  const today = list(day).filter(({ start }) => start >= day && start < day + DAY)
  expect(today.map(({ start, end }) => [start - day, end - day])).toEqual(
    Array.from({ length: 12 }, (_, index) => [index * 2 * HOUR, (index + 1) * 2 * HOUR]),
  )
})

test('the other days from three ago to six ahead have three webinars', () => {
  const rows = list(day)
  const days = Array.from({ length: 12 }, (_, index) => day + (index - 4) * DAY)
  const counts = days.map((date) => rows.filter(({ start }) => start >= date && start < date + DAY).length)
  expect(counts).toEqual([0, 3, 3, 3, 12, 3, 3, 3, 3, 3, 3, 0])
})

test('a webinar stays when the day changes, under an id of its own', () => {
  const later = new Map(list(day + DAY).map((row) => [row.id, row]))
  const kept = list(day).filter(({ id }) => later.has(id))
  expect(kept.length).toBeGreaterThan(25)
  for (const row of kept) expect(later.get(row.id)).toEqual(row)
  expect(new Set(list(day).map(({ id }) => id)).size).toBe(39)
})

test('hosts are approved, teach nothing meanwhile, and are found by their names', () => {
  for (const { tutor, start, end, searchText } of list(day)) {
    const host = getById(tutors, tutor)
    expect(host.status).toBe('approved')
    expect(listStarts(buildUsualHours(1, host), { from: start - HOUR + 1, to: end })).toEqual([])
    expect(searchText).toContain(host.first_name.en.toLowerCase())
  }
})
