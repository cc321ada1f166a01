import { expect, test } from 'vitest'
import type { Reservation } from '#sdk'
import { isEndedUnpaid, paymentStateColumn } from './reservationColumns.tsx'

test.each([
  ['cancelled', 'pending', ''],
  ['cancelled', 'completed', 'myReservations.options.payment_state.completed'],
  ['pending', 'pending', 'myReservations.options.payment_state.pending'],
] as const)('the payment of a %s reservation that is %s is written as "%s"', (state, payment_state, text) => {
  const row = { state, payment_state } as Reservation // The members that are used
  type Tools = Parameters<NonNullable<typeof paymentStateColumn.text>>[1]
  const written = paymentStateColumn.text?.(row, { text: (id: string) => id } as unknown as Tools)
  expect(written).toBe(text)
  expect(isEndedUnpaid(row)).toBe(text === '')
})
