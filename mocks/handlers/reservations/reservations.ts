import { getText } from '#mocks/data/texts.ts'
import {
  throwConflict,
  throwNotFound,
  respondData,
  throwFieldErrors,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { joinNames } from '#mocks/handlers/joinNames.ts'
import { findTutorPerson } from '#mocks/handlers/views.ts'
import {
  requireBookableTutor,
  dropPending,
  requireOwnHold,
  assertFree,
  parseStarts,
} from '#mocks/handlers/booking/holds.ts'
import { requireFreeLearner } from '#mocks/handlers/booking/requireFreeLearner.ts'
import { readCourseHours } from '#mocks/handlers/booking/readCourseHours.ts'
import { listMonthHours } from '#mocks/handlers/booking/month.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { isStaff, requireLearner, listOwnLearners } from '#mocks/handlers/caller.ts'
import { requireProgram, computeQuote } from '#mocks/handlers/booking/prices.ts'
import { requireAccount, parseId, parseList } from '#mocks/handlers/callValues.ts'
import {
  computeStart,
  toReservationDetail,
  listClassesOfReservation,
  computePaymentState,
  isForLearner,
  isTaughtBy,
  toReservation,
} from '#mocks/handlers/reservations/reservationView.ts'
import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { computePrice } from '#mocks/world/booking/prices.ts'
import { finishBookings } from '#mocks/world/booking/finishBookings.ts'
import { addDueFees } from '#mocks/world/booking/dueFees.ts'
import { listBookedTutors } from '#mocks/world/booking/listBookedTutors.ts'
import { normalize } from '#mocks/world/search.ts'
import { confirm } from '#mocks/world/booking/settlePayment.ts'

const TRIALS = 4
const orders = {
  created_on: (a: ReservationRecord, b: ReservationRecord) => a.created - b.created || a.id - b.id,
  total_cost: (a: ReservationRecord, b: ReservationRecord) => a.price.total - b.price.total || a.id - b.id,
}

export const createReservation: Handler<'createReservation'> = (call, body) => {
  const tutor = requireBookableTutor(call, body.tutor_id)
  const program = requireProgram(call, body.program_id)
  const hold = requireOwnHold(call, body.hold_id)
  const learner = requireLearner(call, body.kid_id)
  if (hold.tutor !== tutor.id) throwFieldErrors(call, { hold_id: 'unknownRecord' })
  if (body.course_ids.some((id) => !tutor.course_ids.includes(id)))
    throwFieldErrors(call, { course_ids: 'notAChoice' })
  if (hold.starts.length > program.perWeek) throwFieldErrors(call, { slot_ids: 'tooMany' })
  if (hold.expires <= call.world.clock() || hold.isPaying) throwConflict(call, 'selectSlot')
  const { starts } = hold
  const { weeks } = program
  const courses = readCourseHours(call, body, hold)
  const hours = listMonthHours(call, { tutor, weeks, learner, starts, replacements: body.replacements })
  const price = computeQuote(call, { tutor, program, hours: hours.length, promo: body.promo_code })
  if (Math.abs(price.total - body.total_cost) > 0.005) throwConflict(call, 'priceChanged')
  dropPending(call, hold)
  const row = call.state.reservations.insert((id) => ({
    id,
    kind: 'one_to_one',
    state: 'pending',
    student: requireAccount(call).id,
    learner,
    tutor: tutor.id,
    course_ids: body.course_ids,
    program_id: program.id,
    hold: hold.id,
    starts,
    planned: hours.map(({ start }) => start),
    ...(courses && {
      course_hours: hours.map(({ start, first }) => ({ start, course_id: courses.get(first) ?? 0 })),
    }),
    price,
    created: call.world.clock(),
  }))
  dropReplaced(call, row)
  if (!price.total) confirm(call.state, row, call.world.clock())
  return respondData(toReservationDetail(call.state.reservations.get(row.id) ?? row, call))
}

export const readTrialAllowance: Handler<'readTrialAllowance'> = (call) => {
  const tried = listTrials(call)
  const tutors = tried.flatMap(({ tutor }) => (tutor === null ? [] : [findTutorPerson(tutor, call)]))
  return respondData({ allowed: TRIALS, used: tried.length, tutors })
}

export const createTrial: Handler<'createTrial'> = (call, body) => {
  const tutor = requireBookableTutor(call, body.tutor_id)
  const [start = 0] = parseStarts(call, tutor, [body.slot_id])
  const learner = requireLearner(call, body.kid_id)
  if (!tutor.course_ids.includes(body.course_id)) throwFieldErrors(call, { course_id: 'notAChoice' })
  const tried = listTrials(call)
  if (!tutor.has_trial) throwConflict(call, 'noTrialHere')
  if (tried.length >= TRIALS || tried.some((row) => row.tutor === tutor.id))
    throwConflict(call, 'freeExceeded')
  assertFree(call, tutor, start)
  requireFreeLearner(call, { learner, starts: [start], field: 'slot_id' })
  const row = call.state.reservations.insert((id) => ({
    id,
    kind: 'trial',
    state: 'pending',
    student: requireAccount(call).id,
    learner,
    tutor: tutor.id,
    course_ids: [body.course_id],
    program_id: null,
    starts: [start],
    price: computePrice({ sessions: 1, each: 0 }),
    created: call.world.clock(),
  }))
  releaseOwn(call)
  if (!confirm(call.state, row, call.world.clock())) throwConflict(call, 'selectSlot')
  return respondData(toReservationDetail(call.state.reservations.get(row.id) ?? row, call))
}

export const listReservations: Handler<'listReservations'> = (call) => {
  addDueFees(call.state, call.world.clock())
  finishBookings(call.state, call.world.clock())
  const states = parseList(call, 'state')
  const paid = parseList(call, 'payment_state')
  const kind = call.query.get('kind')
  const student = call.query.get('student_id')
  const learner = call.query.get('learner_id')
  const tutor = call.query.get('tutor_id')
  const getStart = (row: ReservationRecord) => computeStart(row, listClassesOfReservation(row, call))
  const compareStarts = (a: ReservationRecord, b: ReservationRecord) =>
    getStart(a) - getStart(b) || a.id - b.id
  const rows = call.state.reservations
    .list()
    .filter((row) => isStaff(call) || row.student === requireAccount(call).id)
    .filter((row) => (!states || states.has(row.state)) && (!kind || row.kind === kind))
    .filter((row) => !paid || paid.has(computePaymentState(row, call)))
    .filter((row) => !student || row.student === Number(student))
    .filter((row) => !learner || isForLearner(row, Number(learner)))
    .filter((row) => !tutor || isTaughtBy(row, Number(tutor), call))
  return respondPage(call, rows, (row) => toReservation(row, call), {
    orders: { ...orders, starts_on: compareStarts },
    usual: '-created_on',
    getSearchText: (row) => joinSearchText(row, call),
  })
}

export const readReservation: Handler<'readReservation'> = (call) => {
  addDueFees(call.state, call.world.clock())
  return respondData(toReservationDetail(requireReservation(call), call))
}

/** Finds a reservation of the caller, or any for staff; throws a 404 otherwise. */
export function requireReservation(call: Call, id = parseId(call)): ReservationRecord {
  finishBookings(call.state, call.world.clock())
  const row = call.state.reservations.get(id)
  return row && (isStaff(call) || listOwnLearners(call).has(row.student)) ? row : throwNotFound(call)
}

/** Cancels the caller's unpaid booking of the same courses, which lost its hours and is booked again. */
function dropReplaced(call: Call, wanted: ReservationRecord): void {
  const now = call.world.clock()
  const cancelReason = getText(
    `Replaced by R-${wanted.id}, with new times|حلّ محلّه الحجز R-${wanted.id} بمواعيد جديدة`,
  )
  for (const old of call.state.reservations.list()) {
    const hold = old.hold === undefined ? undefined : call.state.holds.get(old.hold)
    const isLost = old.state === 'pending' && old.starts.length > 0 && (!hold || hold.expires <= now)
    const isSame =
      old.student === requireAccount(call).id &&
      old.learner === wanted.learner &&
      old.tutor === wanted.tutor &&
      String(old.course_ids) === String(wanted.course_ids)
    if (isLost && isSame)
      call.state.reservations.update({ ...old, state: 'cancelled', cancelReason, replacedBy: wanted.id })
  }
}

function listTrials(call: Call): readonly ReservationRecord[] {
  const { id } = requireAccount(call)
  return call.state.reservations
    .list()
    .filter((row) => row.kind === 'trial' && row.student === id && row.state !== 'cancelled')
}

function releaseOwn(call: Call): void {
  const now = call.world.clock()
  for (const hold of call.state.holds.list())
    if (hold.owner === requireAccount(call).id && !hold.isPaying && hold.expires > now)
      call.state.holds.update({ ...hold, expires: now })
}

function joinSearchText(row: ReservationRecord, call: Call): string {
  const people = [row.student, row.learner, ...listBookedTutors(call.state, row)]
  return `${normalize(`R-${row.id}`)}\n${joinNames(people, call)}`
}
