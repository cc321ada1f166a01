import type { Payment } from '#sdk'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { LearnerLinks } from '#web/domain/booking/learnersColumn.tsx'
import { listLearners } from '#web/domain/booking/listLearners.ts'
import { TutorLinks } from '#web/domain/booking/tutorsColumn.tsx'
import { paths, withSearch } from '#web/paths.ts'
import { LearnerLink, LearnerNote } from '#web/resource/StaffLink.tsx'
import { useSession } from '#web/state/stores.ts'
import { Facts } from '#web/ui/Facts.tsx'

/** Learner and tutor of a payment with the reservation, and for tutors and staff the payer. */
export function PaymentPeople({ payment }: { payment: Payment }) {
  const intl = useIntl()
  const { user } = useSession()
  const { reservation_id: id } = payment
  const createFact = (name: 'payer' | 'learner' | 'tutor' | 'reservation', value: ReactNode) => ({
    name,
    label: intl.formatMessage({ id: `myPayments.fields.${name}` }),
    value,
  })
  return (
    <Facts
      facts={[
        ...(user?.category === 'student' ? [] : [createFact('payer', <Payer payment={payment} />)]),
        createFact('learner', <LearnerLinks learners={payment} />),
        createFact('tutor', <TutorLinks tutors={payment} />),
        createFact(
          'reservation',
          user?.category === 'tutor' ? (
            <bdi>R-{id}</bdi>
          ) : (
            <Link to={withSearch(paths.reservations, { id: id })}>
              <bdi>R-{id}</bdi>
            </Link>
          ),
        ),
      ]}
    />
  )
}

/** The payer: for staff a link to the record; a tutor teaches the learner, who may be another person. */
function Payer({ payment }: { payment: Payment }) {
  const { user } = useSession()
  const isLearner = listLearners(payment).some(({ id }) => id === payment.payer.id)
  if (user?.category === 'tutor' && !isLearner)
    return (
      <span>
        <bdi>{payment.payer.name}</bdi>
        <LearnerNote learner={payment.payer} />
      </span>
    )
  return <LearnerLink isPlain learner={payment.payer} />
}
