import {
  throwConflict,
  throwNotFound,
  respondData,
  throwFieldErrors,
  throwFieldText,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { groupPrograms, checkPromo, toQuote, getPriceFactor } from '#mocks/handlers/booking/prices.ts'
import { requireAccount, parseList } from '#mocks/handlers/callValues.ts'
import { toReservationDetail } from '#mocks/handlers/reservations/reservationView.ts'
import { getCurrency } from '#mocks/handlers/views.ts'
import { toGroupOffer } from '#mocks/handlers/booking/toGroupOffer.ts'
import {
  describeOverlap,
  describeSeatProblem,
  findNextStart,
  listOverlaps,
  type Matrix,
} from '#mocks/handlers/booking/findSeatProblem.ts'
import { listQuotedSeats, refuseChangedSeats } from '#mocks/handlers/booking/quotedSeats.ts'
import { requireInterview, toInterview } from '#mocks/handlers/booking/interviews.ts'
import {
  findEarlierInterview,
  isInterviewForGroups,
  listBookedGroups,
} from '#mocks/world/webinars/interviewSeats.ts'
import { DAY } from '#mocks/world/hours/clock.ts'
import { listMonth } from '#mocks/world/classes/groupClassSessions.ts'
import { getGroupZone } from '#mocks/world/classes/groupZone.ts'
import { releaseUsedSeats } from '#mocks/world/classes/releaseUsedSeats.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import { findChosenGroup, listOfferedGroups } from '#mocks/world/classes/offeredGroups.ts'
import { computePrice } from '#mocks/world/booking/prices.ts'
import { replaceBookings } from '#mocks/world/booking/replaceBookings.ts'
import { countSeatSessions } from '#mocks/world/classes/groupSeats.ts'
import { normalize } from '#mocks/world/search.ts'
import { confirm, hasSeats } from '#mocks/world/booking/settlePayment.ts'

export const listGroupOffers: Handler<'listGroupOffers'> = (call) => {
  const wanted = parseList(call, 'course-id')
  const age = call.query.get('age')
  releaseUsedSeats(call.state, call.world.clock())
  const rows = listOfferedGroups(call.state)
    .filter((row) => hasClassesToCome(row, call))
    .filter((row) => !wanted || wanted.has(String(row.course_id)))
    .filter((row) => age === null || (row.age_from <= Number(age) && Number(age) <= row.age_to))
  return respondPage(call, rows, (row) => toGroupOffer(row, call), {
    getSearchText: ({ name }) => normalize(`${name.en} ${name.ar}`),
  })
}

/** Whether a group class goes on: one whose last day is past is not offered. */
function hasClassesToCome(row: GroupClassRecord, { state, world }: Call): boolean {
  return listMonth(getGroupZone(state, row), row, world.clock(), 1).length > 0
}

export const checkMatrix: Handler<'checkMatrix'> = (call, { matrix }) => {
  releaseUsedSeats(call.state, call.world.clock())
  return respondData(
    matrix.map((entry) => {
      const reason = describeSeatProblem(entry, matrix, call)
      const group = findChosenGroup(call.state, entry)
      const seat = { group: group?.id ?? 0, user_id: entry.user_id }
      return {
        ...entry,
        is_allowed: reason === undefined,
        reason: reason ?? null,
        overlaps: listOverlaps(entry, matrix, call).map(({ id }) => id),
        next_from: reason ? null : findNextStart(entry, call),
        webinar_id: (!reason && findEarlierInterview(call.state, seat, call.world.clock())) || null,
        price: group?.price ?? 0,
        currency: getCurrency(call),
      }
    }),
  )
}

/** Lists the interviews of the coming days with the tutors of the chosen courses. */
export const listInterviewSessions: Handler<'listInterviewSessions'> = (call) => {
  const now = call.world.clock()
  const from = Date.parse(call.query.get('from') ?? '') || now
  const to = Date.parse(call.query.get('to') ?? '') || now + 30 * DAY
  const courses = parseList(call, 'course_ids')
  const chosen = parseList(call, 'group_class_ids')
  const groups = chosen && call.state.groupClasses.list().filter(({ id }) => chosen.has(String(id)))
  const rows = call.state.webinars
    .list()
    .filter(({ interviewFor }) => interviewFor !== undefined)
    .filter(({ interviewFor }) => !courses || courses.has(String(interviewFor)))
    .filter((row) => !groups || isInterviewForGroups(row, groups))
    .filter(({ start, isCancelled }) => !isCancelled && start > now && start >= from && start < to)
    .toSorted((a, b) => a.start - b.start)
  return respondPage(call, rows, (row) => toInterview(row, call))
}

export const createGroupQuote: Handler<'createGroupQuote'> = (call, { matrix, program_id, promo_code }) =>
  respondData({
    ...toQuote(computeGroupPrice(call, matrix, program_id, promo_code), call),
    seats: listQuotedSeats(call, matrix, program_id ?? null),
  })

export const createGroupReservation: Handler<'createGroupReservation'> = (call, body) => {
  releaseUsedSeats(call.state, call.world.clock())
  const price = computeGroupPrice(call, body.matrix, body.program_id, body.promo_code)
  const { program_id = null } = body
  const problem = body.matrix
    .map(
      (entry) =>
        describeSeatProblem(entry, body.matrix, call, program_id) ??
        describeOverlap(entry, body.matrix, call),
    )
    .find((text) => text !== undefined)
  if (problem) throwFieldText('matrix', problem)
  const seats = listSeatPrices(call, body.matrix, body.program_id)
  const sum = addSums(seats)
  const matrix = body.matrix.map((entry, index) => ({
    course_id: entry.course_id,
    user_id: entry.user_id,
    group: findChosenGroup(call.state, entry)?.id ?? 0,
    price: sum ? (price.total * (seats[index]?.sum ?? 0)) / sum : 0,
    sessions: seats[index]?.sessions ?? 0,
  }))
  if (!hasSeats(call.state, { matrix })) throwFieldErrors(call, { matrix: 'noSeats' })
  const planned = listQuotedSeats(call, body.matrix, program_id)
  refuseChangedSeats(call, body.seats ?? [], planned)
  const courses = body.matrix.map(({ course_id }) => course_id)
  const groups = listBookedGroups(call.state, { matrix })
  const interview = requireInterview(call, body.webinar_id, { seats: matrix, groups })
  if (Math.abs(price.total - body.total_cost) > 0.005) throwConflict(call, 'priceChanged')
  const [first] = body.matrix
  const row = call.state.reservations.insert((id) => ({
    id,
    kind: 'group',
    state: 'pending',
    student: requireAccount(call).id,
    learner: first?.user_id ?? requireAccount(call).id,
    tutor: groups[0]?.tutor ?? null,
    course_ids: [...new Set(courses)],
    program_id: body.program_id ?? null,
    starts: [],
    ...interview,
    matrix,
    seats: planned,
    price,
    created: call.world.clock(),
  }))
  replaceBookings(call.state, row, call.world.clock())
  if (!price.total) confirm(call.state, row, call.world.clock())
  return respondData(toReservationDetail(call.state.reservations.get(row.id) ?? row, call))
}

function computeGroupPrice(
  call: Call,
  matrix: Matrix,
  program_id: number | null | undefined,
  promo_code: string | null | undefined,
) {
  const seats = listSeatPrices(call, matrix, program_id)
  const sessions = seats.reduce((total, seat) => total + seat.sessions, 0)
  const sum = addSums(seats)
  return computePrice({
    sessions,
    sum,
    each: sum / Math.max(1, sessions),
    promo: checkPromo(call, promo_code),
  })
}

/** Computes the sessions of each seat and their price before discounts. */
function listSeatPrices(call: Call, matrix: Matrix, program_id: number | null | undefined) {
  const program = program_id ? groupPrograms.find(({ id }) => id === program_id) : groupPrograms[0]
  if (!program) return throwFieldErrors(call, { program_id: 'chooseProgram' })
  const isNewFlow = call.state.institute.is_new_group_class_flow_enabled
  return matrix.map((entry) => {
    const group = findChosenGroup(call.state, entry) ?? throwNotFound(call)
    const seat = { now: call.world.clock(), program_id: isNewFlow ? null : program.id }
    const sessions = countSeatSessions(call.state, group, entry.user_id, seat)
    return { sessions, sum: sessions * group.price * program.factor * getPriceFactor(call) }
  })
}

function addSums(seats: readonly { sum: number }[]): number {
  return seats.reduce((total, { sum }) => total + sum, 0)
}
