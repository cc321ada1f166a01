import { expect, test } from 'vitest'
import { institutes } from '#mocks/data/catalogue.ts'
import { getInitialData } from '#mocks/world/initialData.ts'
import { DAY, HOUR, startOfDay } from '#mocks/world/hours/clock.ts'

const day = startOfDay(Date.parse('2026-11-21'))
const worlds = institutes.flatMap((institute) => [
  ...[1, 2, 3].flatMap((seed) =>
    [day, day + DAY].map((date) => ({
      host: institute.host,
      base: getInitialData(institute, seed, date, false),
    })),
  ),
  { host: institute.host, base: getInitialData(institute, 1, day, true) },
])

test.each(worlds)('no tutor at $host is at two places at once', ({ base }) => {
  const times = [
    ...base.classes
      .filter(({ outcome, isOwed }) => !outcome && !isOwed)
      .map(({ id, tutor, start }) => ({ id, tutor, start, end: start + HOUR })),
    ...base.webinars,
  ]
  const ordered = times.toSorted((a, b) => a.tutor - b.tutor || a.start - b.start)
  const clashes = ordered.filter((row, index) => {
    const next = ordered[index + 1]
    return next?.tutor === row.tutor && next.start < row.end
  })
  expect(clashes).toEqual([])
})
