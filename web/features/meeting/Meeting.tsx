import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { paths, withSearch } from '#web/paths.ts'
import { formatError } from '#web/api/formatError.ts'
import { openLogin } from '#web/state/dialogs.ts'
import { useSession, useStores } from '#web/state/stores.ts'
import { media } from '#web/theme/tokens.ts'
import { useNow } from '#web/time/viewer.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Failure } from '#web/ui/Failure.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { DeviceCheck } from './DeviceCheck.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { Lobby } from './Lobby.tsx'
import { RoomFrame } from './RoomFrame.tsx'
import { useDevices } from './useDevices.ts'
import { type Room, useRoom } from './useRoom.ts'

/** The meeting room: device check, then the meeting; leaving it reloads the app. See docs/decisions.md#meeting. */
export function Meeting() {
  const styles = useStyles()
  const intl = useIntl()
  const { user } = useSession()
  const { dialogs } = useStores()
  const [entered, setEntered] = useState<Room>()
  const { room, error, isRequested, webinarId, hasDoor, isUnknown, isBusy, retry } = useRoom(
    entered !== undefined,
  )
  const isAdmissible = user !== null || hasDoor
  if (entered?.link)
    return (
      <>
        <LeaveGuard isInside />
        <RoomFrame title={entered.title} link={entered.link} />
      </>
    )
  return (
    <div className={styles.root}>
      <LeaveGuard isInside={false} />
      <Heading level={1}>
        <FormattedMessage id="meeting.heading" />
      </Heading>
      {isRequested && !isAdmissible && (
        <Notice seed="meeting-login" title={intl.formatMessage({ id: 'meeting.login' })}>
          <Button
            appearance="primary"
            size="large"
            onClick={() =>
              openLogin(dialogs, { tab: 'login', returnTo: location.pathname + location.search })
            }
          >
            <FormattedMessage id="shell.login" />
          </Button>
          {webinarId !== undefined && (
            <ButtonLink to={`${paths.webinarGuest}/${webinarId}`} size="large">
              <FormattedMessage id="meeting.asGuest" />
            </ButtonLink>
          )}
        </Notice>
      )}
      {isAdmissible && isUnknown && (
        <Notice seed="no-meeting" title={intl.formatMessage({ id: 'meeting.unknown' })}>
          {webinarId !== undefined ? (
            <ButtonLink to={withSearch(paths.webinars, { id: webinarId })} appearance="primary">
              <FormattedMessage id="shell.webinars" />
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.dashboard} appearance="primary">
              <FormattedMessage id="shell.classes" />
            </ButtonLink>
          )}
        </Notice>
      )}
      {isAdmissible && !isUnknown && error && !room && (
        <Failure text={formatError(error, intl)} isBusy={isBusy} onRetry={retry} />
      )}
      {isAdmissible && isRequested && !isUnknown && !error && !room && (
        <Spinner label={intl.formatMessage({ id: 'shell.loading' })} />
      )}
      {(room || !isRequested) && <BeforeMeeting room={room} onEnter={setEntered} />}
    </div>
  )
}

interface BeforeMeetingProps {
  /** Undefined: device check only */
  room: Room | undefined
  onEnter: (room: Room) => void
}

function BeforeMeeting({ room, onEnter }: BeforeMeetingProps) {
  const styles = useStyles()
  const devices = useDevices()
  const now = useNow()
  // The meeting cannot be entered any more, so that no device is checked
  const isShut = room && (now >= Date.parse(room.end) || (room.closed && room.closed !== 'waitlisted'))
  return (
    <div className={isShut ? styles.single : styles.columns}>
      {!isShut && <DeviceCheck devices={devices} />}
      <div className={styles.side}>
        {room ? (
          <Lobby
            room={room}
            onEnter={() => {
              devices.stop()
              onEnter(room)
            }}
          />
        ) : (
          <p className={styles.quiet}>
            <FormattedMessage id="meeting.noRoom" />
          </p>
        )}
      </div>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1080px',
    marginInline: 'auto',
    padding: '24px 16px 64px',
    [media.desktop]: { padding: '48px 32px 96px' },
  },
  columns: {
    display: 'grid',
    gap: '32px',
    alignItems: 'start',
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)', gap: '48px' },
  },
  single: { display: 'grid', maxWidth: '640px' },
  side: { display: 'flex', flexDirection: 'column', gap: '16px' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
})
