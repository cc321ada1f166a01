import { expect, test } from 'vitest'
import { createEmptyState, insertClass, insertRequest, insertReservation, noon } from '#mocks/emptyState.ts'
import { cancelOwnClass, computeClassCancellation } from '#mocks/world/booking/cancelOwnClass.ts'
import { computeCancellation } from '#mocks/world/booking/cancellation.ts'
import { listBookedClasses } from '#mocks/world/booking/listBookedTutors.ts'
import { computePrice } from '#mocks/world/booking/prices.ts'
import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import type { ClassRecord } from '#mocks/world/records.ts'

/** Books and pays classes of the student 7. @param classes one that begins in two days by default */
function create(classes: readonly Partial<ClassRecord>[] = [{}], more: Partial<ReservationRecord> = {}) {
  const state = createEmptyState()
  const booking = insertReservation(state, more)
  const payment = { kind: 'attempt', state: 'completed', reservation: booking.id, created: noon } as const
  state.payments.insert((id) => ({ id, ...payment }))
  const rows = classes.map((one) =>
    insertClass(state, { reservation_id: booking.id, start: noon + 2 * DAY, ...one }),
  )
  const cancel = (index: number, now = noon) => {
    const row = rows[index]
    if (!row) throw new Error('no class')
    return cancelOwnClass(state, state.classes.get(row.id) ?? row, 'We travel then', now)
  }
  const readBooking = () => state.reservations.get(booking.id) ?? booking
  return { state, rows, cancel, readBooking }
}

test.each([
  ['that begins in twelve hours', { start: noon + 12 * HOUR }, 50, 'refunded'],
  ['that begins sooner', { start: noon + 12 * HOUR - 1 }, 0, 'lost'],
  ['without a time', { start: noon - DAY, isOwed: true, offers: [noon + DAY] }, 50, 'refunded'],
] as const)('what was paid for a class %s comes back or is lost', (_, one, amount, returned) => {
  const { state, rows, cancel } = create([one, {}])
  expect(cancel(0).amount).toBe(amount)
  const row = state.classes.get(rows[0]?.id ?? 0)
  expect(row).toMatchObject({ outcome: 'cancelled', cancel_reason: 'We travel then', returned })
  expect(row).not.toHaveProperty('isOwed')
  expect(row).not.toHaveProperty('offers')
})

test('what comes back is added to the refund of the booking, and all of it is never more than was paid', () => {
  const price = { ...computePrice({ sessions: 3, each: 1 }), total: 2 }
  const { state, cancel, readBooking } = create([{ start: noon - DAY }, {}, {}, {}], { price })
  expect(cancel(1).amount).toBe(0.67)
  expect(cancel(2, noon + 1).amount).toBe(0.66)
  expect(readBooking().refund).toEqual({ amount: 1.33, at: noon + 1 })
  const classes = listBookedClasses(state, readBooking())
  const rest = computeCancellation(state, readBooking(), classes, { now: noon + 2, isByStaff: false })
  expect(rest).toMatchObject({ amount: 0.67, refunded: 1 })
})

test('a class that belongs to no booking brings nothing back', () => {
  const state = createEmptyState()
  const row = insertClass(state, { start: noon + 2 * DAY })
  expect(computeClassCancellation(state, row, noon)).toMatchObject({ amount: 0, refunded: 0, lost: 0 })
  cancelOwnClass(state, row, 'We travel then', noon)
  expect(state.classes.get(row.id)?.outcome).toBe('cancelled')
})

test('a request to move the class ends', () => {
  const { state, rows, cancel } = create([{}, {}])
  const from = noon + 2 * DAY
  const request = insertRequest(state, { class_id: rows[0]?.id ?? 0, from, to: from + DAY })
  cancel(0)
  expect(state.requests.get(request.id)?.state).toBe('cancelled')
})

test('a booking of which other classes are to come stays active', () => {
  const { cancel, readBooking } = create([{}, {}])
  cancel(0)
  expect(readBooking().state).toBe('active')
})

test('a booking whose last coming class is cancelled is finished after the classes that were held', () => {
  const { cancel, readBooking } = create([{ start: noon - DAY }, {}])
  cancel(1)
  expect(readBooking().state).toBe('finished')
})

test('a booking of which no class was held is cancelled with its last one, for the same reason', () => {
  const { cancel, readBooking } = create()
  cancel(0)
  const cancelReason = { en: 'We travel then', ar: 'We travel then' }
  expect(readBooking()).toMatchObject({ state: 'cancelled', cancelReason, refund: { amount: 50 } })
})

test('a booking that renews stays active, since the next month has its classes', () => {
  const { cancel, readBooking } = create([{}], { program_id: 1 })
  cancel(0)
  expect(readBooking().state).toBe('active')
})
