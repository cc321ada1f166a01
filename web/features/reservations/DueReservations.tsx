import type { Person } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
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
  text: ReactNode
  isLate: boolean
  act: ReactNode
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
      {({ key, act, ...row }) => (
        <DueRow key={key} {...row}>
          {act}
        </DueRow>
      )}
    </LearnerCards>
  )
}

/** Returns the rows, payments first; undefined while loading. The list below shows a failure. */
function useDueReservations(): DueReservation[] | undefined {
  const reservations = useQuery(openReservationsQuery)
  const owed = useQuery(toRescheduleQuery('student'))
  if (!reservations.data || !owed.data) return undefined
  const unpaid = reservations.data.data.filter(({ is_payable: isPayable }) => isPayable)
  return [
    ...unpaid.map((row) => {
      const title = row.courses.map(({ name }) => name).join(' · ')
      const isFee = row.payment_state === 'overdue'
      return {
        key: `reservation-${row.id}`,
        learners: listLearners(row),
        title,
        text: (
          <FormattedMessage
            id="family.payment"
            values={{
              amount: <Money amount={row.total_cost} currency={row.currency} />,
              state: isFee ? 'late' : row.payment_state,
              day: null,
            }}
          />
        ),
        isLate: row.payment_state !== 'pending',
        act: <PayDue name={title} paymentId={row.payment_id} reservationId={row.id} isFee={isFee} />,
      }
    }),
    ...owed.data.data.map(({ id, course, tutor, students }) => ({
      key: `class-${id}`,
      learners: students,
      title: course.name,
      text: <FormattedMessage id="family.unplaced" values={{ name: <bdi>{tutor.name}</bdi> }} />,
      isLate: false,
      act: (
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
