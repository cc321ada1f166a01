import { makeStyles, tokens } from '@fluentui/react-components'
import type { GroupCourse } from '#sdk'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatGroupTimes, listFirstInstants } from '#web/domain/booking/groupTimes.ts'
import { getDayInZone, formatDate } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { RepeatedIcon } from '#web/ui/RepeatedIcon.tsx'

/** Days and hours of a group in the viewer's zone, and its start; the pattern itself follows the tutor's zone. */
export function GroupTimes({ offer }: { offer: GroupCourse }) {
  const styles = useStyles()
  const intl = useIntl()
  const viewer = useViewer()
  const { language, timeZone } = viewer
  const [first] = listFirstInstants(offer, viewer)
  return (
    <p className={styles.root}>
      <RepeatedIcon name="calendar" className={styles.icon} />
      <span>
        {formatGroupTimes(offer, viewer, intl)}
        <br />
        <span className={styles.quiet}>
          <FormattedMessage
            id={offer.is_auto_renew ? 'groups.startsRenewed' : 'groups.starts'}
            values={{
              date: formatDate(getDayInZone(first ?? offer.start_date, timeZone), language),
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
