import { makeStyles, tokens } from '@fluentui/react-components'
import type { WebinarGuest } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths, toMyStudent, withSearch } from '#web/paths.ts'
import { InactiveMark } from '#web/resource/PersonCell.tsx'
import { type LearnerKey, toStudentRecord } from '#web/resource/toPersonRecord.ts'
import { StaffLink } from '#web/resource/StaffLink.tsx'
import { useFormats } from '#web/resource/formats.ts'
import { formatDayShort } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Hidden } from '#web/ui/Hidden.tsx'

interface GuestProps {
  guest: WebinarGuest
}

/** The name in a registration, of a learner a link to the record, of an interview its booking, and the day of the registration. */
export function GuestName({ guest }: GuestProps) {
  const styles = useStyles()
  const viewer = useViewer()
  const { name, guardian = null, guardian_id, learner_id, is_inactive, registered_on } = guest
  return (
    <span className={styles.name}>
      {learner_id ? (
        <LearnerName
          learner={{ id: learner_id, name, guardian, ...(guardian_id && { guardian_id }) }}
          own={guest.own_student_ids}
        />
      ) : (
        <bdi>{name}</bdi>
      )}
      {guardian && (
        <span className={styles.guardian}>
          {' '}
          (<bdi>{guardian}</bdi>)
        </span>
      )}
      {is_inactive && (
        <>
          {' '}
          <InactiveMark />
        </>
      )}
      <GuestBooking guest={guest} />
      <span className={styles.since}>
        <Hidden>
          <FormattedMessage id="halaqas.guest.since" />{' '}
        </Hidden>
        {formatDayShort(registered_on, viewer)}
      </span>
    </span>
  )
}

/** The kids for whom a family comes to an interview, and the reservation, which staff may open. */
function GuestBooking({ guest: { booking, own_student_ids: own } }: GuestProps) {
  const styles = useStyles()
  const { list } = useFormats()
  if (!booking) return null
  const names = list(booking.learners.map((kid) => <LearnerName key={kid.id} learner={kid} own={own} />))
  const reference = (
    <StaffLink to={withSearch(paths.reservations, { id: booking.id })}>
      <bdi>{booking.reference}</bdi>
    </StaffLink>
  )
  return (
    <span className={styles.since}>
      <FormattedMessage id="halaqas.guest.booking" values={{ names, reference }} />
    </span>
  )
}

/** A learner: for staff a link to the record, for the tutor to the page of an own student. */
function LearnerName({ learner, own = [] }: { learner: LearnerKey; own: readonly number[] | undefined }) {
  const styles = useStyles()
  const name = <bdi>{learner.name}</bdi>
  if (own.includes(learner.id))
    return (
      <Link to={toMyStudent(learner.id)} className={styles.link}>
        {name}
      </Link>
    )
  return <StaffLink to={toStudentRecord(learner)}>{name}</StaffLink>
}

/** The e-mail address and phone of a guest, whom no record describes. */
export function GuestContact({ guest: { is_guest: isGuest, email, phone_number } }: GuestProps) {
  const styles = useStyles()
  if (!isGuest || (!email && !phone_number)) return null
  return (
    <span className={styles.contact}>
      {email && (
        <a className={styles.link} href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      )}
      {phone_number && (
        <a className={styles.link} href={`tel:${phone_number}`}>
          <bdi dir="ltr">{phone_number}</bdi>
        </a>
      )}
    </span>
  )
}

const useStyles = makeStyles({
  guardian: { color: tokens.colorNeutralForeground2 },
  name: { flex: '1 1 96px', minWidth: 0, overflowWrap: 'anywhere' },
  since: {
    display: 'block',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  contact: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    flexBasis: '100%',
    overflowWrap: 'anywhere',
  },
  link: { color: tokens.colorBrandForegroundLink, textUnderlineOffset: '4px' },
})
