import { makeStyles, tokens } from '@fluentui/react-components'
import { useIntl } from 'react-intl'
import { formatGroupTimes } from '#web/domain/booking/groupTimes.ts'
import { useViewer } from '#web/time/viewer.ts'
import { useGroupChoice } from './useGroupChoice.ts'

/** The weekly times and the tutor of a chosen group class. */
export function GroupClassLine({ id }: { id: number }) {
  const styles = useStyles()
  const intl = useIntl()
  const viewer = useViewer()
  const { findOffer } = useGroupChoice()
  const offer = findOffer(id)
  if (!offer) return null
  return (
    <span className={styles.root}>
      {formatGroupTimes(offer, viewer, intl)} · <bdi>{offer.tutor.name}</bdi>
    </span>
  )
}

const useStyles = makeStyles({
  root: { display: 'block', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
