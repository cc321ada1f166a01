import type { Payment, Person } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { describePayment, splitPayment } from '#web/domain/booking/describePayment.ts'
import { getFeeState, isAwaitingPayment, listDueFees } from '#web/domain/booking/listDuePayments.ts'
import { openPaymentsQuery } from '#web/domain/booking/queries.ts'
import { type Formats, useFormats } from '#web/resource/formats.ts'
import { listLearners } from '#web/domain/booking/listLearners.ts'
import { PayDue } from '#web/domain/booking/PayDue.tsx'
import { openReservationsQuery, toRescheduleQuery } from '#web/domain/classes/queries.ts'
import { DueRow } from '#web/domain/family/DueRow.tsx'
import { LearnerCards } from '#web/domain/family/LearnerCards.tsx'
import { paths, withSearch } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Hidden } from '#web/ui/Hidden.tsx'
import { Money } from '#web/ui/Money.tsx'

interface DueReservation {
  key: string
  learners: readonly Person[]
  title: string
  details?: readonly string[]
  text: ReactNode
  isLate: boolean
  button: ReactNode
}

/** Unpaid bookings and paid classes without a time, by learner, above a family's reservations. */
export function DueReservations() {
  return (
    <LearnerCards
      items={useDueReservations()}
      getLearners={({ learners }) => learners}
      count="family.tasks"
      all="family.all.reservations"
    >
      {({ key, button, ...row }) => (
        <DueRow key={key} {...row}>
          {button}
        </DueRow>
      )}
    </LearnerCards>
  )
}

/** Returns the rows, payments first; undefined while loading. The list below shows a failure. */
function useDueReservations(): DueReservation[] | undefined {
  const reservations = useQuery(openReservationsQuery)
  const payments = useQuery(openPaymentsQuery)
  const owed = useQuery(toRescheduleQuery('student'))
  const formats = useFormats()
  if (!reservations.data || !payments.data || !owed.data) return undefined
  return [
    ...listDueFees(payments.data.data).map((fee) => toFeeRow(fee, formats)),
    ...reservations.data.data.filter(isAwaitingPayment).map((row) => {
      const title = row.courses.map(({ name }) => name).join(' · ')
      return {
        key: `reservation-${row.id}`,
        learners: listLearners(row),
        title,
        text: (
          <FormattedMessage
            id="family.payment"
            values={{
              amount: <Money amount={row.total_cost} currency={row.currency} />,
              state: row.is_past ? 'past' : row.payment_state,
              day: null,
            }}
          />
        ),
        isLate: row.is_past === true || row.payment_state !== 'pending',
        button: (
          <PayDue
            name={title}
            paymentId={row.payment_id}
            reservationId={row.id}
            isFee={false}
            isPast={row.is_past}
          />
        ),
      }
    }),
    ...owed.data.data.map(({ id, course, tutor, students }) => ({
      key: `class-${id}`,
      learners: students,
      title: course.name,
      text: <FormattedMessage id="family.unplaced" values={{ name: <bdi>{tutor.name}</bdi> }} />,
      isLate: false,
      button: (
        <ButtonLink to={withSearch(paths.bookedClasses, { class: id })}>
          <FormattedMessage id="family.place" />
          <Hidden>
            {' '}
            <bdi>{course.name}</bdi>
          </Hidden>
        </ButtonLink>
      ),
    })),
  ]
}

/** A month that is due or begins soon, with its own price. */
function toFeeRow(fee: Payment, formats: Formats): DueReservation {
  const { title, details } = splitPayment(fee, formats)
  return {
    key: `fee-${fee.id}`,
    learners: listLearners(fee),
    title,
    details,
    text: (
      <FormattedMessage
        id="family.payment"
        values={{
          amount: <Money amount={fee.total_cost} currency={fee.currency} />,
          state: getFeeState(fee),
          day: fee.due_on && formats.day(fee.due_on),
        }}
      />
    ),
    isLate: fee.state === 'overdue',
    button: (
      <PayDue
        name={describePayment(fee, formats)}
        paymentId={fee.id}
        reservationId={fee.reservation_id}
        isFee
      />
    ),
  }
}
