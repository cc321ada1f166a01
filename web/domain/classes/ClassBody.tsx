import { makeStyles, tokens } from '@fluentui/react-components'
import type { ClassDetail } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { LearnerLink, TutorLink } from '#web/resource/StaffLink.tsx'
import { paths, withSearch } from '#web/paths.ts'
import { formatRange, formatZone } from '#web/time/format.ts'
import { useNow, useViewer } from '#web/time/viewer.ts'
import { CalendarButton } from '#web/ui/CalendarButton.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Attendance } from './Attendance.tsx'
import { buildClassEvent } from './buildClassEvent.ts'
import { ClassChanges } from './ClassChanges.tsx'
import { ClassFeedback } from './ClassFeedback.tsx'
import { ClassNotes } from './ClassNotes.tsx'
import { ClassLearner, ClassPeople } from './ClassPeople.tsx'
import { ClassStatus } from '#web/ui/ClassStatus.tsx'
import { JoinButton } from './JoinButton.tsx'
import { OwedClass } from './OwedClass.tsx'
import { Recording } from './Recording.tsx'
import type { Side } from './queries.ts'
import { brandTokens } from '#web/theme/tokens.ts'

interface ClassBodyProps {
  bookedClass: ClassDetail
  side: Side
  /** Kids give stars; moving and cancelling are left to their parents, who booked */
  isKid: boolean
  /** Staff see both sides and record attendance; they cancel from the list */
  isStaff: boolean
}

/** The details of a class, coming, running or over, for learners and tutors. */
export function ClassBody({ bookedClass, side, isKid, isStaff }: ClassBodyProps) {
  const styles = useStyles()
  const intl = useIntl()
  // The API's time is used where this machine's clock is behind
  const now = Math.max(useNow(5000), Date.parse(bookedClass.server_time))
  const hasBegun = now >= Date.parse(bookedClass.start_date_time)
  const isOver = now >= Date.parse(bookedClass.end_date_time)
  const { outcome } = bookedClass
  const isOwed = outcome === 'to_reschedule'
  const isHeld = !isOwed && outcome !== 'cancelled' && outcome !== 'rescheduled'
  const isHost = side === 'tutor'
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <ClassStatus bookedClass={bookedClass} isKid={isKid} />
        <Times bookedClass={bookedClass} isKid={isKid} />
        <ClassPeople
          bookedClass={bookedClass}
          side={side}
          size="medium"
          renderLearner={(learner) => <LearnerLink isPlain learner={learner} />}
        />
        {isStaff && <StaffFacts bookedClass={bookedClass} />}
        {side === 'student' && !isKid && <ClassLearner bookedClass={bookedClass} />}
      </div>
      {bookedClass.cancel_reason && (
        <p className={styles.reason}>
          <FormattedMessage
            id="classes.cancelReason"
            values={{ reason: <bdi>{bookedClass.cancel_reason}</bdi> }}
          />
        </p>
      )}
      {bookedClass.is_replaced && (
        <p className={styles.reason}>
          <FormattedMessage id={isKid ? 'classes.kids.replaced' : 'classes.replaced'} />
        </p>
      )}
      {isOwed && <OwedClass bookedClass={bookedClass} viewer={isKid ? 'kid' : isHost ? 'host' : 'student'} />}
      {!isOver && isHeld && !isStaff && (
        <div className={styles.go}>
          {!hasBegun && <Countdown until={bookedClass.start_date_time} />}
          <div className={styles.actions}>
            <JoinButton bookedClass={bookedClass} side={side} />
            {!hasBegun && (
              <CalendarButton
                name={`class-${bookedClass.id}`}
                events={() => [buildClassEvent(bookedClass, side, intl)]}
              />
            )}
          </div>
        </div>
      )}
      {!isStaff && <ClassChanges bookedClass={bookedClass} side={side} isKid={isKid} hasBegun={hasBegun} />}
      {hasBegun && isHeld && !isKid && <Attendance bookedClass={bookedClass} side={side} />}
      {(hasBegun || bookedClass.notes) && isHeld && (
        <ClassNotes bookedClass={bookedClass} side={isStaff ? 'student' : side} isKid={isKid} />
      )}
      {outcome === 'completed' && <Recording url={bookedClass.recording_url} isKid={isKid} />}
      <ClassFeedback bookedClass={bookedClass} side={side} isKid={isKid} isStaff={isStaff} />
    </div>
  )
}

/** Tutor and reservation of a class, for staff. */
function StaffFacts({ bookedClass }: { bookedClass: ClassDetail }) {
  const { tutor, reservation_id: reservation } = bookedClass
  return (
    <>
      <span>
        <FormattedMessage id="classes.tutor" values={{ name: <TutorLink isPlain tutor={tutor} /> }} />
      </span>
      {reservation !== null && (
        <Link to={withSearch(paths.reservations, { id: reservation })}>
          <FormattedMessage id="classes.reservation" />
        </Link>
      )}
    </>
  )
}

/** The time in the viewer's zone and, if different, the tutor's; a kid needs no names of zones. */
function Times({ bookedClass, isKid }: Pick<ClassBodyProps, 'bookedClass' | 'isKid'>) {
  const styles = useStyles()
  const viewer = useViewer()
  const { language } = viewer
  const { start_date_time: start, end_date_time: end, tutor_time_zone: zone } = bookedClass
  const there = formatRange(start, end, { ...viewer, timeZone: zone })
  return (
    <div>
      <strong className={styles.time}>
        <DateTime start={start} end={end} isZoneKnown={isKid} />
      </strong>
      {!isKid && there !== formatRange(start, end, viewer) && (
        <span className={styles.there}>
          <FormattedMessage
            id="classes.tutorTime"
            values={{ time: there, zone: formatZone(zone, language, new Date(start)) }}
          />
        </span>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '24px' },
  head: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px' },
  time: { display: 'block', fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  there: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  reason: {
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.badSoft,
    color: brandTokens.bad,
  },
  go: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '20px' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
})
