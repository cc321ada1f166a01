import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { findHourCourse } from '#mocks/world/booking/findHourCourse.ts'
import { isMonthly } from '#mocks/world/booking/renewals.ts'
import { isLearnerBusy } from '#mocks/world/hours/isLearnerBusy.ts'
import { planSchedule } from '#mocks/world/hours/schedule.ts'
import { getSlotState } from '#mocks/world/hours/slots.ts'
import type { TutorRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/**
 * Creates the paid classes of one month of a booking; a class whose hour is taken or past since it was paid is owed.
 * @param paid number of classes that were paid; all of the month by default
 * @returns how many have a time and how many wait for one
 */
export function bookPlan(
  state: InstituteState,
  reservation: ReservationRecord,
  tutor: TutorRecord,
  now: number,
  { month, paid = Infinity }: { month: number; paid?: number | undefined },
): { placed: number; owed: number } {
  const hours = listMonthHours(state, reservation, tutor, now, month)
    .toSorted((a, b) => Number(a.isClash) - Number(b.isClash))
    .slice(0, paid)
    .toSorted((a, b) => a.start - b.start)
  for (const { start, isClash, course_id } of hours)
    state.classes.insert((id) => ({
      id,
      course_id,
      tutor: tutor.id,
      students: [reservation.learner],
      kind: 'one_to_one',
      state: 'confirmed',
      start,
      reservation_id: reservation.id,
      month,
      ...(isClash && { isOwed: true }),
    }))
  const owed = hours.filter(({ isClash }) => isClash).length
  return { placed: hours.length - owed, owed }
}

/** Lists the paid hours of one month; those of the first were chosen before the payment. */
function listMonthHours(
  state: InstituteState,
  reservation: ReservationRecord,
  tutor: TutorRecord,
  now: number,
  month: number,
): { start: number; isClash: boolean; course_id: number }[] {
  const { starts, student, learner, planned, program_id } = reservation
  const viewer = { now, id: student }
  const weeks = isMonthly(program_id) ? 4 : 1
  if (month === 0 && planned)
    return planned.map((start) => ({
      start,
      course_id: findHourCourse(reservation, start),
      isClash:
        getSlotState(state, tutor, start, viewer) !== 'available' ||
        isLearnerBusy(state, { students: [learner] }, start),
    }))
  const first = weeks * month
  return planSchedule(state, tutor, { starts, weeks: [first, first + weeks], learner }, viewer)
    .filter(({ isClash }) => month > 0 || !isClash)
    .map((hour) => ({ ...hour, course_id: findHourCourse(reservation, hour.first) }))
}

/** Counts the classes of an unpaid month whose hour is taken or past: they are not charged. */
export function countTakenHours(
  state: InstituteState,
  reservation: ReservationRecord,
  month: number,
  now: number,
): number {
  const tutor = state.tutors.get(reservation.tutor ?? 0)
  return tutor
    ? listMonthHours(state, reservation, tutor, now, month).filter(({ isClash }) => isClash).length
    : 0
}
