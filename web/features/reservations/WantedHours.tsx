import { makeStyles } from '@fluentui/react-components'
import type { ReservationDetail } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { CourseLine } from '#web/domain/booking/CourseLine.tsx'
import { useSession } from '#web/state/stores.ts'
import { formatDateTime, formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Heading } from '#web/ui/Heading.tsx'

interface WantedHoursProps {
  /** Begin of each class */
  wanted: readonly string[]
  /** Of two courses: the one of each class */
  courseHours?: ReservationDetail['course_hours']
  /** Null when they are no longer held, undefined for a booking that was replaced */
  heldUntil: string | null | undefined
  /** One of them has passed, so that the booking cannot be paid */
  isPast?: boolean | undefined
}

/** The hours that were chosen for a booking that waits for its payment, and until when they are held. */
export function WantedHours({ wanted, courseHours = [], heldUntil, isPast = false }: WantedHoursProps) {
  const styles = useStyles()
  const viewer = useViewer()
  const { user } = useSession()
  const zone = formatZone(viewer.timeZone, viewer.language, new Date(viewer.clock.madeAt))
  return (
    <>
      <Heading level={3}>
        <FormattedMessage id="myReservations.wanted" values={{ zone }} />
      </Heading>
      <ol className={styles.list}>
        {wanted.map((start) => (
          <li key={start}>
            <DateTime start={start} isZoneKnown />{' '}
            {courseHours
              .filter(({ start_date_time }) => start_date_time === start)
              .map(({ course }) => (
                <CourseLine key={course.id}>
                  <bdi>{course.name}</bdi>
                </CourseLine>
              ))}
          </li>
        ))}
      </ol>
      {heldUntil !== undefined && (
        <p className={styles.text}>
          {isPast ? (
            // Who pays reads it beside the button
            user?.category !== 'student' && <FormattedMessage id="payments.past" />
          ) : heldUntil ? (
            <FormattedMessage id="myReservations.kept" values={{ time: formatDateTime(heldUntil, viewer) }} />
          ) : (
            <FormattedMessage id="myReservations.notKept" />
          )}
        </p>
      )}
    </>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px', margin: 0, paddingInlineStart: '20px' },
  text: { margin: 0 },
})
