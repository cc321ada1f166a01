import type { Reservation } from '#sdk'
import { status } from '#web/resource/columns.tsx'
import type { Column } from '#web/resource/resource.ts'

/** The colours of a reservation's states. */
export const reservationTones = {
  pending: 'waiting',
  active: 'good',
  finished: 'neutral',
  cancelled: 'bad',
} as const

const paymentState = status('payment_state', 'myReservations.options.payment_state', {
  completed: 'good',
  paid: 'good',
  pending: 'waiting',
  failed: 'bad',
  overdue: 'bad',
})

/** Whether a reservation is paid; nothing where it ended unpaid. */
export const paymentStateColumn: Column<Reservation> = {
  ...paymentState,
  show: (row, tools) => (isEndedUnpaid(row) ? '–' : paymentState.show?.(row, tools)),
  text: (row, tools) => (isEndedUnpaid(row) ? '' : (paymentState.text?.(row, tools) ?? '')),
}

/** Whether a reservation was cancelled before it was paid: no payment is to come. */
export function isEndedUnpaid({
  state,
  payment_state,
}: Pick<Reservation, 'state' | 'payment_state'>): boolean {
  return state === 'cancelled' && payment_state === 'pending'
}

/** The classes of a reservation that were taught, and all of them. */
export const classesUsedColumn: Column<Reservation> = {
  name: 'sessions_used',
  isFigure: true,
  show: ({ sessions_used, sessions_total }, { number }) =>
    `${number(sessions_used)}/${number(sessions_total)}`,
  text: ({ sessions_used }) => sessions_used,
}
