import { makeStyles, tokens } from '@fluentui/react-components'
import type { WebinarGuest } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { InactiveMark } from '#web/resource/PersonCell.tsx'
import { toStudentRecord } from '#web/resource/toPersonRecord.ts'
import { StaffLink } from '#web/resource/StaffLink.tsx'
import { formatDayShort } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Hidden } from '#web/ui/Hidden.tsx'

interface GuestProps {
  guest: WebinarGuest
}

/** The name in a registration, of a learner a link to the record for staff, and the day of the registration. */
export function GuestName({ guest }: GuestProps) {
  const styles = useStyles()
  const viewer = useViewer()
  const { name, guardian = null, guardian_id, learner_id, is_inactive, registered_on } = guest
  const person = <bdi>{name}</bdi>
  return (
    <span className={styles.name}>
      {learner_id ? (
        <StaffLink
          to={toStudentRecord({ id: learner_id, name, guardian, ...(guardian_id && { guardian_id }) })}
        >
          {person}
        </StaffLink>
      ) : (
        person
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
      <span className={styles.since}>
        <Hidden>
          <FormattedMessage id="halaqas.guest.since" />{' '}
        </Hidden>
        {formatDayShort(registered_on, viewer)}
      </span>
    </span>
  )
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
