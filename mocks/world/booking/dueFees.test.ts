import { expect, test } from 'vitest'
import { createEmptyState, insertClass, insertFamily, insertReservation, noon } from '#mocks/emptyState.ts'
import { addDueFees } from '#mocks/world/booking/dueFees.ts'
import { PAYING } from '#mocks/world/booking/isUnderWay.ts'
import { buildFee } from '#mocks/world/booking/renewals.ts'
import { DAY } from '#mocks/world/hours/clock.ts'

const month = 28 * DAY

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
  const setStatus = (status: boolean) => {
    const student = state.students.get(7)
    if (student) state.students.update({ ...student, status })
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

test('a fee of a first month, and fees of bookings that are unknown, stay', () => {
  const { state, row, setStatus } = create()
  const { month: _, ...first } = buildFee(row, 1, 1)
  state.payments.insert((id) => ({ ...first, id }))
  state.payments.insert((id) => buildFee({ ...row, id: 99 }, 1, id))
  setStatus(false)
  addDueFees(state, noon + 3 * month)
  expect(state.payments.list()).toHaveLength(2)
})
