import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { WebinarDetail } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { formatError } from '#web/api/formatError.ts'
import { useQuery } from '#web/api/query.ts'
import { KidsStage } from '#web/domain/kid/KidsStage.tsx'
import { paths, withSearch } from '#web/paths.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { formatTime } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { CalendarButton } from '#web/ui/CalendarButton.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useJustChanged } from '#web/ui/useJustChanged.ts'
import { buildWebinarEvent } from './buildWebinarEvent.ts'
import { findKidsState, formatKidsState } from './kidsWebinarState.ts'
import { webinarQuery } from './queries.ts'
import type { WebinarRegistrations } from './useWebinarRegistrations.ts'
import { WatchRecording } from './WatchRecording.tsx'

interface KidsWebinarStageProps {
  id: number
  registrations: WebinarRegistrations
  onClose: () => void
}

/** A halaqa as a kid sees it, over the whole window: when, with whom, and one thing to do. */
export function KidsWebinarStage({ id, registrations, onClose }: KidsWebinarStageProps) {
  const intl = useIntl()
  const { data, error, isValidating, mutate } = useQuery(webinarQuery(id))
  const webinar = data?.data
  const title = webinar?.title ?? intl.formatMessage({ id: 'webinars.webinar' })
  return (
    <KidsStage
      title={title}
      seed={title}
      onClose={onClose}
      bottom={webinar && <Acts webinar={webinar} registrations={registrations} onClose={onClose} />}
    >
      {webinar && <Details webinar={webinar} registrations={registrations} />}
      {!webinar && error?.status === 404 && <FormattedMessage id="kidsWork.find.gone" />}
      {!webinar && error && error.status !== 404 && (
        <Failure text={formatError(error, intl)} isBusy={isValidating} onRetry={() => void mutate()} />
      )}
      {!webinar && !error && <Skeleton />}
    </KidsStage>
  )
}

interface PartProps {
  webinar: WebinarDetail
  registrations: WebinarRegistrations
}

function Details({ webinar, registrations }: PartProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { language, timeZone } = useViewer()
  const registration = registrations.findRegistration(webinar.id)
  const state = findKidsState(webinar, registration)
  return (
    <>
      <div className={styles.when}>
        <strong role="status">{formatKidsState(intl, webinar, state, webinar.seats_left)}</strong>
        <DateTime start={webinar.start_date_time} end={webinar.end_date_time} isZoneKnown />
        {state === 'booked' && registration && (
          <FormattedMessage
            id="kidsWork.find.door"
            values={{ time: formatTime(registration.join_from, language, timeZone) }}
          />
        )}
      </div>
      <span className={styles.tutor}>
        <Avatar name={webinar.tutor.name} picture={webinar.tutor.profile_picture_url} size="large" />
        <span>
          <FormattedMessage id="webinars.with" values={{ tutor: <bdi>{webinar.tutor.name}</bdi> }} />
        </span>
      </span>
      <p dir="auto" className={styles.text}>
        {webinar.description}
      </p>
      {state === 'finished' && <WatchRecording url={webinar.recording_url} title={webinar.title} />}
      {state === 'booked' && (
        <span>
          <CalendarButton
            name={`halaqa-${webinar.id}`}
            size="large"
            events={() => [buildWebinarEvent(webinar, location.origin)]}
          />
        </span>
      )}
    </>
  )
}

/** The large buttons: to take a seat or to wait for one, to go in, to give the seat back. */
function Acts({ webinar, registrations, onClose }: PartProps & { onClose: () => void }) {
  const navigate = useNavigate()
  const state = findKidsState(webinar, registrations.findRegistration(webinar.id))
  const isBusy = registrations.busy !== undefined
  const isNew = useJustChanged(state)
  const isHeld = state === 'booked' || state === 'waiting' || state === 'now'
  return (
    <>
      {isHeld && (
        <Button
          size="large"
          disabledFocusable={isBusy || isNew}
          onClick={() => void registrations.cancel(webinar)}
        >
          <FormattedMessage id="kidsWork.find.giveBack" />
        </Button>
      )}
      {state === 'now' && (
        <Button
          size="large"
          appearance="primary"
          onClick={() => void navigate(withSearch(paths.meeting, { halaqa: webinar.id }))}
        >
          <FormattedMessage id="kidsWork.halaqas.open" />
        </Button>
      )}
      {(state === 'free' || state === 'full') && (
        <Button
          size="large"
          appearance="primary"
          disabledFocusable={isBusy}
          onClick={() => void registrations.register(webinar)}
        >
          <FormattedMessage id={state === 'free' ? 'kidsWork.find.save' : 'kidsWork.find.wait'} />
        </Button>
      )}
      {!isHeld && state !== 'free' && state !== 'full' && (
        <Button size="large" appearance="primary" onClick={onClose}>
          <FormattedMessage id="kidsWork.find.all" />
        </Button>
      )}
    </>
  )
}

const useStyles = makeStyles({
  when: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    padding: '20px',
    borderRadius: '20px',
    backgroundColor: brandTokens.accentSoft,
  },
  tutor: { display: 'flex', alignItems: 'center', gap: '16px', fontSize: tokens.fontSizeBase500 },
  text: { margin: 0 },
})
