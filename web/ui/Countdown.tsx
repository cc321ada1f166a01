import { makeStyles, tokens } from '@fluentui/react-components'
import { FormattedMessage, useIntl } from 'react-intl'
import { computeTimeLeft } from '#web/time/countdown.ts'
import { useNow } from '#web/time/viewer.ts'

interface CountdownProps {
  /** ISO date and time with offset */
  until: string
  /** Shown when the time has come */
  children?: React.ReactNode
}

const DAY_S = 86_400
const parts = ['days', 'hours', 'minutes', 'seconds'] as const

/** A countdown to an instant by the server's clock. Not announced: the time itself is shown beside it. */
export function Countdown({ until, children }: CountdownProps) {
  const styles = useStyles()
  const intl = useIntl()
  const now = useNow()
  const left = computeTimeLeft(until, now)
  const seconds = (Date.parse(until) - now) / 1000
  if (seconds <= 0) return children
  const shown = seconds >= DAY_S ? parts.slice(0, 3) : parts.slice(1)
  return (
    <span className={styles.root} role="timer" aria-live="off">
      {shown.map((part) => (
        <span key={part} className={styles.part}>
          <span className={styles.figure}>
            {intl.formatNumber(left[part], { minimumIntegerDigits: part === 'days' ? 1 : 2 })}
          </span>
          <span className={styles.unit}>
            <FormattedMessage id={`ui.time.${part}`} values={{ count: left[part] }} />
          </span>
        </span>
      ))}
    </span>
  )
}

const useStyles = makeStyles({
  root: { display: 'inline-flex', gap: '16px', fontVariantNumeric: 'tabular-nums' },
  part: { display: 'inline-flex', flexDirection: 'column', alignItems: 'center', minWidth: '44px' },
  figure: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
  },
  unit: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})
