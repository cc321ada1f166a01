import { getMessage } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'
import type { Matrix } from '#mocks/handlers/booking/findSeatProblem.ts'
import { throwFieldText, type BodyOf } from '#mocks/handlers/responses.ts'
import { findTutorPerson } from '#mocks/handlers/views.ts'
import { countGroupSessions } from '#mocks/world/booking/prices.ts'
import { listNextStarts } from '#mocks/world/classes/groupSeats.ts'
import { findChosenGroup } from '#mocks/world/classes/offeredGroups.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'

/** Lists the tutor and the starts of the classes that each seat is for, as `createGroupReservation` books them. */
export function listQuotedSeats(call: Call, matrix: Matrix, program_id: number | null) {
  const now = call.world.clock()
  return matrix.flatMap((entry) => {
    const group = findChosenGroup(call.state, entry)
    if (!group) return []
    const { user_id } = entry
    const sessions = countGroupSessions(group.days, program_id)
    const starts = listNextStarts(call.state, group, user_id, { now, sessions }).map(formatIso)
    return [{ user_id, group_class_id: group.id, tutor_id: group.tutor, starts }]
  })
}

/** Throws a 422 that names the first group class whose tutor or dates are others than the family has seen. */
export function refuseChangedSeats(call: Call, body: BodyOf<'createGroupReservation'>): void {
  const { matrix, program_id, seats: seen = [] } = body
  for (const seat of listQuotedSeats(call, matrix, program_id ?? null)) {
    const { user_id, group_class_id, tutor_id, starts } = seat
    const before = seen.find((one) => one.user_id === user_id && one.group_class_id === group_class_id)
    if (!before) continue
    const group = call.state.groupClasses.get(group_class_id)
    const describe = (name: 'datesChanged' | 'groupTutorChanged') =>
      getMessage(name, call.language)
        .replace('{name}', group?.name[call.language] ?? '')
        .replace('{tutor}', findTutorPerson(tutor_id, call).name)
    if (before.tutor_id !== tutor_id) throwFieldText('seats', describe('groupTutorChanged'))
    if (String(before.starts) !== String(starts)) throwFieldText('seats', describe('datesChanged'))
  }
}
