import { learnersColumn } from '#web/domain/booking/learnersColumn.tsx'
import { PaymentDetail, paymentTones } from './PaymentDetail.tsx'
import { PaymentReturn } from '#web/domain/booking/PaymentReturn.tsx'
import { dateTime, person, plain, status } from '#web/resource/columns.tsx'
import { defineResource } from '#web/resource/resource.ts'

/** Declares the list of the user's payments and fees; for tutors, those of their learners, with names. */
export function defineMyPayments(side: 'student' | 'tutor') {
  return defineResource({
    name: 'myPayments',
    list: '/payments/list/',
    isSimple: true,
    ...(side === 'student' && { Header: PaymentReturn }),
    getName: ({ reference }) => reference,
    columns: [
      plain('description'),
      ...(side === 'tutor' ? [person('payer')] : []),
      learnersColumn,
      plain('reference', { isExtra: true }),
      status('state', 'myPayments.options.state', paymentTones),
      {
        name: 'total_cost',
        isFigure: true,
        show: ({ total_cost, currency }, { money }) => money(total_cost, currency),
        text: ({ total_cost }) => total_cost,
      },
      dateTime('created_on', { sort: true }),
    ],
    filters: [
      { name: 'state', kind: 'choices', options: ['completed', 'pending', 'failed', 'paid', 'overdue'] },
    ],
    Detail: PaymentDetail,
  })
}
