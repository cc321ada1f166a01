import { expect, test } from 'vitest'
import data from '#mocks/data/records.json'
import { createEmptyState, insertGroupClass, insertTutor, insertWebinar, noon } from '#mocks/emptyState.ts'
import { normalize } from '#mocks/world/search.ts'
import { createInterviews } from '#mocks/world/classes/interviews.ts'
import { getText } from '#mocks/data/texts.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import { buildUsualHours, listStarts } from '#mocks/world/hours/hours.ts'

const day = noon - 12 * HOUR

/** Six groups of a tutor. */
function create(webinars: Parameters<typeof createInterviews>[2]['webinars'] = [], from = day) {
  const state = createEmptyState()
  const tutor = insertTutor(state, { isTeaching: true, language_ids: [2] })
  const groups = Array.from({ length: 6 }, (_, index) =>
    insertGroupClass(state, { tutor: tutor.id, name: getText(`Group ${index}`) }),
  )
  return { tutor, groups, made: createInterviews(1, from, { groups, tutors: [tutor], webinars }) }
}

test('each group has an interview with its tutor on one of the next six days', () => {
  const { tutor, groups, made } = create()
  expect(made.map(({ description }) => description)).toEqual(groups.map(({ name }) => name))
  expect(new Set(made.map(({ start }) => Math.floor(start / DAY))).size).toBe(6)
  for (const { start, end, tutor: host, language_id, interviewFor } of made) {
    expect(start).toBeGreaterThan(day + DAY - 12 * HOUR)
    expect(start).toBeLessThan(day + 7 * DAY)
    expect([end - start, host, language_id, interviewFor]).toEqual([HOUR, tutor.id, 2, 1])
  }
})

test('a tutor interviews outside their classes and webinars, in the evening first', () => {
  const { tutor, made } = create()
  const hours = buildUsualHours(1, tutor)
  for (const { start } of made)
    expect(listStarts(hours, { from: start - HOUR + 1, to: start + HOUR })).toEqual([])
  const moved = create(made).made
  for (const [index, { start }] of moved.entries()) expect(start).not.toBe(made[index]?.start)
})

test('an interview stays when the day changes', () => {
  const ids = new Map(create([], day + DAY).made.map((row) => [row.id, row]))
  const kept = create().made.filter(({ id }) => ids.has(id))
  expect(kept).toHaveLength(5)
  for (const row of kept) expect(ids.get(row.id)).toEqual({ ...row, description: row.description })
})

test('a group whose tutor is gone has none', () => {
  const { groups } = create()
  expect(createInterviews(1, day, { groups, tutors: [], webinars: [] })).toEqual([])
})

test('an interview has seats for six families, a title of its day, and is found by it', () => {
  const { made } = create()
  for (const [index, { id, title, capacity, searchText, start }] of made.entries()) {
    const number = Math.floor(start / DAY)
    expect([capacity, searchText]).toEqual([6, normalize(`${title.en} ${title.ar}`)])
    expect(title).toEqual(getText(data.interviews[number % data.interviews.length] ?? ''))
    expect(made.findIndex((row) => row.id === id)).toBe(index)
  }
  expect(made.map(({ id }) => id % 100)).toEqual([0, 1, 2, 3, 4, 5])
  const first = made[0]
  expect(first?.id).toBe(10_000_000 + (Math.floor((first?.start ?? 0) / DAY) % 10_000) * 100)
})

test('a tutor without working hours interviews at five in the afternoon, in English by default', () => {
  const state = createEmptyState()
  const tutor = insertTutor(state, { time_zone: 'UTC', language_ids: [] })
  const groups = Array.from({ length: 12 }, () => insertGroupClass(state, { tutor: tutor.id }))
  const made = createInterviews(1, day, { groups, tutors: [tutor], webinars: [] })
  expect(made.map(({ start }) => (start % DAY) / HOUR)).toEqual([
    ...Array.from({ length: 6 }, () => 17),
    ...Array.from({ length: 6 }, () => 18),
  ])
  expect(new Set(made.map(({ language_id }) => language_id))).toEqual(new Set([1]))
  const late = insertWebinar(state, { tutor: tutor.id, start: day + DAY, end: day + 8 * DAY })
  expect(createInterviews(1, day, { groups, tutors: [tutor], webinars: [late] })).toEqual([])
  const other = { ...late, tutor: 99 }
  expect(createInterviews(1, day, { groups, tutors: [tutor], webinars: [other] })).toEqual(made)
})

test('an evening that other webinars take moves an interview past nine to the morning', () => {
  const state = createEmptyState()
  const tutor = insertTutor(state, { time_zone: 'UTC' })
  const groups = [insertGroupClass(state, { tutor: tutor.id })]
  const [free] = createInterviews(1, day, { groups, tutors: [tutor], webinars: [] })
  const date = Math.floor((free?.start ?? 0) / DAY) * DAY
  const build = (from: number, to: number) => {
    const webinar = insertWebinar(state, {
      tutor: tutor.id,
      start: date + from * HOUR,
      end: date + to * HOUR,
    })
    const [made] = createInterviews(1, day, { groups, tutors: [tutor], webinars: [webinar] })
    return ((made?.start ?? 0) - date) / HOUR
  }
  expect([build(17, 18), build(16, 17), build(18, 19), build(17, 22), build(9, 22)]).toEqual([
    18,
    17,
    17,
    9,
    -date / HOUR,
  ])
})
