import { makeStyles, tokens } from '@fluentui/react-components'
import { useIntl } from 'react-intl'
import { formatGroupTimes } from '#web/domain/booking/groupTimes.ts'
import { formatDayShort } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { useGroupChoice } from './useGroupChoice.ts'

interface GroupClassLineProps {
  id: number
  /** The classes that are booked */
  starts?: readonly string[] | undefined
}

/** The weekly times and the tutor of a chosen group class, and the days that are booked. */
export function GroupClassLine({ id, starts = [] }: GroupClassLineProps) {
  const styles = useStyles()
  const intl = useIntl()
  const viewer = useViewer()
  const { findOffer } = useGroupChoice()
  const offer = findOffer(id)
  if (!offer) return null
  return (
    <span className={styles.root}>
      {formatGroupTimes(offer, viewer, intl)} · <bdi>{offer.tutor.name}</bdi>
      {starts.length > 0 && (
        <span className={styles.days}>
          {intl.formatList(
            starts.map((start) => formatDayShort(start, viewer)),
            { type: 'unit' },
          )}
        </span>
      )}
    </span>
  )
}

const useStyles = makeStyles({
  days: { display: 'block' },
  root: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
