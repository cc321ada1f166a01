import type { Call } from '#mocks/handlers/call.ts'
import { tellOfGroup } from '#mocks/handlers/classes/classNews.ts'
import { endByInstitute } from '#mocks/handlers/reservations/endByInstitute.ts'
import { listClassesOfReservation } from '#mocks/handlers/reservations/reservationView.ts'
import type { GroupSeat, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { leave, unseat } from '#mocks/world/classes/groupSeats.ts'
import { isSessionOf } from '#mocks/world/classes/offeredGroups.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'

/** Ends a group class: refunds its coming sessions and notifies everyone concerned. */
export function endGroup(call: Call, group: GroupClassRecord, reason: string | null): void {
  const now = call.world.clock()
  const booked = listBookings(call, group)
  const isWhole = ({ matrix = [] }: ReservationRecord) => matrix.every((place) => isSeatOf(place, group))
  for (const row of booked.filter((one) => !isWhole(one))) payBackSeats(call, row, group)
  for (const row of booked.filter(isWhole)) endByInstitute(call, row, reason)
  const ended = new Set(booked.filter(isWhole).flatMap(({ matrix = [] }) => matrix.map((one) => one.user_id)))
  for (const learner of group.learners) unseat(call.state, group, learner, now)
  call.state.groupClasses.update({ ...group, learners: [] })
  const others = group.learners.filter((id) => !ended.has(id))
  tellOfGroup(call, 'groupClassEnded', group, others)
}

/** Whether a learner's seat in a group class was booked and paid. */
export function isPaidSeat(call: Call, group: GroupClassRecord, learner: number): boolean {
  return listBookings(call, group).some(({ matrix = [] }) =>
    matrix.some((place) => place.user_id === learner && isSeatOf(place, group)),
  )
}

/** Names the new tutor of a group class in its bookings. */
export function handOverBookings(call: Call, before: GroupClassRecord, { tutor }: GroupClassRecord): void {
  for (const row of listBookings(call, before))
    if (row.tutor === before.tutor) call.state.reservations.update({ ...row, tutor })
}

function listBookings(call: Call, group: GroupClassRecord): ReservationRecord[] {
  return call.state.reservations
    .list()
    .filter(({ state, matrix = [] }) => state === 'active' && matrix.some((place) => isSeatOf(place, group)))
}

function isSeatOf(place: GroupSeat, group: GroupClassRecord): boolean {
  return place.group === group.id && group.learners.includes(place.user_id)
}

/** Takes the seats of one group out of a booking for several groups, and pays back their coming sessions. */
function payBackSeats(call: Call, row: ReservationRecord, group: GroupClassRecord): void {
  const now = call.world.clock()
  const seats = row.matrix ?? []
  const kept = seats.filter((place) => !isSeatOf(place, group))
  const sessions = listClassesOfReservation(row, call).filter((session) => isSessionOf(session, group))
  const coming = sessions.filter(({ start, outcome }) => start > now && !outcome)
  const share = (seats.length - kept.length) / seats.length
  const amount = (row.price.total * share * coming.length) / Math.max(1, sessions.length)
  for (const place of seats) if (isSeatOf(place, group)) leave(call.state, place, now)
  call.state.reservations.update({
    ...row,
    matrix: kept,
    course_ids: [...new Set(kept.map(({ course_id }) => course_id))],
    refund: { amount: Math.round(((row.refund?.amount ?? 0) + amount) * 100) / 100, at: now },
  })
}
