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

/** Whether a reservation is paid. */
export const paymentStateColumn = status('payment_state', 'myReservations.options.payment_state', {
  completed: 'good',
  paid: 'good',
  pending: 'waiting',
  failed: 'bad',
  overdue: 'bad',
})

/** The classes of a reservation that were taught, and all of them. */
export const classesUsedColumn: Column<Reservation> = {
  name: 'sessions_used',
  isFigure: true,
  show: ({ sessions_used, sessions_total }, { number }) =>
    `${number(sessions_used)}/${number(sessions_total)}`,
  text: ({ sessions_used }) => sessions_used,
}
