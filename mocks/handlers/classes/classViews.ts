import type { ArchivedClass, ClassDetail, Slot } from '#sdk'
import { toSlot } from '#mocks/handlers/booking/availability.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { listClassFeedback } from '#mocks/handlers/classes/feedback.ts'
import { isStaff, listOwnLearners } from '#mocks/handlers/caller.ts'
import { requireAccount } from '#mocks/handlers/callValues.ts'
import { toRescheduleRequest } from '#mocks/handlers/classes/requestView.ts'
import { toBookedClass } from '#mocks/handlers/views.ts'
import { MOVE_NOTICE } from '#mocks/world/booking/cancellation.ts'
import { closeRequests } from '#mocks/world/booking/closeRequests.ts'
import { isLearnerBusy } from '#mocks/world/hours/isLearnerBusy.ts'
import { computeEnd } from '#mocks/world/hours/classTime.ts'
import { HOUR, formatIso } from '#mocks/world/hours/clock.ts'
import * as outcomes from '#mocks/world/booking/outcome.ts'
import type { ClassRecord, Outcome } from '#mocks/world/records.ts'
import { getSlotState } from '#mocks/world/hours/slots.ts'

const EARLY = 600_000
const PROCESSING = 3 * HOUR

/** Computes the outcome of a class; null until it is over. */
export function computeOutcomeNow(row: ClassRecord, call: Call): Outcome | null {
  return outcomes.computeOutcome(row, call.world.clock())
}

/** Whether a class has a recording: from three hours after its end, and not for all classes. */
export function hasRecording(row: ClassRecord, call: Call): boolean {
  const isReady = computeEnd(row) + PROCESSING <= call.world.clock()
  return isReady && computeOutcomeNow(row, call) === 'completed' && row.id % 7 !== 0
}

function getRecordingUrl(row: ClassRecord, call: Call): string | null {
  return hasRecording(row, call) ? `/api/classes/${row.id}/recording/` : null
}

/** Builds the row of a class in lists of staff. */
export function toClassRow(row: ClassRecord, call: Call) {
  return {
    ...toBookedClass(row, call),
    outcome: computeOutcomeNow(row, call),
    recording_url: getRecordingUrl(row, call),
    notes: row.notes?.[call.language] ?? null,
    has_feedback: hasFeedback(row, call),
  }
}

/** Builds a past class with the learner's attendance. */
export function toArchivedClass(row: ClassRecord, outcome: Outcome, call: Call): ArchivedClass {
  const own = listOwnLearners(call)
  const learner = row.students.find((one) => own.has(one))
  return {
    ...toClassRow(row, call),
    outcome,
    attendance: (learner === undefined ? undefined : row.attendance?.[learner]) ?? null,
  }
}

/** Whether the class has feedback: anyone's for staff, their own for others. */
function hasFeedback(row: ClassRecord, call: Call): boolean {
  const { id } = requireAccount(call)
  return call.state.feedback
    .list()
    .some(({ class_id, author }) => class_id === row.id && (isStaff(call) || author === id))
}

/** Lists recorded attendance: all for tutor and staff, their own for learners. */
function listVisibleAttendance(row: ClassRecord, call: Call): ClassDetail['attendance'] {
  const own = listOwnLearners(call)
  const isHost = row.tutor === requireAccount(call).id || isStaff(call)
  return row.students.flatMap((one) => {
    const status = row.attendance?.[one]
    return status && (isHost || own.has(one)) ? [{ student_id: one, status }] : []
  })
}

/** Lists the offered hours of a class that are still free, for its tutor and its learners. */
function listOffers(row: ClassRecord, call: Call): Slot[] {
  const { tutor, offers = [], isOwed } = row
  const owner = call.state.tutors.get(tutor)
  if (!owner || !isOwed) return []
  const viewer = { now: call.world.clock(), id: requireAccount(call).id }
  return offers
    .filter((start) => getSlotState(call.state, owner, start, viewer) === 'available')
    .filter((start) => !isLearnerBusy(call.state, row, start))
    .map((start) => toSlot(tutor, start, 'available'))
}

/** Whether a cancelled class of a group has another one in its place: for a learner of the caller, or for any of its learners. */
function isReplaced(row: ClassRecord, call: Call): boolean {
  const { classes, groupClasses } = call.state
  if (row.isReleased || !groupClasses.get(row.group ?? 0)) return false
  const own = listOwnLearners(call)
  const mine = row.students.filter((one) => own.has(one))
  const later = classes.list().filter(({ group, start }) => group === row.group && start > row.start)
  const learners = mine.length ? mine : row.students
  return learners.some((learner) => {
    const theirs = later.filter(({ students }) => students.includes(learner))
    // Classes that were cancelled with the booking were paid back
    return theirs.some(({ outcome }) => !outcome) && !theirs.some(({ isReleased }) => isReleased)
  })
}

/** Builds the details of a class: links while its room is open, attendance, allowed actions. */
export function toClassDetail(row: ClassRecord, call: Call): ClassDetail {
  const now = call.world.clock()
  const { id } = requireAccount(call)
  closeRequests(call.state, now)
  const outcome = computeOutcomeNow(row, call)
  const isOpen = !outcome && now >= row.start - EARLY && now < computeEnd(row)
  const isHost = row.tutor === id || isStaff(call)
  const request = call.state.requests.list().findLast(({ class_id }) => class_id === row.id)
  const room = `${call.origin}/__mock/pages/meeting?class=${row.id}&lang=${call.language}`
  return {
    ...toBookedClass(row, call),
    outcome,
    join_from: formatIso(row.start - EARLY),
    host_link: isHost && isOpen ? `${room}&role=host` : null,
    join_link: !isHost && isOpen ? room : null,
    recording_url: getRecordingUrl(row, call),
    attendance: listVisibleAttendance(row, call),
    notes: row.notes?.[call.language] ?? null,
    cancel_reason: row.cancel_reason ?? null,
    ...(row.kind === 'group' && outcome === 'cancelled' && { is_replaced: isReplaced(row, call) }),
    reservation_id: row.reservation_id ?? null,
    offers: listOffers(row, call),
    reschedule_until: formatIso(row.start - MOVE_NOTICE),
    reschedule: request ? toRescheduleRequest(request, call) : null,
    is_feedback_due:
      (outcome === 'completed' || outcome === 'unrecorded') && !isStaff(call) && !hasFeedback(row, call),
    feedback: listClassFeedback(row.id, call),
    server_time: formatIso(now),
  }
}
