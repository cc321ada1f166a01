import { getMessage, type MessageKey } from '#mocks/data/texts.ts'
import { getToday } from '#mocks/handlers/auth/registration.ts'
import { computeAge } from '#mocks/handlers/auth/rules.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { describeOtherClass } from '#mocks/handlers/booking/requireFreeLearner.ts'
import { listOwnLearners } from '#mocks/handlers/caller.ts'
import { countGroupSessions } from '#mocks/world/booking/prices.ts'
import { findClassAtSeat, isSeatBooked, listNextStarts } from '#mocks/world/classes/groupSeats.ts'
import { findChosenGroup, isSeated } from '#mocks/world/classes/offeredGroups.ts'
import { findNamedCourse } from '#mocks/handlers/views.ts'
import { isOverlapping, type TimeSpan, toTimeSpan } from '#mocks/world/hours/classTime.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'

export type Matrix = readonly { course_id: number; user_id: number; group_class_id?: number }[]

/** Describes why a kid cannot join the group class of a seat; in a program, or for a month. */
export function describeSeatProblem(
  entry: Matrix[number],
  matrix: Matrix,
  call: Call,
  program_id: number | null = null,
): string | undefined {
  const problem = findSeatProblem(entry, matrix, call)
  if (problem) return getMessage(problem, call.language)
  const group = findChosenGroup(call.state, entry)
  const sessions = group && countGroupSessions(group.days, program_id)
  const seat = { group: group?.id ?? 0, user_id: entry.user_id }
  const other = findClassAtSeat(call.state, seat, { now: call.world.clock(), sessions })
  return other && describeOtherClass(call, entry.user_id, other)
}

function findSeatProblem(entry: Matrix[number], matrix: Matrix, call: Call): MessageKey | undefined {
  const group = findChosenGroup(call.state, entry)
  const kid = call.state.kids.get(entry.user_id)
  if (!group || !kid || kid.isRemoved || !listOwnLearners(call).has(kid.id)) return 'unknownRecord'
  if (countCourses(matrix, kid.id) > 3) return 'courseLimit'
  const now = call.world.clock()
  const seat = { group: group.id, user_id: kid.id }
  if (group.learners.length >= group.max && !isSeated(call.state, seat)) return 'noSeats'
  if (isSeatBooked(call.state, seat, now)) return 'seatBooked'
  // The price counts those that are left
  if (listNextStarts(call.state, group, kid.id, { now }).length === 0) return 'groupEnds'
  const age = computeAge(kid.date_of_birth, getToday(call))
  return age < group.age_from || age > group.age_to ? 'ageUnfit' : undefined
}

/** Finds the first session that a booking adds for a kid who has a seat in the group class; null for a new seat. */
export function findNextStart({ user_id, ...entry }: Matrix[number], call: Call): string | null {
  const group = findChosenGroup(call.state, entry)
  if (!group) return null
  const now = call.world.clock()
  const hasSeat = isSeated(call.state, { group: group.id, user_id })
  const [next] = hasSeat ? listNextStarts(call.state, group, user_id, { now }) : []
  return next === undefined ? null : formatIso(next)
}

/** Lists the other group classes of a matrix that a kid could not sit in together with the one of a seat. */
export function listOverlaps(entry: Matrix[number], matrix: Matrix, call: Call): GroupClassRecord[] {
  const group = findChosenGroup(call.state, entry)
  const times = listTimes(entry, call)
  return matrix
    .filter(({ user_id }) => user_id === entry.user_id)
    .flatMap((other) => {
      const theirs = findChosenGroup(call.state, other)
      if (!theirs || theirs.id === group?.id) return []
      const isMet = listTimes(other, call).some((one) => times.some((two) => isOverlapping(one, two)))
      return isMet ? [theirs] : []
    })
}

/** Describes two chosen group classes that a kid could not sit in together. */
export function describeOverlap(entry: Matrix[number], matrix: Matrix, call: Call): string | undefined {
  const [other] = listOverlaps(entry, matrix, call)
  if (!other) return undefined
  return getMessage('twoGroupsThen', call.language)
    .replace('{name}', call.state.kids.get(entry.user_id)?.first_name[call.language] ?? '')
    .replace('{course}', findNamedCourse(entry.course_id, call).name)
    .replace('{other}', findNamedCourse(other.course_id, call).name)
}

function listTimes({ user_id, ...entry }: Matrix[number], call: Call): TimeSpan[] {
  const group = findChosenGroup(call.state, entry)
  if (!group) return []
  const { minutes } = group
  const starts = listNextStarts(call.state, group, user_id, { now: call.world.clock() })
  return starts.map((start) => toTimeSpan({ start, minutes }))
}

function countCourses(matrix: Matrix, kid: number): number {
  return new Set(matrix.flatMap(({ user_id, course_id }) => (user_id === kid ? [course_id] : []))).size
}
