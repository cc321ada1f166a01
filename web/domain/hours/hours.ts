import type { HoursException, HoursRange } from '#sdk'

/** Monday to Sunday, as the API counts them (specification section 3) */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

export function rangesOf(week: readonly HoursRange[], day: number): HoursRange[] {
  return week.filter((range) => range.day === day).toSorted((a, b) => a.from.localeCompare(b.from))
}

/** The week with other hours on one day. */
export function withDay(
  week: readonly HoursRange[],
  day: number,
  ranges: readonly HoursRange[],
): HoursRange[] {
  return [
    ...week.filter((range) => range.day !== day),
    ...ranges.map((range) => ({ ...range, day })),
  ].toSorted((a, b) => a.day - b.day)
}

/** An hour after the last one of the day, else nine to one. */
export function nextRange(ranges: readonly HoursRange[], day: number): HoursRange {
  const last = ranges.at(-1)?.to
  if (last === undefined) return { day, from: '09:00', to: '13:00' }
  const hour = Math.min(Number(last.slice(0, 2)) + 1, 22)
  return { day, from: `${String(hour).padStart(2, '0')}:00`, to: `${String(hour + 1).padStart(2, '0')}:00` }
}

/** What is wrong with a day's hours, as a message id. */
export function rangesProblem(ranges: readonly Pick<HoursRange, 'from' | 'to'>[]): MessageId | undefined {
  if (ranges.some(({ from, to }) => !from || !to)) return 'hours.missing'
  if (ranges.some(({ from, to }) => minutes(to) <= minutes(from))) return 'hours.order'
  const sorted = ranges.toSorted((a, b) => minutes(a.from) - minutes(b.from))
  const overlaps = sorted.some((range, index) => {
    const next = sorted[index + 1]
    return next !== undefined && minutes(next.from) < minutes(range.to)
  })
  return overlaps ? 'hours.overlap' : undefined
}

/** What is wrong with a week. */
export function weekProblem(week: readonly HoursRange[]): MessageId | undefined {
  for (const day of weekdays) {
    const problem = rangesProblem(rangesOf(week, day))
    if (problem) return problem
  }
  return undefined
}

/** What is wrong with the dates that differ. */
export function exceptionsProblem(exceptions: readonly HoursException[]): MessageId | undefined {
  if (exceptions.some(({ date }) => !date)) return 'form.date'
  const open = exceptions.filter(({ is_closed }) => !is_closed)
  for (const { from, to } of open) {
    const problem = rangesProblem([{ from: from ?? '', to: to ?? '' }])
    if (problem) return problem
  }
  return new Set(exceptions.map(({ date }) => date)).size < exceptions.length ? 'hours.doubled' : undefined
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}
