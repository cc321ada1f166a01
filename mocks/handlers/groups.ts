import type { GroupCourse } from '#sdk'
import data from '#mocks/data/office.json'
import { getMessage, getText, type MessageKey } from '#mocks/data/texts.ts'
import {
  throwConflict,
  throwNotFound,
  respondData,
  throwFieldErrors,
  type Handler,
} from '#mocks/handlers/responses.ts'
import type { Call } from '#mocks/handlers/call.ts'
import { toCourse } from '#mocks/handlers/courses.ts'
import { respondPage } from '#mocks/handlers/paging.ts'
import { listOwnLearners } from '#mocks/handlers/people.ts'
import { groupPrograms, checkPromo, toQuote, getPriceFactor } from '#mocks/handlers/prices.ts'
import { getToday } from '#mocks/handlers/registration.ts'
import { requireAccount, parseList } from '#mocks/handlers/request.ts'
import { toReservationDetail } from '#mocks/handlers/reservationView.ts'
import { computeAge } from '#mocks/handlers/rules.ts'
import { getCurrency, findTutorPerson } from '#mocks/handlers/views.ts'
import { DAY, HOUR, formatIso } from '#mocks/world/clock.ts'
import type { GroupClassRecord } from '#mocks/world/officeRecords.ts'
import { GROUP_SESSIONS, computePrice } from '#mocks/world/prices.ts'
import { normalise } from '#mocks/world/search.ts'
import { confirm, hasSeats } from '#mocks/world/settlePayment.ts'

type Matrix = readonly { course_id: number; user_id: number }[]

export const listGroupOffers: Handler<'listGroupOffers'> = (call) => {
  const wanted = parseList(call, 'course-id')
  const age = call.query.get('age')
  const rows = call.state.groupClasses
    .list()
    .filter((row) => !wanted || wanted.has(String(row.course_id)))
    .filter((row) => age === null || (row.age_from <= Number(age) && Number(age) <= row.age_to))
  return respondPage(call, rows, (row) => toGroupOffer(row, call), {
    words: ({ name }) => normalise(`${name.en} ${name.ar}`),
  })
}

export const listGroupPrograms: Handler<'listGroupPrograms'> = (call) => {
  const wanted = parseList(call, 'course_ids')
  const chosen = call.state.groupClasses.list().filter((row) => !wanted || wanted.has(String(row.course_id)))
  const each = chosen.length ? chosen.reduce((sum, { price }) => sum + price, 0) / chosen.length : 0
  return respondPage(call, groupPrograms, ({ id, name, description, isMonthly, months, factor }) => {
    const sessions_count = isMonthly ? GROUP_SESSIONS * months : 2
    return {
      id,
      name: name[call.language],
      description: description[call.language],
      payment_type: isMonthly ? ('monthly' as const) : ('pay_as_you_go' as const),
      months,
      sessions_per_week: 2,
      sessions_count,
      price: computePrice({ sessions: sessions_count, each: each * factor }).subtotal,
      currency: getCurrency(call),
    }
  })
}

export const checkMatrix: Handler<'checkMatrix'> = (call, { matrix }) =>
  respondData(
    matrix.map((entry) => {
      const reason = findMatrixProblem(entry, matrix, call)
      return {
        ...entry,
        is_allowed: reason === undefined,
        reason: reason ? getMessage(reason, call.language) : null,
        price: findOpenGroup(call, entry.course_id)?.price ?? 0,
        currency: getCurrency(call),
      }
    }),
  )

/** Interview sessions of the coming days, an hour each. */
export const listInterviewSessions: Handler<'listInterviewSessions'> = (call) => {
  const now = call.world.clock()
  const from = Date.parse(call.query.get('from') ?? '') || now
  const to = Date.parse(call.query.get('to') ?? '') || now + 30 * DAY
  const rows = call.state.webinars
    .list()
    .filter(({ start, isCancelled }) => !isCancelled && start > now && start >= from && start < to)
    .toSorted((a, b) => a.start - b.start)
    .filter((_, index) => index % 2 === 0)
  return respondPage(call, rows, (row) => ({
    id: row.id,
    title: getText(data.interviews[row.id % data.interviews.length] ?? '')[call.language],
    tutor: findTutorPerson(row.tutor, call),
    start_date_time: formatIso(row.start),
    end_date_time: formatIso(row.start + HOUR),
    capacity: 6,
    seats_left: countFreeSeats(call, row.id),
    is_for_family: true,
  }))
}

export const createGroupQuote: Handler<'createGroupQuote'> = (call, { matrix, program_id, promo_code }) =>
  respondData(toQuote(computeGroupPrice(call, matrix, program_id, promo_code), call))

export const createGroupReservation: Handler<'createGroupReservation'> = (call, body) => {
  const price = computeGroupPrice(call, body.matrix, body.program_id, body.promo_code)
  const problem = body.matrix.map((entry) => findMatrixProblem(entry, body.matrix, call)).find(Boolean)
  if (problem) throwFieldErrors(call, { matrix: problem })
  if (!hasSeats(call.state, body)) throwFieldErrors(call, { matrix: 'noSeats' })
  const webinar = call.state.webinars.get(body.webinar_id)
  if (!webinar || webinar.isCancelled || webinar.start <= call.world.clock())
    throwFieldErrors(call, { webinar_id: 'unknownRecord' })
  if (!countFreeSeats(call, body.webinar_id)) throwConflict(call, 'selectSlot')
  if (Math.abs(price.total - body.total_cost) > 0.005) throwConflict(call, 'priceChanged')
  const [first] = body.matrix
  const row = call.state.reservations.insert((id) => ({
    id,
    kind: 'group',
    state: 'pending',
    student: requireAccount(call).id,
    learner: first?.user_id ?? requireAccount(call).id,
    tutor: findOpenGroup(call, first?.course_id ?? 0)?.tutor ?? null,
    course_ids: [...new Set(body.matrix.map(({ course_id }) => course_id))],
    program_id: body.program_id ?? null,
    starts: [],
    webinar_id: body.webinar_id,
    matrix: body.matrix.map(({ course_id, user_id }) => ({ course_id, user_id })),
    price,
    created: call.world.clock(),
  }))
  if (!price.total) confirm(call.state, row, call.world.clock())
  return respondData(toReservationDetail(call.state.reservations.get(row.id) ?? row, call))
}

function computeGroupPrice(
  call: Call,
  matrix: Matrix,
  program_id: number | null | undefined,
  promo_code: string | null | undefined,
) {
  const program = program_id ? groupPrograms.find(({ id }) => id === program_id) : groupPrograms[0]
  if (!program) return throwFieldErrors(call, { program_id: 'chooseProgram' })
  const sum = matrix.reduce(
    (total, { course_id }) => total + (findOpenGroup(call, course_id)?.price ?? throwNotFound(call)),
    0,
  )
  const sessions = program.isMonthly ? GROUP_SESSIONS * program.months : 2
  return computePrice({
    sessions,
    each: sum * program.factor * getPriceFactor(call),
    promo: checkPromo(call, promo_code),
  })
}

function findMatrixProblem(entry: Matrix[number], matrix: Matrix, call: Call): MessageKey | undefined {
  const group = findOpenGroup(call, entry.course_id)
  const kid = call.state.kids.get(entry.user_id)
  if (!group || !kid || !listOwnLearners(call).has(kid.id)) return 'unknownRecord'
  if (matrix.filter(({ user_id }) => user_id === kid.id).length > 3) return 'courseLimit'
  if (group.learners.length >= group.most && !group.learners.includes(kid.id)) return 'noSeats'
  const age = computeAge(kid.date_of_birth, getToday(call))
  return age < group.age_from || age > group.age_to ? 'ageUnfit' : undefined
}

function findOpenGroup(call: Call, course_id: number): GroupClassRecord | undefined {
  return call.state.groupClasses.list().find((row) => row.course_id === course_id)
}

function countFreeSeats(call: Call, webinar: number): number {
  const booked = call.state.reservations.list().filter((row) => row.webinar_id === webinar).length
  return Math.max(0, 6 - (webinar % 3) - booked)
}

function toGroupOffer(row: GroupClassRecord, call: Call): GroupCourse {
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
    min_students: row.least,
    max_students: row.most,
    seats_left: Math.max(0, row.most - row.learners.length),
    tutor: findTutorPerson(row.tutor, call),
    price: row.price,
    currency: getCurrency(call),
    start_date: row.start_date,
    end_date: row.end_date,
    is_auto_renew: row.isRenewed,
  }
}
