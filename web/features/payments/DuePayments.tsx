import type { Payment } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { query, useQuery } from '#web/api/query.ts'
import { listLearners } from '#web/domain/booking/listLearners.ts'
import { PayDue } from '#web/domain/booking/PayDue.tsx'
import { useFormats } from '#web/resource/formats.ts'
import { Money } from '#web/ui/Money.tsx'
import { DueRow } from '#web/domain/family/DueRow.tsx'
import { LearnerCards } from '#web/domain/family/LearnerCards.tsx'
import { listDuePayments } from './listDuePayments.ts'

const openQuery = query('/payments/list/', {
  query: { state: ['overdue', 'failed', 'pending'], page: 1, page_size: 50 },
})

/** The open payments of a family, by learner, above the list of all payments. */
export function DuePayments() {
  // The list below shows the failure
  const { data } = useQuery(openQuery)
  return (
    <LearnerCards
      items={data && listDuePayments(data.data)}
      getLearners={listLearners}
      count="family.payments"
      all="family.all.payments"
    >
      {(payment) => <PaymentRow key={payment.id} payment={payment} />}
    </LearnerCards>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { id, reservation_id: reservation, kind, state, total_cost, currency, due_on } = payment
  // Programs of several bookings have one name
  const title = [payment.description, payment.tutor?.name].filter(Boolean).join(' · ')
  const { day } = useFormats()
  return (
    <DueRow
      title={title}
      text={
        <FormattedMessage
          id="family.payment"
          values={{
            amount: <Money amount={total_cost} currency={currency} />,
            state: state === 'overdue' && !due_on ? 'late' : state,
            day: due_on && day(due_on),
          }}
        />
      }
      isLate={state !== 'pending'}
    >
      <PayDue name={title} paymentId={id} reservationId={reservation} isFee={kind === 'fee'} />
    </DueRow>
  )
}
