import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'

/**
 * The zone of a page's times. It takes one line whatever the zone is: on a first visit the browser's is shown only once
 * the app has started, and nothing below may move.
 */
export function ZoneLine() {
  const styles = useStyles()
  const { language, timeZone, clock } = useViewer()
  return (
    // A new element for another zone: in Arabic a text that gets narrower counts as one that moved
    <span key={timeZone} className={styles.root}>
      <FormattedMessage
        id="ui.zone"
        values={{ zone: formatZone(timeZone, language, new Date(clock.madeAt)) }}
      />
    </span>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'block',
    overflow: 'hidden',
    color: tokens.colorNeutralForeground2,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
})
