import type { Payment } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { describePayment, splitPayment } from '#web/domain/booking/describePayment.ts'
import { openPaymentsQuery } from '#web/domain/booking/queries.ts'
import { listLearners } from '#web/domain/booking/listLearners.ts'
import { PayDue } from '#web/domain/booking/PayDue.tsx'
import { useFormats } from '#web/resource/formats.ts'
import { Money } from '#web/ui/Money.tsx'
import { DueRow } from '#web/domain/family/DueRow.tsx'
import { LearnerCards } from '#web/domain/family/LearnerCards.tsx'
import { getFeeState, listDuePayments } from '#web/domain/booking/listDuePayments.ts'

/** The open payments of a family, by learner, above the list of all payments. */
export function DuePayments() {
  // The list below shows the failure
  const { data } = useQuery(openPaymentsQuery)
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
  const formats = useFormats()
  const { title, details } = splitPayment(payment, formats)
  const name = [describePayment(payment, formats), payment.tutor?.name].filter(Boolean).join(' · ')
  return (
    <DueRow
      title={title}
      details={payment.tutor ? [...details, payment.tutor.name] : details}
      text={
        <FormattedMessage
          id="family.payment"
          values={{
            amount: <Money amount={total_cost} currency={currency} />,
            state: kind === 'fee' ? getFeeState(payment) : payment.is_past ? 'past' : state,
            day: due_on && formats.day(due_on),
          }}
        />
      }
      isLate={state !== 'pending' || payment.is_past === true}
    >
      <PayDue
        name={name}
        paymentId={id}
        reservationId={reservation}
        isFee={kind === 'fee'}
        isPast={payment.is_past}
      />
    </DueRow>
  )
}
