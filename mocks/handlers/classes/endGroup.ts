import type { Text } from '#mocks/data/texts.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { notifyOfGroup } from '#mocks/handlers/classes/notifyOfClass.ts'
import { endByInstitute } from '#mocks/handlers/reservations/endByInstitute.ts'
import { listClassesOfReservation } from '#mocks/handlers/reservations/reservationView.ts'
import type { GroupSeat, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { computeCancellation, type Refund } from '#mocks/world/booking/cancellation.ts'
import { payBack } from '#mocks/world/booking/payBack.ts'
import { cancelSeat } from '#mocks/world/classes/cancelSeat.ts'
import { unseat } from '#mocks/world/classes/groupSeats.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'

type Groups = readonly GroupClassRecord[]

/** Ends group classes: refunds their coming sessions, ends unpaid bookings and notifies everyone concerned. */
export function endGroups(call: Call, groups: Groups, reason: Text): void {
  const now = call.world.clock()
  const booked = listBookings(call, groups)
  const paid = new Set(
    booked.flatMap(({ matrix = [] }) => matrix.map((one) => `${one.group} ${one.user_id}`)),
  )
  const whole = booked.filter((row) => listKeptSeats(row, groups).length === 0)
  for (const row of booked) if (!whole.includes(row)) payBackSeats(call, row, groups, reason)
  for (const row of [...whole, ...listUnpaid(call, groups)]) endByInstitute(call, row, reason)
  const ended = new Set(whole.flatMap(({ matrix = [] }) => matrix.map((one) => one.user_id)))
  for (const group of groups) {
    for (const learner of group.learners) unseat(call.state, group, learner, now)
    call.state.groupClasses.update({ ...group, learners: [] })
    const others = group.learners.filter((id) => !ended.has(id))
    notifyOfGroup(
      call,
      'groupClassEnded',
      group,
      others.filter((id) => paid.has(`${group.id} ${id}`)),
    )
    notifyOfGroup(
      call,
      'groupClassLost',
      group,
      others.filter((id) => !paid.has(`${group.id} ${id}`)),
    )
  }
}

/** Computes what ending group classes pays back, for each booking. */
export function listGroupRefunds(call: Call, groups: Groups): Refund[] {
  return listBookings(call, groups).map((row) => computeSeatsRefund(call, row, groups))
}

/** Whether a learner's seat in a group class was booked and paid. */
export function isPaidSeat(call: Call, group: GroupClassRecord, learner: number): boolean {
  return listBookings(call, [group]).some(({ matrix = [] }) =>
    matrix.some((seat) => seat.user_id === learner && isSeatInGroup(seat, group)),
  )
}

function listBookings(call: Call, groups: Groups): ReservationRecord[] {
  return call.state.reservations
    .list()
    .filter(({ state, matrix = [] }) => state === 'active' && matrix.some((seat) => isSeatIn(seat, groups)))
}

/** Lists the unpaid bookings of group classes; one for several ends as a whole, because its price is that of all. */
function listUnpaid(call: Call, groups: Groups): ReservationRecord[] {
  const ids = new Set(groups.map(({ id }) => id))
  return call.state.reservations
    .list()
    .filter(({ state, matrix = [] }) => state === 'pending' && matrix.some(({ group }) => ids.has(group)))
}

/** Lists the seats of a booking that are neither used up nor in some groups. */
function listKeptSeats({ matrix = [] }: ReservationRecord, groups: Groups): GroupSeat[] {
  return matrix.filter((seat) => !seat.isReleased && !isSeatIn(seat, groups))
}

function isSeatIn(seat: GroupSeat, groups: Groups): boolean {
  return groups.some((group) => isSeatInGroup(seat, group))
}

function isSeatInGroup(seat: GroupSeat, group: GroupClassRecord): boolean {
  return seat.group === group.id && !seat.isReleased && group.learners.includes(seat.user_id)
}

/** Takes the seats of some groups out of a booking for several, and pays back their coming sessions. */
function payBackSeats(call: Call, row: ReservationRecord, groups: Groups, reason: Text): void {
  const now = call.world.clock()
  const kept = row.matrix?.filter((seat) => !isSeatIn(seat, groups)) ?? []
  const { amount } = computeSeatsRefund(call, row, groups)
  for (const seat of row.matrix ?? [])
    if (isSeatIn(seat, groups)) cancelSeat(call.state, seat, { now, reservation: row.id, reason })
  const course_ids = [...new Set(kept.map(({ course_id }) => course_id))]
  call.state.reservations.update(payBack(call.state, { ...row, matrix: kept, course_ids }, { amount, now }))
}

/** Computes what the coming sessions of a booking's seats in some groups pay back. */
function computeSeatsRefund(call: Call, row: ReservationRecord, groups: Groups): Refund {
  const seats = { ...row, matrix: row.matrix?.filter((seat) => isSeatIn(seat, groups)) ?? [] }
  const options = { now: call.world.clock(), isByStaff: true }
  return computeCancellation(call.state, seats, listClassesOfReservation(seats, call), options)
}
