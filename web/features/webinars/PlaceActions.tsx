import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { Webinar, WebinarRegistration } from '#sdk'
import { FormattedMessage } from 'react-intl'
import { paths, withSearch } from '#web/paths.ts'
import { buildWebinarEvent } from '#web/domain/webinar/buildWebinarEvent.ts'
import { useSession } from '#web/state/stores.ts'
import { formatTime } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { CalendarButton } from '#web/ui/CalendarButton.tsx'
import { Hidden } from '#web/ui/Hidden.tsx'
import { Status } from '#web/ui/Status.tsx'
import { getAvailability } from './availability.ts'
import type { WebinarPlaces } from './useWebinarPlaces.ts'

interface PlaceActionsProps {
  webinar: Webinar
  places: WebinarPlaces
}

/** The actions for a webinar: register, join the waiting list, join, cancel. */
export function PlaceActions({ webinar, places }: PlaceActionsProps) {
  const styles = useStyles()
  const { user } = useSession()
  const place = places.findPlace(webinar.id)
  if (webinar.state === 'finished') return null
  if (webinar.is_cancelled)
    return (
      <Status tone="bad">
        <FormattedMessage id="webinars.isCancelled" />
      </Status>
    )
  if (place) return <HeldPlace webinar={webinar} place={place} places={places} />
  if (!places.mayRegister)
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
  return (
    <div className={styles.root}>
      {places.undoable === webinar.id && (
        <span role="status" className={styles.quiet}>
          <FormattedMessage id="webinars.cancelled" />
        </span>
      )}
      <Button
        appearance="primary"
        disabledFocusable={places.busy !== undefined}
        onClick={() => void places.register(webinar)}
      >
        <FormattedMessage id={selectLabel(places.undoable === webinar.id, availability === 'waiting')} />
        <Hidden>
          : <bdi>{webinar.title}</bdi>
        </Hidden>
      </Button>
      {!user && (
        <ButtonLink to={`${paths.webinarGuest}/${webinar.id}`} appearance="subtle">
          <FormattedMessage id="webinars.asGuest" />
        </ButtonLink>
      )}
    </div>
  )
}

function selectLabel(isUndo: boolean, isFull: boolean): MessageId {
  if (isUndo) return 'webinars.undo'
  return isFull ? 'webinars.wait' : 'webinars.register'
}

function HeldPlace({ webinar, place, places }: PlaceActionsProps & { place: WebinarRegistration }) {
  const styles = useStyles()
  const { language, timeZone } = useViewer()
  const isWaiting = place.status === 'waitlisted'
  return (
    <div className={styles.root}>
      <Status tone={isWaiting ? 'waiting' : 'good'}>
        {isWaiting ? (
          <FormattedMessage id="webinars.onWaitlist" values={{ place: place.waitlist_position ?? 1 }} />
        ) : (
          <FormattedMessage id="webinars.isRegistered" />
        )}
      </Status>
      {place.join_link && (
        <ButtonLink to={withSearch(paths.meeting, { halaqa: webinar.id })} appearance="primary">
          <FormattedMessage id="webinars.join" />
        </ButtonLink>
      )}
      {!place.join_link && !isWaiting && (
        <span className={styles.quiet}>
          <FormattedMessage
            id="webinars.joinFrom"
            values={{ time: formatTime(place.join_from, language, timeZone) }}
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
        disabledFocusable={places.busy !== undefined}
        onClick={() => void places.cancel(webinar)}
      >
        <FormattedMessage id="webinars.cancel" />
        <Hidden>
          : <bdi>{webinar.title}</bdi>
        </Hidden>
      </Button>
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
})
