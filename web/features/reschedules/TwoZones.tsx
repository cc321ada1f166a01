import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { formatDateTime, formatTime, formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'

interface TwoZonesProps {
  /** ISO date and time */
  instant: string
  /** IANA name of the other zone */
  other: string
}

/** A time in the viewer's zone and, if different, in another one. */
export function TwoZones({ instant, other }: TwoZonesProps) {
  const styles = useStyles()
  const viewer = useViewer()
  const { language } = viewer
  const own = formatDateTime(instant, viewer)
  const there = formatDateTime(instant, { ...viewer, timeZone: other })
  return (
    <span className={styles.root}>
      <time dateTime={instant} className={styles.own}>
        {own}
      </time>
      {there !== own && (
        <span className={styles.other}>
          <FormattedMessage
            id="ui.timeInZone"
            values={{
              time: formatTime(instant, language, other),
              zone: formatZone(other, language, new Date(instant)),
            }}
          />
        </span>
      )}
    </span>
  )
}

const useStyles = makeStyles({
  root: { display: 'inline-flex', flexDirection: 'column' },
  own: { whiteSpace: 'nowrap' },
  other: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    whiteSpace: 'nowrap',
  },
})
