import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage } from 'react-intl'
import { formatDay, formatZone } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { brandTokens } from '#web/theme/tokens.ts'

interface ClockChangesProps {
  /** IANA name of each zone with a clock change in the shown time, and its ISO instant */
  changes: readonly { name: string; at: string }[]
}

/** A notice that clocks change in the shown time. */
export function ClockChanges({ changes }: ClockChangesProps) {
  const styles = useStyles()
  const viewer = useViewer()
  const { language } = viewer
  return changes.map(({ name, at }) => (
    <p key={name} className={styles.change}>
      <FormattedMessage
        id="calendar.clockChange"
        values={{
          zone: formatZone(name, language, new Date(at)),
          date: formatDay(at, { ...viewer, timeZone: name }),
        }}
      />
    </p>
  ))
}

const useStyles = makeStyles({
  change: {
    margin: 0,
    padding: '8px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: brandTokens.waitingSoft,
    color: brandTokens.waiting,
    fontSize: tokens.fontSizeBase300,
  },
})
