import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { TimerRegular } from '@fluentui/react-icons/svg/timer'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSelection } from '#web/state/stores.ts'
import { brandTokens } from '#web/theme/tokens.ts'
import { computeTimeLeft } from '#web/time/countdown.ts'
import { useNow } from '#web/time/viewer.ts'
import { Hidden } from '#web/ui/Hidden.tsx'

interface HoldBarProps {
  isBusy: boolean
  onExtend: () => void
  /** Holds the same slots again after the hold has expired */
  onHoldAgain: () => void
}

/** Shows how long the chosen slots are held; announced one minute before the end. */
export function HoldBar({ isBusy, onExtend, onHoldAgain }: HoldBarProps) {
  const styles = useStyles()
  const intl = useIntl()
  const now = useNow()
  const { hold, slots } = useSelection()
  if (slots.length === 0) return null
  const seconds = hold ? (Date.parse(hold.expires_at) - now) / 1000 : 0
  const isOver = seconds <= 0
  if (!hold && isBusy) return null
  // Without a hold its time is not over: another window of the person has taken its place
  const ended = hold ? 'booking.hold.over' : 'booking.hold.lost'
  const left = computeTimeLeft(hold?.expires_at ?? new Date(now).toISOString(), now)
  const figures = `${left.hours * 60 + left.minutes}:${String(left.seconds).padStart(2, '0')}`
  return (
    <div className={mergeClasses(styles.root, isOver && styles.over)}>
      <TimerRegular aria-hidden="true" className={styles.icon} />
      <span className={styles.texts}>
        {isOver ? (
          <FormattedMessage id={ended} />
        ) : (
          <FormattedMessage
            id="booking.hold.left"
            values={{
              time: (
                <strong role="timer" aria-live="off" className={styles.figures}>
                  {figures}
                </strong>
              ),
            }}
          />
        )}
      </span>
      <Hidden>
        <span role="status">
          {!isOver && seconds <= 60 && intl.formatMessage({ id: 'booking.hold.soon' })}
          {isOver && intl.formatMessage({ id: ended })}
        </span>
      </Hidden>
      {(isOver || (hold && hold.extensions_left > 0)) && (
        <Button disabledFocusable={isBusy} onClick={isOver ? onHoldAgain : onExtend}>
          <FormattedMessage id={isOver ? 'booking.hold.again' : 'booking.hold.extend'} />
        </Button>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: brandTokens.brandSoft,
    fontSize: tokens.fontSizeBase300,
  },
  over: { backgroundColor: brandTokens.waitingSoft, color: brandTokens.waiting },
  icon: { flexShrink: 0, width: '20px', height: '20px' },
  texts: { flex: '1 1 200px', minWidth: 0 },
  figures: { fontVariantNumeric: 'tabular-nums' },
})
