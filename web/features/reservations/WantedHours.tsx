import { makeStyles } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { formatDateTime, formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { DateTime } from '#web/ui/DateTime.tsx'
import { Heading } from '#web/ui/Heading.tsx'

interface WantedHoursProps {
  /** Begin of each class */
  wanted: readonly string[]
  /** Null when they are no longer held, undefined for a booking that was replaced */
  heldUntil: string | null | undefined
}

/** The hours that were chosen for a booking that waits for its payment, and until when they are held. */
export function WantedHours({ wanted, heldUntil }: WantedHoursProps) {
  const styles = useStyles()
  const viewer = useViewer()
  const zone = formatZone(viewer.timeZone, viewer.language, new Date(viewer.clock.madeAt))
  return (
    <>
      <Heading level={3}>
        <FormattedMessage id="myReservations.wanted" values={{ zone }} />
      </Heading>
      <ol className={styles.list}>
        {wanted.map((start) => (
          <li key={start}>
            <DateTime start={start} isZoneKnown />
          </li>
        ))}
      </ol>
      {heldUntil !== undefined && (
        <p className={styles.text}>
          {heldUntil ? (
            <FormattedMessage id="myReservations.kept" values={{ time: formatDateTime(heldUntil, viewer) }} />
          ) : (
            <FormattedMessage id="myReservations.notKept" />
          )}
        </p>
      )}
    </>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px', margin: 0, paddingInlineStart: '20px' },
  text: { margin: 0 },
})
