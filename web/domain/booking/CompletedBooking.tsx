import { makeStyles, tokens } from '@fluentui/react-components'
import type { Payment, ReservationDetail } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { isolateText } from '#web/i18n/isolateText.ts'
import { paths } from '#web/paths.ts'
import type { CalendarEvent } from '#web/time/calendarFile.ts'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { CalendarButton } from '#web/ui/CalendarButton.tsx'
import { Container } from '#web/ui/Container.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Status } from '#web/ui/Status.tsx'
import { formatBookingError } from './formatBookingError.ts'
import { Appointment } from './Appointment.tsx'
import { BookedClassLine } from './BookedClassLine.tsx'
import { listLearners } from './listLearners.ts'
import { ReceiptPanel } from './ReceiptPanel.tsx'
import { reservationQuery } from './queries.ts'
import { useResultAlert } from './useResultAlert.ts'

interface CompletedBookingProps {
  reservation: number
  /** Absent when there was nothing to pay */
  payment?: Payment
}

/** A completed booking: its number, every class, a calendar file, the receipt, and the next steps. */
export function CompletedBooking({ reservation, payment }: CompletedBookingProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { language, timeZone, clock } = useViewer()
  const { data, error, isValidating, mutate } = useQuery(reservationQuery(reservation))
  const learners = data ? listLearners(data.data) : []
  const names = intl.formatList(
    learners.map(({ name }) => isolateText(name)),
    { type: 'conjunction' },
  )
  const text = data && intl.formatMessage({ id: 'booking.done.title' }, { name: names })
  useResultAlert(`${reservation}-${payment?.id ?? 0}`, text ? { intent: 'success', text } : undefined)
  if (error && !data)
    return (
      <Container>
        <Failure text={formatBookingError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      </Container>
    )
  if (!data) return <PageSkeleton />
  const booking = data.data
  // A paid hour that was taken meanwhile has no time yet
  const open = booking.to_reschedule
  const planned = booking.classes.filter(({ outcome }) => outcome !== 'to_reschedule')
  return (
    <Container className={styles.root}>
      <div role="status" className={styles.head}>
        <Status tone="good">
          <FormattedMessage id={payment ? 'booking.payment.completed' : 'booking.confirmed'} />
        </Status>
        <Heading level={1}>{text}</Heading>
        <p className={styles.text}>
          <FormattedMessage
            id="booking.done.text"
            values={{
              reference: (
                <strong>
                  <bdi>{booking.reference}</bdi>
                </strong>
              ),
            }}
          />
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink to={paths.bookedClasses} appearance="primary" size="large">
          <FormattedMessage id="booking.done.classes" />
        </ButtonLink>
        {booking.classes.length > 0 && (
          <CalendarButton name={booking.reference} events={() => toCalendarEvents(planned)} />
        )}
      </div>
      {booking.interview && <Appointment interview={booking.interview} />}
      {booking.classes.length > 0 && (
        <Section
          title={
            <FormattedMessage
              id="booking.done.dates"
              values={{ count: planned.length, zone: formatZone(timeZone, language, new Date(clock.madeAt)) }}
            />
          }
        >
          <ol className={styles.list}>
            {planned.map((bookedClass) => (
              <li key={bookedClass.id}>
                <DateTime start={bookedClass.start_date_time} end={bookedClass.end_date_time} isZoneKnown />{' '}
                <BookedClassLine bookedClass={bookedClass} learners={learners} />
              </li>
            ))}
          </ol>
          {open > 0 && (
            <p className={styles.open}>
              <FormattedMessage id="booking.done.open" values={{ count: open }} />
            </p>
          )}
        </Section>
      )}
      {payment && <ReceiptPanel payment={payment.id} />}
      <p className={styles.text}>
        <FormattedMessage id="booking.done.next" values={{ isMovable: booking.kind !== 'group' }} />
      </p>
    </Container>
  )
}

function toCalendarEvents(classes: ReservationDetail['classes']): CalendarEvent[] {
  return classes.map((bookedClass) => ({
    uid: `class-${bookedClass.id}@${location.hostname}`,
    title: `${bookedClass.course.name} · ${bookedClass.tutor.name}`,
    start: bookedClass.start_date_time,
    end: bookedClass.end_date_time,
    url: new URL(paths.bookedClasses, location.origin).href,
  }))
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '32px',
    maxWidth: '864px',
    paddingBlock: '48px 96px',
  },
  head: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px' },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  open: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.waitingSoft,
    color: brandTokens.waiting,
    fontSize: tokens.fontSizeBase300,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  list: {
    display: 'grid',
    gap: '8px',
    margin: 0,
    paddingInlineStart: '24px',
    fontVariantNumeric: 'tabular-nums',
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '48px' },
  },
})
