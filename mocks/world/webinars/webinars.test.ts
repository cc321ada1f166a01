import { expect, test } from 'vitest'
import { getById, institutes, webinarTopics } from '#mocks/data/catalogue.ts'
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

test('a webinar is about one of the topics, in turn, with seats for a group', () => {
  const number = day / DAY
  for (const row of list(day)) {
    const date = Math.floor(row.start / DAY)
    const sitting = (row.start - date * DAY) / (2 * HOUR)
    expect(row.id).toBe((date % 10_000) * 100 + sitting + 1)
    const topic = webinarTopics[(date * 5 + sitting) % webinarTopics.length]
    expect([row.title, row.description]).toEqual([topic?.title, topic?.description])
    expect(row.isForParents ?? false).toBe(topic?.isForParents)
    expect(getById(tutors, row.tutor).course_types).toContain(topic?.subject)
    expect([20, 30, 50, 100]).toContain(row.capacity)
  }
  const starts = list(day).filter(({ start }) => start < day - 2 * DAY)
  expect(starts.map(({ start }) => (start - day) / HOUR)).toEqual([-62, -56, -52])
  expect(list(day)[0]?.id).toBe(((number - 3) % 10_000) * 100 + 6)
})

test('a webinar is in Arabic for some hosts who speak it, and is found by its title in both languages', () => {
  const rows = list(day)
  for (const { language_id, tutor, searchText, title } of rows) {
    expect([1, 2]).toContain(language_id)
    expect(getById(tutors, tutor).language_ids).toContain(language_id)
    expect(searchText).toContain(title.en.toLowerCase())
    expect(searchText.split('\n')).toHaveLength(3)
  }
  const arabic = rows.filter(({ language_id }) => language_id === 2).length
  expect([arabic > 3, arabic < 30]).toEqual([true, true])
  expect(new Set(rows.map(({ capacity }) => capacity)).size).toBe(4)
})
