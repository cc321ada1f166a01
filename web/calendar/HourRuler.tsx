import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { Hidden } from '#web/ui/Hidden.tsx'
import { HOUR_PX } from './DayColumn.tsx'
import { type Hours, formatTimesInZone, formatWholeHour } from './layoutEntries.ts'
import type { TemporalApi } from './temporal.ts'
import type { Day } from './week.ts'

interface HourRulerProps {
  temporal: TemporalApi
  hours: Hours
  days: readonly Day[]
  zone: string
  /** Second zone to show beside the hours; IANA name */
  second: string | undefined
}

/** The hours at the side of a time grid, in one or two zones. */
export function HourRuler({ temporal, hours, days, zone, second }: HourRulerProps) {
  const styles = useStyles()
  const all = Array.from({ length: hours.last - hours.first }, (_, index) => hours.first + index)
  return (
    <th scope="row" className={styles.root}>
      <Hidden>
        <FormattedMessage id="calendar.classes" />
      </Hidden>
      {all.slice(1).map((hour) => (
        <span
          key={hour}
          aria-hidden="true"
          className={styles.line}
          style={{ insetBlockStart: (hour - hours.first) * HOUR_PX - 8 }}
        >
          {second && (
            <span className={styles.hour}>
              {formatTimesInZone(temporal, { hour, days, zone, other: second }).map((time) => (
                <span key={time} className={styles.time}>
                  {time}
                </span>
              ))}
            </span>
          )}
          <span className={mergeClasses(styles.hour, styles.own)}>{formatWholeHour(hour)}</span>
        </span>
      ))}
    </th>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 3,
    padding: 0,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  line: { position: 'absolute', insetInline: 0, display: 'flex', justifyContent: 'flex-end' },
  hour: {
    flexGrow: 1,
    flexBasis: 0,
    paddingInlineEnd: '8px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  },
  own: { color: tokens.colorNeutralForeground1 },
  time: { display: 'block' },
})
