import { expect, test } from 'vitest'
import { institutes } from '#mocks/data/catalogue.ts'
import { getInitialData } from '#mocks/world/initialData.ts'
import { DAY, startOfDay } from '#mocks/world/hours/clock.ts'

const days = ['2026-03-02', '2026-07-19', '2026-11-27'].map((date) => startOfDay(Date.parse(date)))
const worlds = institutes.flatMap((institute) =>
  days.map((day) => ({ host: institute.host, day, base: getInitialData(institute, 1, day, false) })),
)

test.each(worlds)('no class at $host waits for its new time for months', ({ day, base }) => {
  const owed = base.classes.filter(({ isOwed }) => isOwed)
  expect(owed.length).toBeGreaterThan(0)
  expect(owed.filter(({ start }) => start < day - 23 * DAY)).toEqual([])
})
