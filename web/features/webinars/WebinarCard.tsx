import { makeStyles, tokens } from '@fluentui/react-components'
import { PeopleRegular } from '@fluentui/react-icons/svg/people'
import type { Webinar } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useSession } from '#web/state/stores.ts'
import { formatDayShort, formatTime } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { CardName } from '#web/ui/CardName.tsx'
import { LinkCard } from '#web/ui/LinkCard.tsx'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Status } from '#web/ui/Status.tsx'
import { Tag } from '#web/ui/Tag.tsx'
import { RegistrationActions } from './RegistrationActions.tsx'
import type { WebinarRegistrations } from './useWebinarRegistrations.ts'

interface WebinarCardProps {
  webinar: Webinar
  registrations: WebinarRegistrations
  /** Path of its details */
  to: string
}

/** A webinar in the list: time in the viewer's zone, title, tutor, and seats. */
export function WebinarCard({ webinar, registrations, to }: WebinarCardProps) {
  const styles = useStyles()
  const { user } = useSession()
  const viewer = useViewer()
  const { language, timeZone } = viewer
  const { start_date_time: start, end_date_time: end } = webinar
  return (
    <LinkCard className={styles.root}>
      <div className={styles.top}>
        <time dateTime={start} className={styles.time}>
          <span className={styles.day}>{formatDayShort(start, viewer)}</span>
          <span className={styles.hours}>
            {formatTime(start, language, timeZone)}–{formatTime(end, language, timeZone)}
          </span>
        </time>
        {webinar.state === 'running' ? (
          <Status tone="bad">
            <FormattedMessage id="webinars.live" />
          </Status>
        ) : (
          <Tag>{webinar.language.name}</Tag>
        )}
      </div>
      <CardName level={2} to={to} keepsScroll>
        {webinar.title}
      </CardName>
      <p dir="auto" className={styles.text}>
        {webinar.description}
      </p>
      <span className={styles.tutor}>
        <Avatar name={webinar.tutor.name} picture={webinar.tutor.profile_picture_url} size="small" />
        <bdi>{webinar.tutor.name}</bdi>
      </span>
      {webinar.state !== 'finished' && (
        <span className={styles.seats}>
          <PeopleRegular aria-hidden="true" className={styles.icon} />
          <FormattedMessage
            id="webinars.seats"
            values={{ count: Math.max(0, webinar.capacity - webinar.registered) }}
          />
        </span>
      )}
      <div className={styles.actions}>
        {webinar.state === 'finished' && webinar.has_recording === false ? (
          <span className={styles.text}>
            <FormattedMessage id="webinars.noRecording" />
          </span>
        ) : webinar.state === 'finished' ? (
          <Link to={to} preventScrollReset tabIndex={-1} aria-hidden="true" className={styles.more}>
            <FormattedMessage id={user ? 'webinars.recording' : 'webinars.loginToWatch'} />
          </Link>
        ) : (
          <RegistrationActions webinar={webinar} registrations={registrations} />
        )}
      </div>
    </LinkCard>
  )
}

const useStyles = makeStyles({
  root: {
    gap: '12px',
    padding: '20px',
  },
  top: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '8px' },
  time: { display: 'flex', flexDirection: 'column' },
  day: {
    color: tokens.colorBrandForeground1,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  hours: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  text: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  tutor: { display: 'flex', alignItems: 'center', gap: '8px', fontSize: tokens.fontSizeBase300 },
  seats: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
  },
  icon: { width: '20px', height: '20px' },
  actions: { position: 'relative', zIndex: 1, marginTop: 'auto', paddingTop: '4px' },
  more: { color: tokens.colorBrandForegroundLink, fontSize: tokens.fontSizeBase300 },
})
