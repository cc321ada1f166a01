import { DAY } from '#mocks/world/hours/clock.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import type { ClassRecord, TutorRecord } from '#mocks/world/records.ts'
import { toInstant, parseTime, getWeekday } from '#mocks/world/hours/zones.ts'

/** Weeks of one month of a group. */
const WEEKS = 4

type GroupClassSchedule = Pick<GroupClassRecord, 'days' | 'start_date' | 'end_date' | 'start_time'>

/** Lists the starts of a group class, at the same wall time of the tutor's zone. */
export function listGroupStarts(zone: string, group: GroupClassSchedule): number[] {
  const from = Date.parse(group.start_date)
  const days = Math.min(366, (Date.parse(group.end_date) - from) / DAY + 1)
  return Array.from({ length: Math.max(0, days) }, (_, index) => from + index * DAY)
    .filter((date) => group.days.includes(getWeekday(date)))
    .map((date) => toInstant(zone, date + parseTime(group.start_time)).instant)
}

/** Creates the sessions of group classes that have members. */
export function createGroupClassSessions(
  institute: number,
  groups: readonly GroupClassRecord[],
  tutors: readonly TutorRecord[],
): ClassRecord[] {
  const zones = new Map(tutors.map(({ id, time_zone }) => [id, time_zone]))
  return groups.flatMap((group, index) =>
    group.learners.length
      ? listMonth(zones.get(group.tutor) ?? 'UTC', group, 0).map((start, position) => ({
          id: institute * 1_000_000 + index * 100 + position + 1,
          ...buildGroupClassSession(group, start, group.learners),
        }))
      : [],
  )
}

/** Counts the sessions of a month. */
export function countMonth({ days }: Pick<GroupClassRecord, 'days'>): number {
  return days.length * WEEKS
}

/** Lists the starts of the next sessions, those of a month by default. */
export function listMonth(
  zone: string,
  group: GroupClassSchedule,
  now: number,
  count = countMonth(group),
): number[] {
  return listGroupStarts(zone, group)
    .filter((start) => start > now)
    .slice(0, count)
}

/** Builds one session of a group class. */
export function buildGroupClassSession(
  { id: group, course_id, tutor, minutes }: GroupClassRecord,
  start: number,
  students: readonly number[],
) {
  const fixed = { kind: 'group', state: 'confirmed' } as const
  return { course_id, tutor, students, ...fixed, start, group, minutes }
}
