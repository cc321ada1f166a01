import type { Call } from '#mocks/handlers/call.ts'
import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { joinCourses, listBookedTutors } from '#mocks/world/booking/tellBooking.ts'
import type { FeedbackRecord } from '#mocks/world/learning/learningRecords.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import { tell, type EventName } from '#mocks/world/tell.ts'

/** Tells both sides of a class what happened to it, except who did it. */
export function tellOfClass(
  call: Call,
  event: Extract<EventName, 'classCancelled' | 'groupSessionCancelled' | 'hoursOffered' | 'classPlaced'>,
  { id, students, tutor, course_id, cancel_reason = '' }: ClassRecord,
): void {
  tell(call.state, call.world.clock(), event, {
    learners: students,
    tutors: [tutor],
    actor: call.account?.id,
    values: { id, course: joinCourses(call.state, [course_id]), reason: cancel_reason },
  })
}

/** Tells the rated side of a class of its rating: the tutor, or the learner and the parent. */
export function tellRated(call: Call, { class_id, about }: Pick<FeedbackRecord, 'class_id' | 'about'>): void {
  const row = call.state.classes.get(class_id ?? 0)
  if (!row || about === null) return
  const isTutor = about === row.tutor
  tell(call.state, call.world.clock(), isTutor ? 'classRated' : 'learnerRated', {
    ...(isTutor ? { tutors: [about] } : { learners: [about] }),
    values: { id: row.id, course: joinCourses(call.state, [row.course_id]) },
  })
}

/** Tells everyone of a cancelled reservation and its reason, except who cancelled it. */
export function tellCancelled(call: Call, row: ReservationRecord): void {
  const kids = (row.matrix ?? []).map(({ user_id }) => user_id)
  tell(call.state, call.world.clock(), 'reservationCancelled', {
    learners: kids.length ? [...new Set(kids)] : [row.learner],
    tutors: listBookedTutors(call.state, row),
    actor: call.account?.id,
    values: {
      id: row.id,
      course: joinCourses(call.state, row.course_ids),
      reason: row.cancelReason ?? '',
    },
  })
}

/** Tells learners and the tutor about a group class, except who changed it. */
export function tellOfGroup(
  call: Call,
  event: Extract<EventName, `groupClass${string}`>,
  { name, tutor }: GroupClassRecord,
  learners: readonly number[],
): void {
  tell(call.state, call.world.clock(), event, {
    learners,
    tutors: [tutor],
    actor: call.account?.id,
    values: { name },
  })
}

/** Tells the tutor and both learners that a parent has given a reservation's coming classes to another learner. */
export function tellAssigned(
  call: Call,
  { id, learner, tutor, course_ids }: ReservationRecord,
  former: number,
) {
  const { state } = call
  const { kids, students } = state
  const { first_name } = kids.get(learner) ?? students.get(learner) ?? {}
  const about = {
    actor: call.account?.id,
    values: { id, course: joinCourses(state, course_ids), name: first_name ?? '' },
  }
  const now = call.world.clock()
  tell(state, now, 'reservationAssigned', { ...about, learners: [learner], tutors: tutor ? [tutor] : [] })
  tell(state, now, 'reservationUnassigned', { ...about, learners: [former] })
}
