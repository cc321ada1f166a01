import { expect, test } from 'vitest'
import { createEmptyState, insertGroupClass, insertTutor, noon } from '#mocks/emptyState.ts'
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
