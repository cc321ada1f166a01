import { expect, test } from 'vitest'
import { getById, institutes } from '#mocks/data/catalogue.ts'
import { getInitialData } from '#mocks/world/initialData.ts'
import { DAY, HOUR, startOfDay } from '#mocks/world/hours/clock.ts'

test.each(institutes)(
  'an accepted request at $host has moved its class, the others ask for another hour',
  (one) => {
    const { requests, classes } = getInitialData(one, 1, startOfDay(Date.parse('2026-11-27')), false)
    expect(new Set(requests.map(({ state }) => state)).size).toBeGreaterThan(2)
    for (const { class_id, state, from, to } of requests) {
      const start = classes.find(({ id }) => id === class_id)?.start
      expect(state === 'accepted' ? to : from).toBe(start)
      expect(to).not.toBe(from)
    }
  },
)

test('the hour that a request asks for is free for the learner, on every day of two weeks', () => {
  const clashes = Array.from({ length: 14 }, (_, index) => {
    const day = startOfDay(Date.parse('2026-11-24')) + index * DAY
    const { requests, classes } = getInitialData(getById(institutes, 1), 1, day, false)
    return requests
      .filter(({ state }) => state === 'pending')
      .flatMap(({ class_id, student, to }) =>
        classes.filter(
          (row) =>
            row.id !== class_id && !row.outcome && row.students.includes(student) && isAt(row.start, to),
        ),
      )
  })
  expect(clashes.flat()).toEqual([])
})

function isAt(start: number, hour: number): boolean {
  return Math.abs(start - hour) < HOUR
}
