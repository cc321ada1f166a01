import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { Webinar, WebinarRegistration } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { paths, withSearch } from '#web/paths.ts'
import { buildWebinarEvent } from './buildWebinarEvent.ts'
import { useSession } from '#web/state/stores.ts'
import { formatTime } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { CalendarButton } from '#web/ui/CalendarButton.tsx'
import { Hidden } from '#web/ui/Hidden.tsx'
import { Status } from '#web/ui/Status.tsx'
import { getAvailability } from './availability.ts'
import type { WebinarRegistrations } from './useWebinarRegistrations.ts'

interface RegistrationActionsProps {
  webinar: Webinar
  registrations: WebinarRegistrations
}

/** The actions for a webinar: register, join the waiting list, join, cancel. */
export function RegistrationActions({ webinar, registrations }: RegistrationActionsProps) {
  const styles = useStyles()
  const { user } = useSession()
  const registration = registrations.findRegistration(webinar.id)
  if (webinar.is_cancelled)
    return (
      <Status tone="bad">
        <FormattedMessage id="webinars.isCancelled" />
      </Status>
    )
  if (webinar.state === 'finished') return null
  if (registration)
    return <HeldRegistration webinar={webinar} registration={registration} registrations={registrations} />
  if (!registrations.mayRegister)
    return (
      <p className={styles.quiet}>
        <FormattedMessage id="webinars.learnersOnly" />
      </p>
    )
  const availability = getAvailability(webinar)
  if (availability === 'none')
    return (
      <p className={styles.quiet}>
        <FormattedMessage id="webinars.full" />
      </p>
    )
  const cancelled = registrations.undoable?.id === webinar.id ? registrations.undoable : undefined
  return (
    <div className={styles.root}>
      {cancelled && (
        <span role="status" className={styles.quiet}>
          <FormattedMessage id={cancelled.wasWaiting ? 'webinars.left' : 'webinars.cancelled'} />
        </span>
      )}
      <Button
        appearance="primary"
        disabledFocusable={registrations.busy !== undefined}
        onClick={() => void registrations.register(webinar)}
      >
        <FormattedMessage id={selectLabel(cancelled !== undefined, availability === 'waiting')} />
        <Hidden>
          {' '}
          <bdi>{webinar.title}</bdi>
        </Hidden>
      </Button>
      {!user && (
        <ButtonLink to={`${paths.webinarGuest}/${webinar.id}`} appearance="subtle">
          <FormattedMessage id={availability === 'waiting' ? 'webinars.asGuest.wait' : 'webinars.asGuest'} />
        </ButtonLink>
      )}
    </div>
  )
}

function selectLabel(isUndo: boolean, isFull: boolean): MessageId {
  if (isUndo) return 'webinars.undo'
  return isFull ? 'webinars.wait' : 'webinars.register'
}

function HeldRegistration({
  webinar,
  registration,
  registrations,
}: RegistrationActionsProps & { registration: WebinarRegistration }) {
  const styles = useStyles()
  const { language, timeZone } = useViewer()
  const isWaiting = registration.status === 'waitlisted'
  return (
    <div className={styles.root}>
      <Status tone={isWaiting ? 'waiting' : 'good'}>
        {isWaiting ? (
          <FormattedMessage
            id="webinars.onWaitlist"
            values={{ place: registration.waitlist_position ?? 1 }}
          />
        ) : (
          <FormattedMessage id="webinars.isRegistered" />
        )}
      </Status>
      {registration.join_link && (
        <ButtonLink to={withSearch(paths.meeting, { halaqa: webinar.id })} appearance="primary">
          <FormattedMessage id="webinars.join" />
        </ButtonLink>
      )}
      {!registration.join_link && !isWaiting && (
        <span className={styles.quiet}>
          <FormattedMessage
            id="webinars.joinFrom"
            values={{ time: formatTime(registration.join_from, language, timeZone) }}
          />
        </span>
      )}
      <CalendarButton
        name={`halaqa-${webinar.id}`}
        appearance="subtle"
        events={() => [buildWebinarEvent(webinar, location.origin)]}
      />
      <Button
        appearance="subtle"
        disabledFocusable={registrations.busy !== undefined}
        onClick={() => void registrations.cancel(webinar)}
      >
        <FormattedMessage id={isWaiting ? 'webinars.leave' : 'webinars.cancel'} />
        <Hidden>
          {' '}
          <bdi>{webinar.title}</bdi>
        </Hidden>
      </Button>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
})
