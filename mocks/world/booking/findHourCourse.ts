import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'

/**
 * Finds the course of a booked hour. See docs/decisions.md#course-of-an-hour.
 * @param start an hour of the first month; for a class of a later month the hour of the first week that it repeats
 */
export function findHourCourse(
  { course_hours = [], course_ids }: Pick<ReservationRecord, 'course_hours' | 'course_ids'>,
  start: number,
): number {
  return course_hours.find((hour) => hour.start === start)?.course_id ?? course_ids[0] ?? 0
}
