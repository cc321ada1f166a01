import { makeStyles, tokens } from '@fluentui/react-components'
import type { Reservation } from '#sdk'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useQuery } from '#web/api/query.ts'
import { CourseLink } from '#web/resource/StaffLink.tsx'
import { RecordDetail } from '#web/resource/RecordDetail.tsx'
import { useFormats } from '#web/resource/formats.ts'
import type { DetailProps } from '#web/resource/resource.ts'
import { paths, withSearch } from '#web/paths.ts'
import { useSession } from '#web/state/stores.ts'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { ClassStatus } from '#web/ui/ClassStatus.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { AssignLearner } from './AssignLearner.tsx'
import { BookedSeats } from './BookedSeats.tsx'
import { BookedInterview } from './BookedInterview.tsx'
import { BookedClassLine } from '#web/domain/booking/BookedClassLine.tsx'
import { listLearners } from '#web/domain/booking/listLearners.ts'
import { usePayActions } from '#web/domain/booking/usePayActions.tsx'
import { PendingNote } from '#web/domain/booking/PendingNote.tsx'
import { RefundNote } from '#web/domain/booking/RefundNote.tsx'
import { reservationQuery } from '#web/domain/booking/queries.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { ReservationFacts } from './ReservationFacts.tsx'
import { SeatEnd } from './SeatEnd.tsx'
import { WantedHours } from './WantedHours.tsx'

/** A reservation: people, used classes, renewal, money, refund and every class. */
export function ReservationDetail({ row, actions, ...panel }: DetailProps<Reservation>) {
  const styles = useStyles()
  const { list } = useFormats()
  const isStudent = useSession().user?.category === 'student'
  const { language, timeZone, clock } = useViewer()
  const learners = listLearners(row)
  const { data, mutate } = useQuery(reservationQuery(row.id))
  const booking = data?.data
  const isShared = booking?.classes.some(
    ({ students }) => learners.filter(({ id }) => students.some((one) => one.id === id)).length > 1,
  )
  const owed = booking?.classes.find(({ outcome }) => outcome === 'to_reschedule')
  // An action revalidates the list, whose row then has another state than the details
  const isOld = booking !== undefined && booking.state !== row.state
  useEffect(() => {
    if (isOld) void mutate()
  }, [isOld, mutate])
  const payActions = usePayActions(actions, {
    isPayable: row.is_payable,
    isPast: row.is_past,
    paymentId: row.payment_id,
    reservationId: row.id,
    isFee: row.state === 'active',
    seats: booking?.seats,
  })
  return (
    <RecordDetail {...panel} title={row.reference} actions={payActions}>
      <div className={styles.root}>
        <Heading level={2}>
          {list(row.courses.map((course) => <CourseLink key={course.id} course={course} />))}
        </Heading>
        <label className={styles.used}>
          <FormattedMessage
            id="myReservations.used"
            values={{ used: row.sessions_used, total: row.sessions_total }}
          />
          <meter className={styles.meter} min={0} max={row.sessions_total} value={row.sessions_used} />
          {isShared && <FormattedMessage id="myReservations.shared" />}
        </label>
        <ReservationFacts row={row} booking={booking} />
        {row.state === 'pending' && row.payment_state === 'pending' && (
          <PendingNote isPayable={row.is_payable} />
        )}
        {row.refund && <RefundNote refund={row.refund} />}
        {row.to_reschedule > 0 && (
          <p className={styles.owed}>
            <FormattedMessage id="myReservations.owed" values={{ count: row.to_reschedule }} />{' '}
            {owed && (
              <Link to={toClass(owed.id, isStudent)}>
                <FormattedMessage id="myReservations.place" />
              </Link>
            )}
          </p>
        )}
        {isStudent && row.state === 'active' && row.kind !== 'group' && <AssignLearner reservation={row} />}
        {isStudent && booking?.seat_ends_on && (
          <p className={styles.owed}>
            <SeatEnd courses={row.courses} day={booking.seat_ends_on} />
          </p>
        )}
        {booking && <BookedSeats booking={booking} />}
        {booking && <BookedInterview booking={booking} />}
        {booking?.wanted && (
          <WantedHours
            wanted={booking.wanted}
            courseHours={booking.course_hours}
            heldUntil={booking.held_until}
            isPast={row.is_past}
          />
        )}
        {booking && booking.classes.length > 0 && (
          <>
            <Heading level={3}>
              <FormattedMessage
                id="myReservations.classes"
                values={{ zone: formatZone(timeZone, language, new Date(clock.madeAt)) }}
              />
            </Heading>
            <ol className={styles.classes}>
              {booking.classes.map((bookedClass) => (
                <li key={bookedClass.id}>
                  <Link to={toClass(bookedClass.id, isStudent)}>
                    <DateTime
                      start={bookedClass.start_date_time}
                      end={bookedClass.end_date_time}
                      isZoneKnown
                    />
                  </Link>{' '}
                  {(learners.length > 1 || row.courses.length > 1) && (
                    <BookedClassLine bookedClass={bookedClass} learners={learners} />
                  )}{' '}
                  <ClassStatus bookedClass={bookedClass} />
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </RecordDetail>
  )
}

function toClass(id: number, isStudent: boolean): string {
  return isStudent ? withSearch(paths.bookedClasses, { class: id }) : withSearch(paths.classes, { id: id })
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '20px',
    '& dl a, & ol a, & p a': { color: tokens.colorBrandForegroundLink },
  },
  used: { display: 'flex', flexDirection: 'column', gap: '4px' },
  meter: { width: '100%', height: '10px' },
  owed: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.waitingSoft,
    color: brandTokens.waiting,
  },
  classes: { display: 'grid', gap: '8px', margin: 0, paddingInlineStart: '20px' },
})
