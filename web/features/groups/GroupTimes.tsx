import { makeStyles, tokens } from '@fluentui/react-components'
import type { GroupCourse } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { getDayInZone, formatDate, formatWeekly } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { findFirstInstant } from '#web/time/weekly.ts'
import { RepeatedIcon } from '#web/ui/RepeatedIcon.tsx'

/** Days and hours of a group in the viewer's zone, and its start; the pattern itself follows the tutor's zone. */
export function GroupTimes({ offer }: { offer: GroupCourse }) {
  const styles = useStyles()
  const intl = useIntl()
  const { language, timeZone, clock } = useViewer()
  const today = getDayInZone(clock.madeAt, offer.time_zone)
  const from = offer.start_date > today ? offer.start_date : today
  const first = offer.days.map((day) => findFirstInstant(from, day, offer.start_time, offer.time_zone))
  return (
    <p className={styles.root}>
      <RepeatedIcon name="calendar" className={styles.icon} />
      <span>
        {intl.formatList(
          first.toSorted().map((instant) => formatWeekly(instant, language, timeZone)),
          { type: 'conjunction' },
        )}
        <br />
        <span className={styles.quiet}>
          <FormattedMessage
            id={offer.is_auto_renew ? 'groups.startsRenewed' : 'groups.starts'}
            values={{
              date: formatDate(getDayInZone(first.toSorted()[0] ?? offer.start_date, timeZone), language),
              minutes: offer.minutes,
            }}
          />
        </span>
      </span>
    </p>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: '8px',
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  icon: { flexShrink: 0, width: '20px', height: '20px', marginTop: '1px' },
  quiet: { color: tokens.colorNeutralForeground3 },
})
