import { getMessage, type MessageKey } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { formatTime } from '#mocks/handlers/booking/requireFreeLearner.ts'
import { type BodyOf, throwFieldErrors, throwFieldText } from '#mocks/handlers/responses.ts'
import { listGroupStarts } from '#mocks/world/classes/groupClassSessions.ts'
import { getGroupZone } from '#mocks/world/classes/groupZone.ts'
import type { WebinarRecord } from '#mocks/world/records.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import { isInterviewForGroups, listBookingsWithoutInterview } from '#mocks/world/webinars/interviewSeats.ts'

type Interview = Pick<WebinarRecord, 'interviewFor' | 'tutor' | 'end'>

/**
 * Refuses an interview that ends after the first class of the group for which it is planned. A group that has begun takes
 * in learners later too, and a family whose interview was cancelled or missed needs another one.
 * See docs/decisions.md#interviews.
 */
export function requireEarlyInterview(call: Call, interview: Interview): void {
  if (listBookingsWithoutInterview(call.state, interview, call.world.clock()).length) return
  const first = findMissedStart(call, interview, call.state.groupClasses.list())
  if (first !== undefined) refuse(call, 'start_date_time', 'interviewLate', first)
}

/** Reads the course of an interview, which must be a group class of the tutor. */
export function readInterview(call: Call, { kind, course_id }: BodyOf<'insertWebinar'>, tutor: number) {
  if (kind !== 'interview') return {}
  const isTaught = call.state.groupClasses
    .list()
    .some((group) => group.course_id === course_id && group.tutor === tutor)
  return course_id && isTaught
    ? { interviewFor: course_id }
    : throwFieldErrors(call, { course_id: 'interviewCourse' })
}

/** Refuses times of a group class whose first class would begin before the end of an interview that is planned for it. */
export function requireInterviewsBefore(call: Call, before: GroupClassRecord, after: GroupClassRecord): void {
  const groups = call.state.groupClasses.list()
  const changed = groups.map((row) => (row.id === after.id ? after : row))
  const now = call.world.clock()
  for (const row of call.state.webinars.list()) {
    if (row.isCancelled || row.start <= now || !isInterviewForGroups(row, [before])) continue
    const isLate =
      findMissedStart(call, row, groups) === undefined && findMissedStart(call, row, changed) !== undefined
    if (isLate) refuse(call, 'start_date', 'interviewBeforeStart', row.start)
  }
}

/** Finds the first class that an interview misses, where no group of its course and tutor begins after it or has begun. */
function findMissedStart(
  call: Call,
  interview: Interview,
  groups: readonly GroupClassRecord[],
): number | undefined {
  const firsts = groups
    .filter((group) => isInterviewForGroups(interview, [group]))
    .flatMap((group) => listGroupStarts(getGroupZone(call.state, group), group)[0] ?? [])
  const isFit = firsts.some((first) => first >= interview.end || first <= call.world.clock())
  return isFit || !firsts.length ? undefined : Math.max(...firsts)
}

function refuse(call: Call, field: string, key: MessageKey, time: number): never {
  return throwFieldText(field, getMessage(key, call.language).replace('{time}', formatTime(call, time)))
}
