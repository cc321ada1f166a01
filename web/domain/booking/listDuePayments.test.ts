import { expect, it } from 'vitest'
import type { Payment } from '#sdk'
import { listDuePayments } from './listDuePayments.ts'

const fee = {
  kind: 'fee',
  state: 'overdue',
  is_payable: true,
  reservation_id: 1,
  created_on: '2026-11-01T08:00:00Z',
}
const attempt = { kind: 'attempt', state: 'failed', is_payable: true, reservation_id: 2, due_on: null }

function list(...payments: object[]): number[] {
  return listDuePayments(payments as Payment[]).map(({ id }) => id)
}

it('lists fees before bookings that wait for their payment, and the oldest fee first', () => {
  expect(
    list(
      { ...attempt, id: 1, created_on: '2026-11-20T08:00:00Z' },
      { ...fee, id: 2, due_on: '2026-11-14' },
      { ...fee, id: 3, due_on: '2026-10-14' },
    ),
  ).toEqual([3, 2, 1])
})

it('lists a booking once, by its last attempt', () => {
  expect(
    list(
      { ...attempt, id: 1, created_on: '2026-11-20T08:00:00Z' },
      { ...attempt, id: 2, created_on: '2026-11-22T08:00:00Z' },
      { ...attempt, id: 3, reservation_id: 3, created_on: '2026-11-21T08:00:00Z' },
    ),
  ).toEqual([2, 3])
})

it('leaves out what cannot be paid now', () => {
  expect(list({ ...attempt, id: 1, is_payable: false, created_on: '2026-11-20T08:00:00Z' })).toEqual([])
})
