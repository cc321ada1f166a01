import type { ReservationDetail } from '#sdk'
import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths, withSearch } from '#web/paths.ts'
import { useSession } from '#web/state/stores.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Section } from '#web/ui/Section.tsx'
import { Appointment } from '#web/domain/booking/Appointment.tsx'
import { createLazy } from '#web/ui/createLazy.ts'

const ChooseInterview = createLazy(() => import('./ChooseInterview.tsx'), 'ChooseInterview')

interface BookedInterviewProps {
  booking: Pick<
    ReservationDetail,
    'id' | 'interview' | 'interview_ended' | 'webinar_id' | 'state' | 'courses' | 'matrix'
  >
}

/** The interview of an active group booking; in place of one that was cancelled or missed, or is with a former tutor, another can be chosen. */
export function BookedInterview({ booking }: BookedInterviewProps) {
  const { user } = useSession()
  const { id, interview, interview_ended, webinar_id, state, courses, matrix = [] } = booking
  if (state !== 'active' || webinar_id === null) return null
  if (interview && !interview.is_missed) return <Appointment interview={interview} />
  const isParent = user?.category === 'student'
  return (
    <Section title={<FormattedMessage id={isParent ? 'booking.appointment' : 'booking.step.interview'} />}>
      <p>
        {interview ? (
          <FormattedMessage
            id={isParent ? 'booking.appointment.missed' : 'booking.appointment.familyMissed'}
            values={{ time: <DateTime start={interview.start_date_time} end={interview.end_date_time} /> }}
          />
        ) : (
          <FormattedMessage
            id={
              interview_ended !== 'other_tutor'
                ? 'booking.appointment.cancelled'
                : isParent
                  ? 'booking.appointment.otherTutor'
                  : 'booking.appointment.familyOtherTutor'
            }
          />
        )}{' '}
        {!isParent && (
          <>
            <FormattedMessage id="booking.appointment.left" />{' '}
            <Link to={withSearch(paths.manageWebinars, { q: courses[0]?.name })}>
              <FormattedMessage id="booking.appointment.plan" />
            </Link>
          </>
        )}
      </p>
      {isParent && (
        <Suspense>
          <ChooseInterview
            id={id}
            groupClasses={{
              courses: courses.map((course) => course.id),
              groups: matrix.flatMap(({ group_class_id, return_reason }) =>
                return_reason === undefined ? (group_class_id ?? []) : [],
              ),
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}
