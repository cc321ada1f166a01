import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { paths } from '#web/paths.ts'
import { useSession } from '#web/state/stores.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { formatTime } from '#web/time/format.ts'
import { useNow, useViewer } from '#web/time/viewer.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Heading } from '#web/ui/Heading.tsx'
import { Status } from '#web/ui/Status.tsx'
import type { Room } from './useRoom.ts'

interface LobbyProps {
  room: Room
  onEnter: () => void
}

/** The meeting before joining: title, people, time; open, not yet open, or over. */
export function Lobby({ room, onEnter }: LobbyProps) {
  const styles = useStyles()
  const { user } = useSession()
  const { language, timeZone } = useViewer()
  const now = useNow()
  const isOver = now >= Date.parse(room.end)
  const closed = room.closed === 'waitlisted' && isOver ? 'unseated' : room.closed
  const isShut = isOver || (closed !== undefined && closed !== 'waitlisted')
  const isBefore = now < Date.parse(room.joinFrom)
  return (
    <div className={styles.root}>
      <Heading level={2}>
        <bdi>{room.title}</bdi>
      </Heading>
      <span className={styles.quiet}>
        <bdi>{room.people}</bdi>
      </span>
      <strong>
        <DateTime start={room.start} end={room.end} />
      </strong>
      {user?.category === 'kids' && (
        <p className={styles.conduct}>
          <FormattedMessage id="meeting.conduct" />
        </p>
      )}
      {closed && (
        <Status tone={tones[closed]}>
          <FormattedMessage id={`meeting.closed.${closed}`} />
        </Status>
      )}
      {!closed && isOver && (
        <Status tone="neutral">
          <FormattedMessage id="meeting.over" />
        </Status>
      )}
      {!isOver && room.link && (
        <Button appearance="primary" size="large" className={styles.enter} onClick={onEnter}>
          <FormattedMessage id={room.isHost ? 'meeting.start' : 'meeting.join'} />
        </Button>
      )}
      {!closed && !isOver && !room.link && (
        <div role="status" className={styles.waiting}>
          <Status tone="waiting">
            <FormattedMessage id={isBefore ? 'meeting.early' : 'meeting.waitingForHost'} />
          </Status>
          {isBefore && (
            <>
              <Countdown until={room.joinFrom} />
              <span className={styles.quiet}>
                <FormattedMessage
                  id="meeting.opens"
                  values={{ time: formatTime(room.joinFrom, language, timeZone) }}
                />
              </span>
            </>
          )}
        </div>
      )}
      {/* A guest, or one who got no seat, has no list of own classes to go back to */}
      {isShut && (!user || closed === 'unseated') && (
        <ButtonLink to={paths.webinars} appearance="primary">
          <FormattedMessage id="shell.webinars" />
        </ButtonLink>
      )}
    </div>
  )
}

const tones = {
  waitlisted: 'waiting',
  unseated: 'neutral',
  cancelled: 'bad',
  removed: 'bad',
  seatless: 'bad',
} as const

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '12px',
    padding: '24px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    // The states are sentences, which take several lines on a phone
    '& > span': { whiteSpace: 'normal', borderRadius: tokens.borderRadiusXLarge },
  },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  conduct: {
    margin: 0,
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.accentSoft,
  },
  enter: { minHeight: '52px', alignSelf: 'stretch' },
  waiting: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px' },
})
