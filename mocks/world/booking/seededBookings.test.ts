import { expect, test } from 'vitest'
import { getById, institutes } from '#mocks/data/catalogue.ts'
import data from '#mocks/data/records.json'
import { getText } from '#mocks/data/texts.ts'
import { createEmptyState, insertClass, insertGroupClass, noon } from '#mocks/emptyState.ts'
import { createBookings } from '#mocks/world/booking/bookings.ts'
import { createRequests } from '#mocks/world/booking/createRequests.ts'
import { DAY, HOUR, formatDate } from '#mocks/world/hours/clock.ts'
import { buildUsualHours, isBusyAt, listStarts, sortByZoneDistance } from '#mocks/world/hours/hours.ts'
import { createPeople } from '#mocks/world/people/accounts.ts'
import { createTutors } from '#mocks/world/people/tutors.ts'

const day = noon - 12 * HOUR
const institute = getById(institutes, 1)
const tutors = createTutors(institute, 1, day)
const people = createPeople(institute, 1, day)
const { students, kids } = people
const inputs = { tutors, ...people, classes: [], groupClasses: [] }
const made = createBookings(institute, 1, day, inputs)
const rows = made.reservations.slice(0, 64)
const [demo] = tutors

test('64 bookings were made in the last months, the newest first', () => {
  expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => 10_001 + index))
  expect(made.reservations[64]?.id).toBe(10_065)
  const ages = rows.map(({ created }) => (day + 9 * HOUR - created) / DAY)
  expect(ages).toEqual(rows.map((_, index) => (index % 5 === 2 ? 40 : 3) + index * 2))
  expect(made.holds).toEqual([])
})

test('the first six are the demo family’s, the second for the first kid, and each other student has one', () => {
  const [student] = students
  expect(rows.map((row) => row.student)).toEqual(
    rows.map((_, index) => students[index < 6 ? 0 : index - 5]?.id),
  )
  expect(rows.map(({ learner }) => learner)).toEqual(
    rows.map((row, index) => (index === 1 ? kids[0]?.id : row.student)),
  )
  expect(rows[0]?.student).toBe(student?.id)
})

test('the tutors of the family live in near zones, and the demo tutor teaches some of all', () => {
  const teaching = tutors.filter(({ status, isTeaching }) => status === 'approved' && isTeaching)
  const nearby = sortByZoneDistance(teaching, institute.time_zone, day).slice(0, 4)
  for (const [index, row] of rows.entries()) {
    const isDemo = index % (index < 6 ? 5 : 15) === 0
    const fitting = isDemo ? [demo] : index < 6 ? nearby : teaching
    expect(fitting.map((tutor) => tutor?.id)).toContain(row.tutor)
  }
})

test('each course has a weekly hour, whose classes are all of it', () => {
  const WEEK = 7 * DAY
  const shared = rows.filter(({ course_hours }) => course_hours)
  expect(shared.length).toBeGreaterThan(5)
  for (const { course_ids, starts } of rows.filter((row) => row.starts.length > 0))
    expect(course_ids.length).toBeLessThanOrEqual(starts.length)
  for (const { id, course_ids, course_hours = [] } of shared) {
    const weekly = new Map(course_hours.map(({ start, course_id }) => [start % WEEK, course_id]))
    expect(new Set(weekly.values())).toEqual(new Set(course_ids))
    const classes = made.booked.filter(({ reservation_id }) => reservation_id === id)
    // A clock may have changed since the first week
    const findCourse = ({ start }: { start: number }) =>
      [0, HOUR, -HOUR].map((off) => weekly.get((start + off) % WEEK)).find((course) => course !== undefined)
    expect(classes.map(({ course_id }) => course_id)).toEqual(classes.map(findCourse))
  }
})

test('programs take turns, and one of sixteen bookings is a trial', () => {
  expect(rows.map(({ program_id }) => program_id)).toEqual(
    rows.map((_, index) => (index % 16 === 7 ? null : 1 + (index % 4))),
  )
})

test('one of five bookings is finished and one was cancelled, and those without later classes are finished', () => {
  for (const [index, { state, program_id }] of rows.entries()) {
    const story = ['active', 'active', 'finished', 'cancelled', 'active'][index % 5]
    const states =
      story === 'active' && (program_id === null || program_id > 2) ? ['active', 'finished'] : [story]
    expect(states).toContain(state)
  }
})

test('every booking but a trial has a payment, which says when it was due and paid, and why it failed', () => {
  const firsts = made.payments.filter(({ id }) => id <= 10_064)
  expect(firsts.map(({ reservation }) => reservation)).toEqual(
    rows.flatMap(({ kind, id }) => (kind === 'trial' ? [] : [id])),
  )
  const reasons = ['paymentLostSlots', 'paymentExpired', 'paymentDeclined']
  for (const payment of firsts) {
    const index = payment.id - 10_001
    const row = rows[index]
    const created = row?.created ?? 0
    const state = (['completed', 'paid', 'paid', 'failed', 'overdue'] as const)[index % 5] ?? 'paid'
    expect(payment).toEqual({
      id: row?.id,
      kind: state === 'paid' || state === 'overdue' ? 'fee' : 'attempt',
      state,
      reservation: row?.id,
      created,
      ...(state === 'failed' && { message: reasons[Math.floor(index / 5) % 3] }),
      ...((state === 'paid' || state === 'overdue') && { due: formatDate(created + 2 * DAY) }),
      ...((state === 'paid' || state === 'completed') && { paid: created + HOUR }),
    })
  }
})

test('each month after the first has a fee, of which the last one of every third booking is unpaid', () => {
  const fees = made.payments.filter(({ month }) => month !== undefined)
  expect(fees.length).toBeGreaterThan(10)
  expect(fees.map(({ id }) => id)).toEqual(fees.map(({ id }) => id).toSorted((a, b) => a - b))
  for (const fee of fees) {
    const last = Math.max(
      ...fees.flatMap((one) => (one.reservation === fee.reservation ? [one.month ?? 0] : [])),
    )
    const isOwed = fee.reservation % 3 === 0 && fee.month === last
    expect([fee.state, fee.paid]).toEqual(isOwed ? ['overdue', undefined] : ['paid', fee.created + HOUR])
    expect(fee.id).toBe(fee.reservation + 100 * (fee.month ?? 0))
  }
})

test('bookings need tutors, students and kids', () => {
  for (const lack of [{ tutors: [] }, { students: [] }, { kids: [] }])
    expect(() => createBookings(institute, 1, day, { ...inputs, ...lack })).toThrow('needs')
})

const state = createEmptyState()
/** Classes of the demo tutor on the coming days, at an hour of the working week. */
const starts = listStarts(demo ? buildUsualHours(1, demo) : { time_zone: '', week: [], exceptions: [] }, {
  from: day + 2 * DAY + 1,
  to: day + 12 * DAY,
}).slice(0, 14)
const classes = starts.map((start, index) =>
  insertClass(state, { tutor: demo?.id ?? 0, students: [index % 2 ? 500 : (students[0]?.id ?? 0)], start }),
)
const createAll = (more: Partial<Parameters<typeof createRequests>[0]> = {}) =>
  createRequests({ tutors, students, classes, groupClasses: [], root: 10_000, seed: 1, day, ...more })

test('twelve classes to come have a request, in each state and by both sides', () => {
  const requests = createAll()
  expect(requests.map(({ id }) => id)).toEqual(requests.map((_, index) => 10_001 + index))
  expect(requests.map(({ class_id }) => class_id)).toEqual(classes.slice(0, 12).map(({ id }) => id))
  const turns = ['pending', 'accepted', 'refused', 'pending']
  expect(requests.map((row) => row.state)).toEqual([...turns, ...turns, ...turns.slice(0, 3), 'cancelled'])
  for (const [index, request] of requests.entries()) {
    const row = classes[index]
    expect(request).toMatchObject({ student: row?.students[0], tutor: row?.tutor })
    expect(request.asked_by).toBe(index % 3 === 2 ? 'tutor' : 'student')
    expect((day - request.asked) / HOUR).toBe((index + 1) * 5)
    const text = getText(data.reasons[index % 4] ?? '')
    expect(request.reason).toBe(index % 2 ? text.ar : text.en)
  }
})

test('an accepted request has moved its class by a day, a refused one has an answer', () => {
  for (const [index, { state: stage, from, to, asked, answered, answer }] of createAll().entries()) {
    const start = starts[index] ?? 0
    const hours = answered === undefined ? undefined : (answered - asked) / HOUR
    expect([stage === 'accepted' ? [from, to] : from, hours, answer]).toEqual([
      stage === 'accepted' ? [start - DAY, start] : start,
      { accepted: 2, refused: 1 }[stage as string],
      stage === 'refused' ? getText(data.reasons[4] ?? '').en : undefined,
    ])
  }
})

test('each request asks for a free hour of the next two weeks that no other one asks for', () => {
  const open = createAll().filter(({ state: stage }) => stage !== 'accepted')
  expect(new Set(open.map(({ to }) => to)).size).toBe(open.length)
  for (const { from, to } of open) {
    expect([to - from >= DAY, to - from < 14 * DAY]).toEqual([true, true])
    expect(isBusyAt(1, demo?.id ?? 0, to)).toBe(false)
    expect(starts.every((start) => Math.abs(start - to) >= HOUR)).toBe(true)
  }
})

test('an hour of a planned group is not asked for, nor one of another class', () => {
  const [first] = createAll()
  const to = first?.to ?? 0
  const other = insertClass(state, { tutor: demo?.id ?? 0, kind: 'group', start: to + HOUR - 1 })
  expect(createAll({ classes: [...classes, other] })[0]?.to).not.toBe(to)
  const wall = new Date(to)
  const zone = { ...demo, time_zone: 'UTC' } as NonNullable<typeof demo>
  const group = insertGroupClass(state, {
    tutor: demo?.id ?? 0,
    days: [1, 2, 3, 4, 5, 6, 7],
    start_time: wall.toISOString().slice(11, 16),
    end_date: '2027-12-31',
  })
  const free = createAll({ tutors: [zone, ...tutors.slice(1)] })[0]?.to
  const moved = createAll({ tutors: [zone, ...tutors.slice(1)], groupClasses: [group] })[0]?.to
  expect(((moved ?? 0) - to) % DAY).not.toBe(0)
  expect(createAll({ groupClasses: [{ ...group, tutor: 99 }] })[0]?.to).toBe(to)
  expect(free).toBeDefined()
})

test('classes within two days, of groups, or of other people have no request', () => {
  const build = (more: object) =>
    insertClass(state, { tutor: demo?.id ?? 0, start: day + 2 * DAY + 1, ...more })
  const none = [build({ start: day + 2 * DAY }), build({ kind: 'group' }), build({ tutor: 1002 })]
  expect(createAll({ classes: none })).toEqual([])
  const own = build({ tutor: 1002, students: [students[0]?.id ?? 0] })
  expect(createAll({ classes: [...none, own] }).map(({ class_id }) => class_id)).toEqual([own.id])
})
