import { formatMoney, type Text } from '#mocks/data/texts.ts'
import { getCurrency } from '#mocks/handlers/views.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { isStaff } from '#mocks/handlers/caller.ts'
import { findGroupOfSeat } from '#mocks/world/classes/offeredGroups.ts'
import type { GroupSeat, ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { joinCourses } from '#mocks/world/booking/describeBooking.ts'
import { listCurrentTutors } from '#mocks/world/booking/notifyOfBooking.ts'
import type { FeedbackRecord } from '#mocks/world/learning/learningRecords.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import { notify, type EventName } from '#mocks/world/notify.ts'

/** Notifies both sides of a class of an event, except the person who acted. */
export function notifyOfClass(
  call: Call,
  event: Extract<EventName, 'classCancelled' | 'groupSessionCancelled' | 'hoursOffered' | 'classPlaced'>,
  { id, students, tutor, course_id, cancel_reason = '' }: ClassRecord,
): void {
  notify(call.state, call.world.clock(), event, {
    learners: students,
    tutors: [tutor],
    actor: call.account?.id,
    values: { id, course: joinCourses(call.state, [course_id]), reason: cancel_reason },
  })
}

/**
 * Notifies everyone concerned of a class that its family cancelled; also the parent, who reads the amount that comes back.
 */
export function notifyOfOwnCancellation(
  call: Call,
  { id, students, tutor, course_id, cancel_reason = '' }: ClassRecord,
  amount: number,
): void {
  const event = amount > 0 ? 'classCancelledByFamily' : 'unrefundedClassCancelledByFamily'
  notify(call.state, call.world.clock(), event, {
    learners: students,
    tutors: [tutor],
    values: {
      id,
      course: joinCourses(call.state, [course_id]),
      reason: cancel_reason,
      amount: describeMoney(call, amount),
    },
  })
}

/** Notifies everyone concerned of a seat that was given back alone; also the parent, who reads the amount. */
export function notifyOfSeatGivenBack(
  call: Call,
  about: { row: ReservationRecord; seat: GroupSeat; reason: string; amount: number },
): void {
  const { row, seat, reason, amount } = about
  const group = findGroupOfSeat(call.state, seat)
  notify(call.state, call.world.clock(), amount > 0 ? 'seatGivenBack' : 'unrefundedSeatGivenBack', {
    learners: [seat.user_id],
    tutors: group ? [group.tutor] : [],
    actor: isStaff(call) ? call.account?.id : undefined,
    values: {
      id: row.id,
      name: group?.name ?? joinCourses(call.state, [seat.course_id]),
      reason,
      amount: describeMoney(call, amount),
    },
  })
}

function describeMoney(call: Call, amount: number): Text {
  const currency = getCurrency(call)
  return { en: formatMoney(amount, currency, 'en'), ar: formatMoney(amount, currency, 'ar') }
}

/** Notifies the learners of a class of its first notes. */
export function notifyOfNotes(call: Call, { id, students, course_id }: ClassRecord): void {
  notify(call.state, call.world.clock(), 'classNotesSaved', {
    learners: students,
    values: { id, course: joinCourses(call.state, [course_id]) },
    key: String(id),
  })
}

/**
 * Notifies learners, or the parents of kids, that they were absent from a class, once for each class, and that this was
 * corrected.
 */
export function notifyOfAttendance(call: Call, before: ClassRecord, after: ClassRecord): void {
  const { id, course_id, students } = after
  const values = { id, course: joinCourses(call.state, [course_id]) }
  notify(call.state, call.world.clock(), 'learnerAbsent', {
    learners: students.filter((one) => isAbsent(after, one)),
    values,
    key: String(id),
  })
  notify(call.state, call.world.clock(), 'absenceCorrected', {
    learners: students.filter((one) => isAbsent(before, one) && !isAbsent(after, one)),
    values,
  })
}

function isAbsent({ attendance }: ClassRecord, learner: number): boolean {
  return attendance?.[learner] === 'absent'
}

/** Notifies the rated side of a class of its rating, or of a changed one: the tutor, or the learner and the parent. */
export function notifyOfRating(
  call: Call,
  { class_id, about, author }: Pick<FeedbackRecord, 'class_id' | 'about' | 'author'>,
  isChange = false,
): void {
  const row = call.state.classes.get(class_id ?? 0)
  if (!row || about === null) return
  const isTutor = about === row.tutor
  const [first, later] = isTutor
    ? (['classRated', 'classRatingChanged'] as const)
    : (['learnerRated', 'learnerRatingChanged'] as const)
  // The tutor reads who rated the class: the learner, or the kid of the parent
  const raters = row.students.filter((one) => one === author || call.state.kids.get(one)?.parent === author)
  notify(call.state, call.world.clock(), isChange ? later : first, {
    ...(isTutor ? { tutors: [about], learners: raters } : { learners: [about] }),
    values: { id: row.id, course: joinCourses(call.state, [row.course_id]) },
  })
}

/**
 * Notifies everyone concerned of a cancelled reservation and its reason, except who cancelled it without a refund. Kid and
 * tutor read of a paid or free one only: an unpaid one was never in their calendars.
 */
export function notifyOfCancellation(call: Call, row: ReservationRecord): void {
  // Who has given a seat back has read of that
  const matrix = row.matrix?.filter(({ givenBack }) => !givenBack)
  const kids = (matrix ?? []).map(({ user_id }) => user_id)
  notify(call.state, call.world.clock(), findCancellationEvent(call, row), {
    learners: kids.length ? [...new Set(kids)] : [row.learner],
    tutors: listCurrentTutors(call.state, { tutor: row.tutor, ...(matrix && { matrix }) }),
    // Where money goes back, a parent who cancels keeps that in writing
    actor: row.refund && !isStaff(call) ? undefined : call.account?.id,
    values: {
      id: row.id,
      course: joinCourses(call.state, row.course_ids),
      reason: row.cancelReason ?? '',
    },
  })
}

function findCancellationEvent({ state }: Call, { id, refund, price }: ReservationRecord) {
  if (refund) return 'reservationCancelled'
  const isPaid = state.payments
    .list()
    .some((row) => row.reservation === id && (row.state === 'completed' || row.state === 'paid'))
  return isPaid || !price.total ? 'unrefundedReservationCancelled' : 'unpaidReservationCancelled'
}

/** Notifies learners and the tutor of a change of a group class, except the person who made it. */
export function notifyOfGroup(
  call: Call,
  event: Extract<EventName, `groupClass${string}`>,
  { name, tutor }: GroupClassRecord,
  learners: readonly number[],
): void {
  notify(call.state, call.world.clock(), event, {
    learners,
    tutors: [tutor],
    actor: call.account?.id,
    values: { name },
  })
}

/** Notifies learners, the tutor, and families whose booking is not paid yet of other times or another tutor of a group class. */
export function notifyOfMovedGroup(call: Call, group: GroupClassRecord, learners: readonly number[]): void {
  notifyOfGroup(call, 'groupClassMoved', group, learners)
  for (const { id, state, matrix = [] } of call.state.reservations.list()) {
    const kids = matrix.flatMap((seat) => (seat.group === group.id ? seat.user_id : []))
    if (state === 'pending' && kids.length > 0)
      notify(call.state, call.world.clock(), 'unpaidGroupClassMoved', {
        learners: kids,
        values: { id, name: group.name },
      })
  }
}

/** Notifies the tutor and both learners that a parent has assigned a reservation's coming classes to another learner. */
export function notifyOfAssignment(
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
  notify(state, now, 'reservationAssigned', { ...about, learners: [learner], tutors: tutor ? [tutor] : [] })
  notify(state, now, 'reservationUnassigned', { ...about, learners: [former] })
}
