import type { Payment } from '#sdk'
import { learnersColumn } from '#web/domain/booking/learnersColumn.tsx'
import { tutorsColumn } from '#web/domain/booking/tutorsColumn.tsx'
import { descriptionColumn } from './descriptionColumn.tsx'
import { PaymentDetail, paymentTones } from './PaymentDetail.tsx'
import { withRefund } from './withRefund.tsx'
import { learnerNames, studentNames, tutorNames } from '#web/domain/nameQueries.ts'
import { dateTime, person, plain, status } from '#web/resource/columns.tsx'
import { defineResource } from '#web/resource/resource.ts'

/** Payments and fees, as staff see them. */
export const payments = defineResource({
  name: 'payments',
  list: '/payments/list/',
  getName: ({ reference }) => reference,
  columns: [
    plain('reference', { isUncut: true }),
    person('payer'),
    learnersColumn,
    tutorsColumn,
    { ...descriptionColumn, isExtra: true },
    withRefund(status('state', 'payments.options.state', paymentTones)),
    createAmountColumn('subtotal', true),
    createAmountColumn('discount_amount', true),
    createAmountColumn('net_cost', true),
    createAmountColumn('vat', true),
    createAmountColumn('total_cost'),
    dateTime('dated_on', { sort: true }),
  ],
  shortcuts: (['overdue', 'pending', 'failed'] as const).map((state) => ({
    label: `payments.options.state.${state}`,
    getState: () => ({ filters: { state: [state] } }),
  })),
  filters: [
    { name: 'state', kind: 'choices', options: ['completed', 'pending', 'failed', 'paid', 'overdue'] },
    { name: 'from', kind: 'day' },
    { name: 'to', kind: 'day' },
    { name: 'tutor_id', kind: 'record', read: tutorNames },
    { name: 'student_id', kind: 'record', read: studentNames },
    { name: 'learner_id', kind: 'record', read: learnerNames },
  ],
  Detail: PaymentDetail,
})

function createAmountColumn(
  name: 'subtotal' | 'discount_amount' | 'net_cost' | 'vat' | 'total_cost',
  isExtra = false,
) {
  return {
    name,
    isExtra,
    isFigure: true,
    show: (payment: Payment, { money }: { money: (value: number, currency: string) => string }) =>
      money(payment[name], payment.currency),
    text: (payment: Payment) => payment[name],
  }
}
