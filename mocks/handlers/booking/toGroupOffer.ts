import type { GroupCourse } from '#sdk'
import type { Call } from '#mocks/handlers/call.ts'
import { getLowestFactor } from '#mocks/handlers/booking/groupPrograms.ts'
import { throwNotFound } from '#mocks/handlers/responses.ts'
import { toCourse } from '#mocks/handlers/tutors/courses.ts'
import { findTutorPerson, getCurrency } from '#mocks/handlers/views.ts'
import { computePrice } from '#mocks/world/booking/prices.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'

/** Describes a group class as an offer: its course, seats, and the price with the cheapest program. */
export function toGroupOffer(row: GroupClassRecord, call: Call): GroupCourse {
  const course = call.state.courses.get(row.course_id) ?? throwNotFound(call)
  return {
    ...toCourse(course, call),
    group_class_id: row.id,
    age_from: row.age_from,
    age_to: row.age_to,
    days: [...row.days],
    start_time: row.start_time,
    minutes: row.minutes,
    time_zone: call.state.tutors.get(row.tutor)?.time_zone ?? call.state.institute.time_zone,
    min_students: row.min,
    max_students: row.max,
    seats_left: Math.max(0, row.max - row.learners.length),
    tutor: findTutorPerson(row.tutor, call),
    price: computePrice({ sessions: 1, each: row.price * getLowestFactor(call, row) }).each,
    currency: getCurrency(call),
    start_date: row.start_date,
    end_date: row.end_date,
    is_auto_renew: row.isRenewed,
  }
}
