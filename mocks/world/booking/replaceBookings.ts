import { formatNameList, type Text } from '#mocks/data/texts.ts'
import type { GroupSeat, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { endBooking } from '#mocks/world/booking/endBooking.ts'
import { isUnderWay } from '#mocks/world/booking/isUnderWay.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/**
 * Ends the family's unpaid group bookings that a newer or paid one replaces: those of one of its kids for the same
 * course. Until it is paid, a booking whose payment page is open stays.
 */
export function replaceBookings(state: InstituteState, wanted: ReservationRecord, now: number): void {
  const kept =
    wanted.state === 'pending'
      ? new Set(state.payments.list().flatMap((row) => (isUnderWay(row, now) ? [row.reservation] : [])))
      : new Set<number>()
  for (const old of state.reservations.list()) {
    const isOpen = old.state === 'pending' && old.student === wanted.student && old.id !== wanted.id
    if (!isOpen || kept.has(old.id) || !old.matrix?.some((seat) => isAskedAgain(seat, wanted))) continue
    const ended = endBooking(state, old, describeReplacement(state, old, wanted), now)
    state.reservations.update({ ...ended, replacedBy: wanted.id })
  }
}

/** Whether a seat's kid is booked for the same course; the group class may be another one. */
function isAskedAgain({ course_id, user_id }: GroupSeat, { matrix = [] }: ReservationRecord): boolean {
  return matrix.some((seat) => seat.course_id === course_id && seat.user_id === user_id)
}

/** Describes which booking replaces an old one, and which kids it leaves out. */
function describeReplacement(state: InstituteState, old: ReservationRecord, wanted: ReservationRecord): Text {
  const booked = new Set(wanted.matrix?.map(({ user_id }) => user_id))
  const left = new Set(old.matrix?.flatMap(({ user_id }) => (booked.has(user_id) ? [] : [user_id])))
  const names = formatNameList([...left].flatMap((id) => state.kids.get(id)?.first_name ?? []))
  return {
    en: `Replaced by R-${wanted.id}${names.en && ` (without ${names.en})`}`,
    ar: `حلّ محلّه الحجز R-${wanted.id}${names.ar && ` (دون ${names.ar})`}`,
  }
}
