import { makeStyles, tokens } from '@fluentui/react-components'
import type { WebinarDetail } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQuery } from '#web/api/query.ts'
import { buildWebinarEvent } from './buildWebinarEvent.ts'
import { formatError } from '#web/api/formatError.ts'
import { paths } from '#web/paths.ts'
import { formatMeetingTitle } from '#web/domain/titles.ts'
import { useDetailName } from '#web/domain/useDetailName.ts'
import { useInstitute } from '#web/state/stores.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { CalendarButton } from '#web/ui/CalendarButton.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Status } from '#web/ui/Status.tsx'
import { Tag } from '#web/ui/Tag.tsx'
import { RegistrationActions } from './RegistrationActions.tsx'
import { WatchRecording } from './WatchRecording.tsx'
import { webinarQuery } from './queries.ts'
import type { WebinarRegistrations } from './useWebinarRegistrations.ts'

interface WebinarDrawerProps {
  id: number
  registrations: WebinarRegistrations
  onClose: () => void
}

/** The details of a webinar over the list, with a URL of its own. */
export function WebinarDrawer({ id, registrations, onClose }: WebinarDrawerProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { data, error, isValidating, mutate } = useQuery(webinarQuery(id))
  const webinar = data?.data
  const { institute } = useInstitute()
  const { language } = useViewer()
  useDetailName(webinar && formatMeetingTitle(webinar, institute, language))
  const label = webinar?.title ?? intl.formatMessage({ id: 'webinars.webinar' })
  return (
    <Panel
      isWide
      label={label}
      // The record's own heading follows
      top={webinar ? <span /> : <bdi>{label}</bdi>}
      bottom={
        webinar &&
        webinar.state !== 'finished' && (
          <RegistrationActions webinar={webinar} registrations={registrations} />
        )
      }
      onClose={onClose}
    >
      {webinar && (
        <Details webinar={webinar} isRegistered={registrations.findRegistration(webinar.id) !== undefined} />
      )}
      {!webinar && error?.status === 404 && (
        <Notice seed="no-halaqa" title={intl.formatMessage({ id: 'webinars.unknown' })}>
          <ButtonLink to={paths.webinars} appearance="primary">
            <FormattedMessage id="webinars.all" />
          </ButtonLink>
        </Notice>
      )}
      {!webinar && error && error.status !== 404 && (
        <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      )}
      {!webinar && !error && (
        <div aria-busy="true" className={styles.root}>
          <noscript>
            <ButtonLink to={`${paths.webinarGuest}/${id}`}>
              <FormattedMessage id="webinars.asGuest" />
            </ButtonLink>
          </noscript>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.block} />
          <Skeleton />
        </div>
      )}
    </Panel>
  )
}

interface DetailsProps {
  webinar: WebinarDetail
  /** The calendar file is then offered beside the registration */
  isRegistered: boolean
}

function Details({ webinar, isRegistered }: DetailsProps) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <span className={styles.tags}>
        <Tag tone="accent">
          <FormattedMessage id="webinars.free" />
        </Tag>
        <Tag>{webinar.language.name}</Tag>
        {webinar.state === 'running' && (
          <Status tone="bad">
            <FormattedMessage id="webinars.live" />
          </Status>
        )}
      </span>
      <Heading level={2}>
        <bdi>{webinar.title}</bdi>
      </Heading>
      <div className={styles.when}>
        <strong>
          <DateTime start={webinar.start_date_time} end={webinar.end_date_time} />
        </strong>
        {webinar.state === 'not started' && !webinar.is_cancelled && (
          <Countdown until={webinar.start_date_time} />
        )}
        {webinar.state !== 'finished' && !webinar.is_cancelled && (
          <span className={styles.quiet}>
            <FormattedMessage id="webinars.seats" values={{ count: webinar.seats_left }} />
            {webinar.waitlisted > 0 && (
              <>
                {' · '}
                <FormattedMessage id="webinars.waitlisted" values={{ count: webinar.waitlisted }} />
              </>
            )}
          </span>
        )}
      </div>
      <p dir="auto" className={styles.text}>
        {webinar.description}
      </p>
      <span className={styles.tutor}>
        <Avatar name={webinar.tutor.name} picture={webinar.tutor.profile_picture_url} />
        <span>
          <FormattedMessage id="webinars.with" values={{ tutor: <bdi>{webinar.tutor.name}</bdi> }} />
        </span>
      </span>
      {((webinar.state === 'finished' && !webinar.is_cancelled) || webinar.recording_url) && (
        <WatchRecording url={webinar.recording_url} title={webinar.title} />
      )}
      {webinar.state === 'not started' && !webinar.is_cancelled && !isRegistered && (
        <CalendarButton
          name={`halaqa-${webinar.id}`}
          events={() => [buildWebinarEvent(webinar, location.origin)]}
        />
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '20px' },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  when: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '12px',
    boxSizing: 'border-box',
    width: '100%',
    padding: '20px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.sunken,
  },
  text: { margin: 0, maxWidth: '68ch' },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  tutor: { display: 'flex', alignItems: 'center', gap: '12px' },
  title: { width: '60%', height: '36px' },
  block: { width: '100%', height: '120px' },
})
