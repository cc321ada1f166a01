import type { ReservationDetail } from '#sdk'
import type { Call } from '#mocks/handlers/call.ts'
import { findNamedCourse } from '#mocks/handlers/views.ts'
import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { findHourCourse } from '#mocks/world/booking/findHourCourse.ts'
import { listPlannedSeats } from '#mocks/world/booking/listPlannedSeats.ts'
import { listUnpaidSessions } from '#mocks/world/booking/listBookedTutors.ts'
import { formatIso } from '#mocks/world/hours/clock.ts'

/** Lists the hours that were chosen for an unpaid booking, and until when they are held. */
export function listWantedHours(row: ReservationRecord, call: Call) {
  const { hold: id } = row
  const { state, world } = call
  const hold = id === undefined ? undefined : state.holds.get(id)
  const isHeld = hold && hold.expires > world.clock()
  return {
    ...listChosenHours(row, call),
    held_until: isHeld ? formatIso(hold.expires) : null,
  }
}

/** Lists the sessions that an unpaid booking of group classes gets, as the groups are planned now, and those of each seat. */
export function listWantedSessions(row: ReservationRecord, { state, world }: Call) {
  const wanted = listUnpaidSessions(state, row, world.clock()).map(formatIso)
  return { wanted, seats: listPlannedSeats(state, row, world.clock()) }
}

/** Lists the hours that were chosen for a booking, in order; of two courses with the course of each. */
export function listChosenHours(
  row: ReservationRecord,
  call: Call,
): Pick<ReservationDetail, 'wanted' | 'course_hours'> {
  const seen = row.seats?.flatMap((seat) => seat.starts.map((start) => Date.parse(start)))
  const starts = [...new Set(row.planned ?? seen ?? row.starts)].toSorted((a, b) => a - b)
  return {
    wanted: starts.map(formatIso),
    ...(row.course_hours && {
      course_hours: starts.map((start) => ({
        start_date_time: formatIso(start),
        course: findNamedCourse(findHourCourse(row, start), call),
      })),
    }),
  }
}
