import { makeStyles, tokens } from '@fluentui/react-components'
import type { InterviewSession } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths, withSearch } from '#web/paths.ts'
import { CourseLink, TutorLink } from '#web/resource/StaffLink.tsx'
import { useSession } from '#web/state/stores.ts'
import type { CalendarEvent } from '#web/time/calendarFile.ts'
import { useNow } from '#web/time/viewer.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { CalendarButton } from '#web/ui/CalendarButton.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Section } from '#web/ui/Section.tsx'

/**
 * The interview of a paid group booking as an appointment, with its calendar file and its door.
 * @see docs/decisions.md#interviews
 */
export function Appointment({ interview }: { interview: InterviewSession }) {
  const styles = useStyles()
  const intl = useIntl()
  const isParent = useSession().user?.category === 'student'
  const { id, course, tutor, start_date_time: start, end_date_time: end } = interview
  const isOver = useNow(60_000) >= Date.parse(end)
  const door = withSearch(paths.meeting, { halaqa: id })
  const toEvent = (): CalendarEvent => ({
    uid: `interview-${id}@${location.hostname}`,
    title: intl.formatMessage({ id: 'booking.step.interview' }),
    description: `${course.name} · ${tutor.name}`,
    start,
    end,
    url: new URL(door, location.origin).href,
  })
  return (
    <Section title={<FormattedMessage id={isParent ? 'booking.appointment' : 'booking.step.interview'} />}>
      <div className={styles.root}>
        <strong>
          <DateTime start={start} end={end} />
        </strong>
        <span>
          <FormattedMessage
            id="booking.appointment.text"
            values={{
              course: <CourseLink course={course} />,
              tutor: <TutorLink isPlain tutor={tutor} />,
            }}
          />
        </span>
        {isOver ? (
          <span>
            <FormattedMessage id="booking.appointment.over" />
          </span>
        ) : (
          <div className={styles.actions}>
            <ButtonLink to={door}>
              <FormattedMessage id="booking.appointment.door" />
            </ButtonLink>
            <CalendarButton name={`interview-${id}`} events={() => [toEvent()]} />
          </div>
        )}
      </div>
    </Section>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '20px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
})
