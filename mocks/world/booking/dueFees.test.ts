import { expect, test } from 'vitest'
import { createEmptyState, insertClass, insertFamily, insertReservation, noon } from '#mocks/emptyState.ts'
import { addDueFees } from '#mocks/world/booking/dueFees.ts'
import { PAYING } from '#mocks/world/booking/isUnderWay.ts'
import { notifyOfUpcoming } from '#mocks/world/booking/notifyOfBooking.ts'
import { buildFee, computeState } from '#mocks/world/booking/renewals.ts'
import { DAY } from '#mocks/world/hours/clock.ts'
import type { InstituteState } from '#mocks/world/world.ts'

const month = 28 * DAY

function listStaff(state: InstituteState): number[] {
  const staff = ['operator', 'institute_admin']
  return state.accounts.list().flatMap(({ id, category }) => (staff.includes(category) ? id : []))
}

/** A monthly booking of the student 7 from noon on; lists the months whose fee is unpaid. */
function create() {
  const state = createEmptyState()
  insertFamily(state)
  const row = insertReservation(state, { program_id: 1, starts: [noon] })
  const list = (now: number) => {
    addDueFees(state, now)
    return state.payments
      .list()
      .flatMap(({ state: stage, month: number }) => (stage === 'overdue' ? number : []))
  }
  const setStatus = (status: boolean, activated = 0) => {
    const student = state.students.get(7)
    if (student) state.students.update({ ...student, status, activated })
  }
  return { state, row, list, setStatus }
}

test('each month that begins within a week has one fee', () => {
  const state = createEmptyState()
  const row = insertReservation(state, { program_id: 1, starts: [noon] })
  insertReservation(state, { starts: [noon] })
  const listMonths = () =>
    state.payments.list().map(({ reservation, month: number }) => [reservation, number])
  addDueFees(state, noon + month - 7 * DAY - 1)
  expect(listMonths()).toEqual([])
  for (const _ of [1, 2]) addDueFees(state, noon + 2 * month - 7 * DAY)
  expect(listMonths()).toEqual([
    [row.id, 1],
    [row.id, 2],
  ])
  state.payments.insert((id) => ({ ...buildFee(row, 3, id), kind: 'attempt', state: 'failed' }))
  addDueFees(state, noon + 3 * month - 7 * DAY)
  // The second month runs, an attempt for the third failed, and its fee is asked for
  expect(listMonths().map(([, number]) => number)).toEqual([2, 3, 3])
})

test('nothing is owed for a month that has passed unpaid, and the running one can be paid', () => {
  const { state, list } = create()
  expect(list(noon + month)).toEqual([1])
  expect(list(noon + 2 * month - 1)).toEqual([1, 2])
  expect(list(noon + 2 * month)).toEqual([2])
  // Two months without a visit
  expect(list(noon + 4 * month)).toEqual([4])
  expect(state.payments.list()).toHaveLength(1)
})

test('a month that has passed is owed while it is being paid, or when a class of it has a time', () => {
  const { state, row, list } = create()
  list(noon + month)
  const [fee] = state.payments.list()
  const end = noon + 2 * month
  const attempt = state.payments.insert((id) => ({
    id,
    kind: 'attempt',
    state: 'pending',
    reservation: row.id,
    fee: fee?.id ?? 0,
    month: 1,
    return_url: '/',
    created: end - 1,
  }))
  expect(list(end)).toEqual([1, 2])
  const held = insertClass(state, { reservation_id: row.id, month: 1, start: noon + month })
  expect(list(end + PAYING)).toEqual([1, 2])
  state.classes.remove(held.id)
  expect(list(end + PAYING)).toEqual([2])
  expect(state.payments.get(attempt.id)).toBeDefined()
})

test('nothing becomes due for a deactivated student; after it only the month that runs', () => {
  const { list, setStatus } = create()
  expect(list(noon + month)).toEqual([1])
  setStatus(false)
  expect(list(noon + month)).toEqual([])
  expect(list(noon + 3 * month)).toEqual([])
  setStatus(true)
  expect(list(noon + 3 * month)).toEqual([3])
})

test.each([
  [noon + 3 * month + 9 * DAY, '2027-04-14', noon + 3 * month + 10 * DAY],
  [noon + 3 * month - 3 * DAY, '2027-04-05', noon + 3 * month],
])(
  'after a student is activated, a fee is due from that day on at the earliest',
  (activated, due, overdue) => {
    const { state, list, setStatus } = create()
    setStatus(false)
    list(noon + 3 * month - 4 * DAY)
    setStatus(true, activated)
    list(activated)
    const fee = state.payments.list().at(-1)
    expect(fee).toMatchObject({ month: 3, created: activated, due })
    const states = [activated, overdue - 1, overdue].map((now) => fee && computeState(fee, now))
    expect(states).toEqual(['pending', 'pending', 'overdue'])
  },
)

test.each([
  ['the account was deactivated', false, noon + month],
  ['the month has passed unpaid', true, noon + 2 * month],
])(
  'the notification of a fee that is withdrawn says that %s, and leads to the booking',
  (reason, status, now) => {
    const { state, row, list, setStatus } = create()
    notifyOfUpcoming(state, noon + month)
    const [fee] = state.payments.list()
    const listPaths = () => state.notifications.list().map(({ path }) => path)
    expect(listPaths()).toContain(`/dashboard/payments?id=${fee?.id}`)
    setStatus(status)
    list(now)
    list(now)
    expect(listPaths()).not.toContain(`/dashboard/payments?id=${fee?.id}`)
    const made = state.notifications.list().filter(({ title }) => title.en.includes('no longer due'))
    expect(made.map(({ owner }) => owner)).toEqual([7, ...listStaff(state)])
    for (const { body, path } of made) {
      expect(body.en).toContain(`because ${reason}`)
      expect(path).toBe(`/dashboard/reservations?id=${row.id}`)
    }
  },
)

test('a fee without a notification is withdrawn without one', () => {
  const { state, list, setStatus } = create()
  list(noon + month)
  setStatus(false)
  list(noon + month)
  expect(state.notifications.list()).toEqual([])
})

test('a fee of a first month, and fees of bookings that are unknown, stay', () => {
  const { state, row, setStatus } = create()
  const { month: _, ...first } = buildFee(row, 1, 1)
  state.payments.insert((id) => ({ ...first, id }))
  state.payments.insert((id) => buildFee({ ...row, id: 99 }, 1, id))
  setStatus(false)
  addDueFees(state, noon + 3 * month)
  expect(state.payments.list()).toHaveLength(2)
})
