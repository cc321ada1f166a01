import { respondPage } from '#mocks/handlers/paging.ts'
import { groupPrograms } from '#mocks/handlers/booking/prices.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { parseList } from '#mocks/handlers/callValues.ts'
import type { Handler } from '#mocks/handlers/responses.ts'
import { getCurrency } from '#mocks/handlers/views.ts'
import { computePrice, countGroupSessions } from '#mocks/world/booking/prices.ts'
import { countSeatSessions } from '#mocks/world/classes/groupSeats.ts'
import { findChosenGroup, listOfferedGroups } from '#mocks/world/classes/offeredGroups.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'

export const listGroupPrograms: Handler<'listGroupPrograms'> = (call) => {
  const chosen = listPricedGroups(call)
  const now = call.world.clock()
  return respondPage(
    call,
    listPrograms(call, chosen),
    ({ id, name, description, isMonthly, months, factor }) => {
      const counts = chosen.map((group) => countSeatSessions(call.state, group, 0, { now, program_id: id }))
      const sum = chosen.reduce((total, { price }, index) => total + price * factor * (counts[index] ?? 0), 0)
      const sessions_count = Math.max(
        1,
        counts.reduce((total, count) => total + count, 0),
      )
      return {
        id,
        name: name[call.language],
        description: description[call.language],
        payment_type: isMonthly ? ('monthly' as const) : ('pay_as_you_go' as const),
        months,
        sessions_per_week: Math.max(
          1,
          chosen.reduce((total, { days }) => total + days.length, 0),
        ),
        sessions_count,
        price: computePrice({ sessions: sessions_count, sum, each: sum / sessions_count }).subtotal,
        currency: getCurrency(call),
      }
    },
  )
}

/** Lists the programs of group classes: one of several months only where all of them last as long. */
function listPrograms(call: Call, groups: readonly GroupClassRecord[]) {
  const now = call.world.clock()
  return groupPrograms.filter(
    ({ id, months }) =>
      (months ?? 1) === 1 ||
      groups.every(
        (group) =>
          countSeatSessions(call.state, group, 0, { now, program_id: id }) ===
          countGroupSessions(group.days, id),
      ),
  )
}

/** Returns the factor of the program in which a group class costs least; the new flow has no programs. */
export function getLowestFactor(call: Call, group: GroupClassRecord): number {
  if (call.state.institute.is_new_group_class_flow_enabled) return 1
  return Math.min(...listPrograms(call, [group]).map(({ factor }) => factor))
}

/** Lists the group classes that the query names, otherwise the first one of each course. */
function listPricedGroups(call: Call): GroupClassRecord[] {
  const courses = parseList(call, 'course_ids')
  const groups = parseList(call, 'group_class_ids')
  const offered = listOfferedGroups(call.state).filter(
    ({ id, course_id }) => (courses?.has(String(course_id)) ?? true) && (groups?.has(String(id)) ?? true),
  )
  return groups ? offered : offered.filter((row) => findChosenGroup(call.state, row)?.id === row.id)
}
