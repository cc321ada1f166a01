import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { repeatWeekly } from './recurrence.ts'

/** Every clock change of 2024 to 2030, in every zone of the database that has one. */
const changes = Intl.supportedValuesOf('timeZone').flatMap((zone) => {
  const found: { zone: string; at: Temporal.ZonedDateTime }[] = []
  let at = Temporal.ZonedDateTime.from(`2024-01-01T00:00[${zone}]`).getTimeZoneTransition('next')
  while (at && at.year <= 2030) {
    found.push({ zone, at })
    at = at.getTimeZoneTransition('next')
  }
  return found
})

describe('weekly classes across clock changes', () => {
  test('the database has hundreds of changes', () => {
    expect(changes.length).toBeGreaterThan(500)
  })

  test('a class keeps its wall time; it moves by the gap where that time does not exist', () => {
    const wrong: string[] = []
    for (const { zone, at } of changes)
      for (const minutes of [-90, -30, 0, 30, 90]) {
        const start = at.toPlainDateTime().subtract({ weeks: 1 }).add({ minutes })
        const first = start.toZonedDateTime(zone)
        const series = repeatWeekly(Temporal, [first.toInstant().toString()], { weeks: 3, zone })
        const problem = findProblem(first, series, zone)
        if (problem) wrong.push(`${zone} ${first.toString()}: ${problem}`)
      }
    expect(wrong).toEqual([])
  })
})

/** Says what is wrong with a series of three weeks, if anything is. */
function findProblem(
  first: Temporal.ZonedDateTime,
  series: ReturnType<typeof repeatWeekly>,
  zone: string,
): string | undefined {
  if (series.map(({ week }) => week).join() !== '1,2,3') return 'not one class a week'
  for (const [index, { start_date_time, end_date_time, change }] of series.entries()) {
    const start = Temporal.Instant.from(start_date_time)
    if (Date.parse(end_date_time) - Date.parse(start_date_time) !== 3_600_000) return 'not an hour'
    const wall = start.toZonedDateTimeISO(zone).toPlainDateTime()
    const wanted = first.toPlainDateTime().add({ weeks: index })
    const exists = wanted.toZonedDateTime(zone).toPlainDateTime().equals(wanted)
    if (exists !== (change !== 'moved') && index > 0) return `week ${index + 1} is said to be ${change}`
    if (exists && !wall.equals(wanted)) return `week ${index + 1} is at ${wall.toString()}`
    if (!exists && Temporal.PlainDateTime.compare(wall, wanted) <= 0) return `week ${index + 1} moved back`
  }
  return undefined
}
