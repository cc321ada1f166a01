import type { MessageKey } from '#mocks/data/texts.ts'
import { getToday } from '#mocks/handlers/auth/registration.ts'
import { computeAge } from '#mocks/handlers/auth/rules.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { listOwnLearners } from '#mocks/handlers/people.ts'
import { countGroupSessions } from '#mocks/world/booking/prices.ts'
import { isSeatBooked, listBookedStarts, listNextStarts } from '#mocks/world/classes/groupSeats.ts'
import { findChosenGroup } from '#mocks/world/classes/offeredGroups.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'

export type Matrix = readonly { course_id: number; user_id: number; group_class_id?: number }[]

/** Finds why a kid cannot join the group class of a seat; in a program, or for a month. */
export function findSeatProblem(
  entry: Matrix[number],
  matrix: Matrix,
  call: Call,
  program_id: number | null = null,
): MessageKey | undefined {
  const group = findChosenGroup(call.state, entry)
  const kid = call.state.kids.get(entry.user_id)
  if (!group || !kid || !listOwnLearners(call).has(kid.id)) return 'unknownRecord'
  if (matrix.filter(({ user_id }) => user_id === kid.id).length > 3) return 'courseLimit'
  if (group.learners.length >= group.max && !group.learners.includes(kid.id)) return 'noSeats'
  const now = call.world.clock()
  const seat = { group: group.id, user_id: kid.id }
  if (isSeatBooked(call.state, seat, now)) return 'seatBooked'
  const isAhead = listBookedStarts(call.state, seat).some((start) => start > now)
  const sessions = countGroupSessions(group.days, program_id)
  if (isAhead && listNextStarts(call.state, group, kid.id, { now, sessions }).length < sessions)
    return 'groupEnds'
  const age = computeAge(kid.date_of_birth, getToday(call))
  return age < group.age_from || age > group.age_to ? 'ageUnfit' : undefined
}

/** Finds the first session that a booking adds to those of a seat that the family has booked; null for a new seat. */
export function findNextStart({ user_id, ...entry }: Matrix[number], call: Call): string | null {
  const group = findChosenGroup(call.state, entry)
  if (!group) return null
  const now = call.world.clock()
  const isAhead = listBookedStarts(call.state, { group: group.id, user_id }).some((start) => start > now)
  const [next] = isAhead ? listNextStarts(call.state, group, user_id, { now }) : []
  return next === undefined ? null : formatIso(next)
}
