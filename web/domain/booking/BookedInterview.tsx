import type { ReservationDetail } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/state/stores.ts'
import { Section } from '#web/ui/Section.tsx'
import { Appointment } from './Appointment.tsx'

interface BookedInterviewProps {
  booking: Pick<ReservationDetail, 'interview' | 'webinar_id' | 'state'>
}

/** The interview of an active group booking; one that was cancelled says how to get another. */
export function BookedInterview({ booking }: BookedInterviewProps) {
  const { user } = useSession()
  const { interview, webinar_id, state } = booking
  if (state !== 'active' || webinar_id === null) return null
  if (interview) return <Appointment interview={interview} />
  return (
    <Section title={<FormattedMessage id="booking.appointment" />}>
      <p>
        <FormattedMessage id="booking.appointment.cancelled" />{' '}
        {user?.category === 'student' && (
          <Link to={paths.contact}>
            <FormattedMessage id="booking.appointment.contact" />
          </Link>
        )}
      </p>
    </Section>
  )
}
