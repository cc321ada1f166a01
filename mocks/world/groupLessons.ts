import { DAY } from '#mocks/world/clock.ts'
import type { GroupClassRecord } from '#mocks/world/officeRecords.ts'
import type { ClassRecord, TutorRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'
import { instantOfWall, timeOf, weekdayOf } from '#mocks/world/zones.ts'

/** Classes of one month of a group. */
const MONTH = 8

type Planned = Pick<GroupClassRecord, 'days' | 'start_date' | 'end_date' | 'start_time'>

/** The begins of a group class, at its wall time in the tutor's zone. */
export function groupStarts(zone: string, group: Planned): number[] {
  const from = Date.parse(group.start_date)
  const days = Math.min(366, (Date.parse(group.end_date) - from) / DAY + 1)
  return Array.from({ length: Math.max(0, days) }, (_, index) => from + index * DAY)
    .filter((date) => group.days.includes(weekdayOf(date)))
    .map((date) => instantOfWall(zone, date + timeOf(group.start_time)).instant)
}

/** The classes of the groups that somebody has joined. */
export function createGroupLessons(
  institute: number,
  groups: readonly GroupClassRecord[],
  tutors: readonly TutorRecord[],
): ClassRecord[] {
  const zones = new Map(tutors.map(({ id, time_zone }) => [id, time_zone]))
  return groups.flatMap((group, index) =>
    group.learners.length
      ? monthOf(zones.get(group.tutor) ?? 'UTC', group, 0).map((start, place) => ({
          id: institute * 1_000_000 + index * 100 + place + 1,
          ...lessonOf(group, start, group.learners),
        }))
      : [],
  )
}

/** Puts somebody into the coming classes of a group. */
export function seat(
  state: InstituteState,
  group: GroupClassRecord,
  learner: number,
  { now, reservation_id }: { now: number; reservation_id?: number },
): void {
  const zone = state.tutors.get(group.tutor)?.time_zone ?? state.institute.time_zone
  for (const start of monthOf(zone, group, now)) {
    const found = lessonsOf(state, group, now).find((row) => row.start === start)
    if (found) state.classes.update({ ...found, students: [...new Set([...found.students, learner])] })
    else
      state.classes.insert((id) => ({
        id,
        ...lessonOf(group, start, [learner]),
        ...(reservation_id !== undefined && { reservation_id }),
      }))
  }
}

/** Takes somebody out of the coming classes of a group; one to which nobody comes is no more. */
export function unseat(state: InstituteState, group: GroupClassRecord, learner: number, now: number): void {
  for (const row of lessonsOf(state, group, now)) {
    const students = row.students.filter((one) => one !== learner)
    if (students.length) state.classes.update({ ...row, students })
    else state.classes.remove(row.id)
  }
}

/** Gives a place in a group back, and the coming classes with it. */
export function leave(
  state: InstituteState,
  { course_id, user_id }: { course_id: number; user_id: number },
  now: number,
): void {
  const group = state.groupClasses.list().find((row) => row.course_id === course_id)
  if (!group) return
  state.groupClasses.update({ ...group, learners: group.learners.filter((one) => one !== user_id) })
  unseat(state, group, user_id, now)
}

function lessonsOf(state: InstituteState, group: GroupClassRecord, now: number): ClassRecord[] {
  return state.classes
    .list()
    .filter(
      ({ kind, tutor, course_id, start }) =>
        kind === 'group' && tutor === group.tutor && course_id === group.course_id && start > now,
    )
}

function monthOf(zone: string, group: Planned, now: number): number[] {
  return groupStarts(zone, group)
    .filter((start) => start > now)
    .slice(0, MONTH)
}

function lessonOf({ course_id, tutor }: GroupClassRecord, start: number, students: readonly number[]) {
  return { course_id, tutor, students, kind: 'group' as const, state: 'confirmed' as const, start }
}
