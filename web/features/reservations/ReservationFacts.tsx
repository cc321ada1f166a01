import type { Reservation, ReservationDetail } from '#sdk'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { LearnerLinks } from '#web/domain/booking/learnersColumn.tsx'
import { TutorLinks } from '#web/domain/booking/tutorsColumn.tsx'
import { paths, withSearch } from '#web/paths.ts'
import { useFormats } from '#web/resource/formats.ts'
import { GroupClassLink, LearnerLink } from '#web/resource/StaffLink.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Status } from '#web/ui/Status.tsx'
import { isEndedUnpaid, reservationTones } from './reservationColumns.tsx'

interface ReservationFactsProps {
  row: Reservation
  /** With the classes; undefined while it loads */
  booking: ReservationDetail | undefined
}

/** State, people, group classes, dates and money of a reservation, with links to what they name. */
export function ReservationFacts({ row, booking }: ReservationFactsProps) {
  const { list, day, dateTime, money } = useFormats()
  const reason = booking?.cancel_reason && <bdi key="reason">{booking.cancel_reason}</bdi>
  const newer = booking?.replaced_by
  const groups = listGroupClasses(booking?.classes ?? [])
  const isOpen = row.state === 'pending'
  const facts: (readonly [FactName, ReactNode] | false)[] = [
    [
      'state',
      <Status key="state" tone={reservationTones[row.state]}>
        <FormattedMessage id={`myReservations.options.state.${row.state}`} />
      </Status>,
    ],
    ['kind', <FormattedMessage key="kind" id={`myReservations.options.kind.${row.kind}`} />],
    ['tutor', <TutorLinks key="tutor" tutors={row} />],
    groups.length > 0 && [
      'group_classes',
      list(groups.map((group) => <GroupClassLink key={group.id} group={group} />)),
    ],
    row.program !== null && ['program', <bdi key="program">{row.program.name}</bdi>],
    [row.is_monthly ? 'first_month' : 'total_cost', money(row.total_cost, row.currency)],
    row.renews_on !== null && ['renews_on', day(row.renews_on)],
    row.is_renewal_stopped === true && [
      'renews_on',
      <FormattedMessage key="renews_on" id="myReservations.stopped" />,
    ],
    ['created_on', dateTime(row.created_on)],
    // The chosen times of an unpaid booking are listed below
    !isOpen && ['starts_on', day(row.starts_on)],
    !isOpen && row.ends_on !== null && ['ends_on', day(row.ends_on)],
    ['learner', <LearnerLinks key="learner" learners={row} />],
    ['student', <LearnerLink key="student" isPlain learner={row.student} />],
    ['payment_state', <PaymentLink key="payment" reservation={row} />],
    Boolean(reason) && [
      'cancel_reason',
      newer ? <Link to={withSearch(paths.reservations, { id: newer })}>{reason}</Link> : reason,
    ],
  ]
  return (
    <Facts
      facts={facts
        .filter((fact) => fact !== false)
        .map(([name, value]) => ({
          name,
          label: <FormattedMessage id={`myReservations.fields.${name}`} />,
          value,
        }))}
    />
  )
}

/** The state of the payment, as a link to it. */
function PaymentLink({ reservation }: { reservation: Reservation }) {
  const { payment_id: id, payment_state: state } = reservation
  if (isEndedUnpaid(reservation)) return '–'
  const text = <FormattedMessage id={`myReservations.options.payment_state.${state}`} />
  return id === null ? text : <Link to={withSearch(paths.payments, { id: id })}>{text}</Link>
}

/** Lists the group classes of booked classes, each once. */
function listGroupClasses(booked: ReservationDetail['classes']) {
  const all = booked.flatMap(({ group_class }) => group_class ?? [])
  return [...new Map(all.map((group) => [group.id, group])).values()]
}

type FactName =
  | 'state'
  | 'kind'
  | 'created_on'
  | 'starts_on'
  | 'ends_on'
  | 'group_classes'
  | 'tutor'
  | 'program'
  | 'total_cost'
  | 'first_month'
  | 'renews_on'
  | 'learner'
  | 'student'
  | 'payment_state'
  | 'cancel_reason'
