import type { HoursException, HoursRange } from '#sdk'
import type { IntlShape } from 'react-intl'
import { isTyped } from '#web/form/typedDate.ts'

/**
 * Monday to Sunday as numbers of the API.
 * @see specification section 3
 */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Returns the ranges of a weekday in their order, which does not change while a time is typed. */
export function filterDayRanges(week: readonly HoursRange[], day: number): HoursRange[] {
  return week.filter((range) => range.day === day)
}

/** Returns the week with the ranges of one day replaced. */
export function replaceDay(
  week: readonly HoursRange[],
  day: number,
  ranges: readonly HoursRange[],
): HoursRange[] {
  return [
    ...week.filter((range) => range.day !== day),
    ...ranges.map((range) => ({ ...range, day })),
  ].toSorted((a, b) => a.day - b.day)
}

/** Suggests another range: the hour after the last one of the day, or 09:00 to 13:00. */
export function suggestRange(ranges: readonly HoursRange[], day: number): HoursRange {
  const last = ranges.at(-1)?.to
  if (last === undefined) return { day, from: '09:00', to: '13:00' }
  const hour = Math.min(Math.floor(toEndMinutes(last) / 60) + 1, 23)
  return { day, from: formatHour(hour), to: formatHour(hour + 1) }
}

function formatHour(hour: number): string {
  return `${String(hour % 24).padStart(2, '0')}:00`
}

/** Finds the error in a day's ranges, as a message id. */
export function findRangesProblem(ranges: readonly Pick<HoursRange, 'from' | 'to'>[]): MessageId | undefined {
  if (!ranges.flatMap(({ from, to }) => [from, to]).every((time) => isTyped('time', time)))
    return 'hours.missing'
  if (ranges.some(({ from, to }) => toEndMinutes(to) <= toMinutes(from))) return 'hours.order'
  const sorted = ranges.toSorted((a, b) => toMinutes(a.from) - toMinutes(b.from))
  const overlaps = sorted.some((range, index) => {
    const next = sorted[index + 1]
    return next !== undefined && toMinutes(next.from) < toEndMinutes(range.to)
  })
  return overlaps ? 'hours.overlap' : undefined
}

/** Finds the error in a week, as a message id. */
export function findWeekProblem(week: readonly HoursRange[]): MessageId | undefined {
  for (const day of weekdays) {
    const problem = findRangesProblem(filterDayRanges(week, day))
    if (problem) return problem
  }
  return undefined
}

/** Finds the error in the exceptions, as a message id. */
export function findExceptionsProblem(exceptions: readonly HoursException[]): MessageId | undefined {
  if (!exceptions.every(({ date }) => isTyped('date', date))) return 'form.date'
  const open = exceptions.filter(({ is_closed }) => !is_closed)
  for (const { from, to } of open) {
    const problem = findRangesProblem([{ from: from ?? '', to: to ?? '' }])
    if (problem) return problem
  }
  return new Set(exceptions.map(({ date }) => date)).size < exceptions.length ? 'hours.doubled' : undefined
}

/** Whether one of the exceptions is at fault for the error in them. */
export function isWrongException(row: HoursException, all: readonly HoursException[]): boolean {
  const isDoubled = all.filter(({ date }) => date === row.date).length > 1
  return isDoubled || findExceptionsProblem([row]) !== undefined
}

function toMinutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

/** Converts the end of a range: 00:00 is the end of its day. */
function toEndMinutes(time: string): number {
  return toMinutes(time) || 24 * 60
}

/** Formats the name of a weekday. @param day 1 (Monday) to 7 */
export function formatDayName(day: number, intl: IntlShape): string {
  // 1 January 2024 was a Monday
  return intl.formatDate(Date.UTC(2024, 0, day), { weekday: 'long', timeZone: 'UTC' })
}
