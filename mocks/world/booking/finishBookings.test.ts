import { expect, test } from 'vitest'
import type { ReservationRecord } from '#mocks/world/booking/bookingRecords.ts'
import { finishBookings } from '#mocks/world/booking/finishBookings.ts'
import { DAY, HOUR } from '#mocks/world/hours/clock.ts'
import type { ClassRecord } from '#mocks/world/records.ts'
import { createEmptyState, insertClass, insertReservation, noon } from '#mocks/emptyState.ts'

/** Finishes bookings at noon. @returns the state of one booking with these classes */
function finish(classes: readonly Partial<ClassRecord>[], more: Partial<ReservationRecord> = {}) {
  const state = createEmptyState()
  const { id } = insertReservation(state, more)
  for (const one of classes) insertClass(state, { reservation_id: id, ...one })
  insertClass(state, { start: noon + DAY })
  finishBookings(state, noon)
  return state.reservations.get(id)?.state
}

test('a booking is finished at the end of its last class', () => {
  expect(finish([{ start: noon - HOUR }, { start: noon - DAY }])).toBe('finished')
  expect(finish([{ start: noon - HOUR + 1 }, { start: noon - DAY }])).toBe('active')
})

test('a cancelled class is over, one that is owed is not', () => {
  expect(finish([{ start: noon + DAY, outcome: 'cancelled' }])).toBe('finished')
  expect(finish([{ start: noon - DAY, isOwed: true }])).toBe('active')
})

test('a booking without a class is not finished', () => {
  expect(finish([])).toBe('active')
})

test.each<[string, Partial<ReservationRecord>]>([
  ['a monthly booking', { program_id: 1 }],
  ['a seat in a group class', { kind: 'group' }],
  ['a booking that waits for its payment', { state: 'pending' }],
])('%s is not finished by its classes', (_, more) => {
  expect(finish([{ start: noon - DAY }], more)).not.toBe('finished')
})
