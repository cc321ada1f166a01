import { conflict, missing, ok, reject, type Handler } from '#mocks/handlers/answer.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { bookable, dropPending, ownHold, refuseTaken, startsIn } from '#mocks/handlers/holds.ts'
import { page } from '#mocks/handlers/paging.ts'
import { isStaff, learnerFrom, listOwnLearners } from '#mocks/handlers/people.ts'
import { requireProgram, quoteFor } from '#mocks/handlers/prices.ts'
import { requireAccount, parseId, listIn } from '#mocks/handlers/request.ts'
import {
  computeStart,
  detailView,
  listClassesOfReservation,
  paymentState,
  reservationView,
} from '#mocks/handlers/reservationView.ts'
import { person, tutorPerson } from '#mocks/handlers/views.ts'
import type { ReservationRecord } from '#mocks/world/bookingRecords.ts'
import { computePrice } from '#mocks/world/prices.ts'
import { endBooking } from '#mocks/world/ending.ts'
import { renew } from '#mocks/world/renewals.ts'
import { normalise } from '#mocks/world/search.ts'
import { confirm } from '#mocks/world/settle.ts'

const TRIALS = 4
const orders = {
  created_on: (a: ReservationRecord, b: ReservationRecord) => a.created - b.created || a.id - b.id,
  total_cost: (a: ReservationRecord, b: ReservationRecord) => a.price.total - b.price.total || a.id - b.id,
}

export const createReservation: Handler<'createReservation'> = (call, body) => {
  const tutor = bookable(call, body.tutor_id)
  const program = requireProgram(call, body.program_id)
  const hold = ownHold(call, body.hold_id)
  const learner = learnerFrom(call, body.kid_id)
  if (hold.tutor !== tutor.id) reject(call, { hold_id: 'unknownRecord' })
  if (body.course_ids.some((id) => !tutor.course_ids.includes(id))) reject(call, { course_ids: 'notAChoice' })
  if (hold.starts.length > program.perWeek) reject(call, { slot_ids: 'tooMany' })
  if (hold.expires <= call.world.clock() || hold.isPaying) conflict(call, 'selectSlot')
  const price = quoteFor(call, { tutor, program, slots: hold.starts.length, promo: body.promo_code })
  if (Math.abs(price.total - body.total_cost) > 0.005) conflict(call, 'priceChanged')
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
    starts: hold.starts,
    price,
    created: call.world.clock(),
  }))
  if (!price.total) confirm(call.state, row, call.world.clock())
  return ok(detailView(call.state.reservations.get(row.id) ?? row, call))
}

export const readTrialAllowance: Handler<'readTrialAllowance'> = (call) => {
  const tried = listTrials(call)
  const tutors = tried.flatMap(({ tutor }) => (tutor === null ? [] : [tutorPerson(tutor, call)]))
  return ok({ allowed: TRIALS, used: tried.length, tutors })
}

export const createTrial: Handler<'createTrial'> = (call, body) => {
  const tutor = bookable(call, body.tutor_id)
  const [start = 0] = startsIn(call, tutor, [body.slot_id])
  const learner = learnerFrom(call, body.kid_id)
  if (!tutor.course_ids.includes(body.course_id)) reject(call, { course_id: 'notAChoice' })
  const tried = listTrials(call)
  if (!tutor.has_trial) conflict(call, 'noTrialHere')
  if (tried.length >= TRIALS || tried.some((row) => row.tutor === tutor.id)) conflict(call, 'freeExceeded')
  refuseTaken(call, tutor, start)
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
  if (!confirm(call.state, row, call.world.clock())) conflict(call, 'selectSlot')
  return ok(detailView(call.state.reservations.get(row.id) ?? row, call))
}

export const listReservations: Handler<'listReservations'> = (call) => {
  renew(call.state, call.world.clock())
  const states = listIn(call, 'state')
  const paid = listIn(call, 'payment_state')
  const kind = call.query.get('kind')
  const student = call.query.get('student_id')
  const begins = (row: ReservationRecord) => computeStart(row, listClassesOfReservation(row, call))
  const starts_on = (a: ReservationRecord, b: ReservationRecord) => begins(a) - begins(b) || a.id - b.id
  const rows = call.state.reservations
    .list()
    .filter((row) => isStaff(call) || row.student === requireAccount(call).id)
    .filter((row) => (!states || states.has(row.state)) && (!kind || row.kind === kind))
    .filter((row) => !paid || paid.has(paymentState(row, call)))
    .filter((row) => !student || row.student === Number(student))
  return page(call, rows, (row) => reservationView(row, call), {
    orders: { ...orders, starts_on },
    usual: '-created_on',
    words: (row) => joinSearchText(row, call),
  })
}

export const readReservation: Handler<'readReservation'> = (call) => {
  renew(call.state, call.world.clock())
  return ok(detailView(requireReservation(call), call))
}

export const assignReservation: Handler<'assignReservation'> = (call, { kid_id }) => {
  const row = requireReservation(call)
  if (row.kind === 'group' || row.state === 'cancelled' || row.state === 'finished') conflict(call)
  const learner = kid_id === null ? row.student : learnerFrom(call, kid_id)
  const now = call.world.clock()
  for (const lesson of call.state.classes.list())
    if (lesson.reservation_id === row.id && lesson.start > now)
      call.state.classes.update({ ...lesson, students: [learner] })
  call.state.reservations.update({ ...row, learner })
  return ok(detailView({ ...row, learner }, call))
}

export const cancelReservation: Handler<'cancelReservation'> = (call, { reason }) => {
  const row = requireReservation(call)
  if (row.state === 'cancelled' || row.state === 'finished') conflict(call)
  return ok(detailView(endBooking(call.state, row, reason, call.world.clock()), call))
}

/** A booking of the caller, or any for the office. */
export function requireReservation(call: Call, id = parseId(call)): ReservationRecord {
  const row = call.state.reservations.get(id)
  return row && (isStaff(call) || listOwnLearners(call).has(row.student)) ? row : missing(call)
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
  const names = [person(row.student, call), person(row.learner, call)].map(({ name }) => name)
  const tutor = row.tutor === null ? '' : tutorPerson(row.tutor, call).name
  return normalise([`R-${row.id}`, ...names, tutor].join(' '))
}
