import type { WeeklyHours } from '#sdk'
import { DAY, HOUR, startOfDay } from '#mocks/world/hours/clock.ts'
import type { TutorRecord } from '#mocks/world/records.ts'
import { createRng } from '#mocks/world/codes/rng.ts'
import {
  toInstant,
  getOffset,
  parseEnd,
  parseTime,
  toWallTime,
  getWeekday,
} from '#mocks/world/hours/zones.ts'

/** Builds a tutor's initial working hours: six hours on six days, or none. */
export function buildUsualHours(seed: number, tutor: TutorRecord): WeeklyHours {
  if (!tutor.isTeaching) return { time_zone: tutor.time_zone, week: [], exceptions: [] }
  const rng = createRng(seed, 'hours', tutor.id)
  const begin = rng.between(8, 15)
  const free = rng.between(1, 7)
  const days = [1, 2, 3, 4, 5, 6, 7].filter((day) => day !== free)
  const week = days.map((day) => ({ day, from: formatHour(begin), to: formatHour(begin + 6) }))
  return { time_zone: tutor.time_zone, week, exceptions: [] }
}

/** Sorts tutors by the distance of their time zone. */
export function sortByZoneDistance(tutors: readonly TutorRecord[], zone: string, day: number): TutorRecord[] {
  const computeDistance = ({ time_zone }: TutorRecord) =>
    Math.abs(getOffset(time_zone, day) - getOffset(zone, day))
  return tutors.toSorted((a, b) => computeDistance(a) - computeDistance(b))
}

/** Whether a tutor is busy at an hour. */
export function isBusyAt(seed: number, tutor: number, start: number): boolean {
  return createRng(seed, 'busy', tutor, start).chance(0.2)
}

/** Lists the starts of working hours between two instants. */
export function listStarts(
  { time_zone, week, exceptions }: WeeklyHours,
  { from, to }: { from: number; to: number },
): number[] {
  const begin = startOfDay(toWallTime(time_zone, from)) - DAY
  const days = Math.min(40, Math.ceil((to - from) / DAY) + 2)
  const starts = Array.from({ length: days }, (_, index) => begin + index * DAY).flatMap((date) => {
    const special = exceptions.filter((entry) => Date.parse(entry.date) === date)
    const ranges = special.length
      ? special.flatMap(({ is_closed, from: a, to: b }) =>
          is_closed || !a || !b ? [] : [{ from: a, to: b }],
        )
      : week.filter(({ day }) => day === getWeekday(date))
    return ranges
      .flatMap((range) => listWallTimes(date, range))
      .map((wall) => toInstant(time_zone, wall).instant)
  })
  return [...new Set(starts)].filter((start) => start >= from && start < to).toSorted((a, b) => a - b)
}

function listWallTimes(date: number, range: { from: string; to: string }): number[] {
  const hours = Math.floor((parseEnd(range.to) - parseTime(range.from)) / HOUR)
  return Array.from({ length: Math.max(0, hours) }, (_, index) => date + parseTime(range.from) + index * HOUR)
}

function formatHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
