import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import { CircleRegular } from '@fluentui/react-icons/svg/circle'
import { ClockRegular } from '@fluentui/react-icons/svg/clock'
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed'
import { ProhibitedRegular } from '@fluentui/react-icons/svg/prohibited'
import { type KeyboardEvent, memo } from 'react'
import { FormattedMessage } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'

export type SlotState = 'available' | 'selected' | 'pending' | 'busy' | 'reserved'

export interface CalendarSlot {
  id: number
  start_date_time: string
  end_date_time: string
  state: SlotState
}

const icons = {
  available: CircleRegular,
  selected: CheckmarkRegular,
  pending: ClockRegular,
  busy: ProhibitedRegular,
  reserved: LockClosedRegular,
} as const

export const slotStates = ['available', 'selected', 'pending', 'busy', 'reserved'] as const

interface SlotButtonProps {
  slot: CalendarSlot
  /** What stands on it */
  time: string
  /** Day, times, zone and state in full */
  name: string
  tabIndex?: 0 | -1
  onPress: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLButtonElement>) => void
}

/** An hour that can be booked, or says in fill, outline, hatch, icon and words why it cannot. */
export function SlotButton({ slot, time, name, tabIndex = 0, onPress, onKeyDown }: SlotButtonProps) {
  const styles = useStyles()
  const isOpen = slot.state === 'available' || slot.state === 'selected'
  return (
    <button
      type="button"
      data-slot={slot.id}
      className={mergeClasses(styles.root, styles[slot.state])}
      aria-label={name}
      aria-pressed={isOpen ? slot.state === 'selected' : undefined}
      aria-disabled={!isOpen}
      tabIndex={tabIndex}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <span className={styles.time}>{time}</span>
      <SlotWord state={slot.state} />
    </button>
  )
}

/** The state in icon and word; of a week's hundred most stay as they are when another week comes. */
export const SlotWord = memo(function SlotWord({ state }: { state: SlotState }) {
  const styles = useStyles()
  const Icon = icons[state]
  return (
    <span className={styles.word}>
      <Icon aria-hidden="true" className={styles.icon} />
      <FormattedMessage id={`calendar.state.${state}`} />
    </span>
  )
})

/** What the looks mean. */
export function SlotLegend() {
  const styles = useStyles()
  return (
    <ul className={styles.legend}>
      {slotStates.map((state) => (
        <li key={state} className={mergeClasses(styles.sample, styles[state])}>
          <SlotWord state={state} />
        </li>
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '52px',
    padding: '6px 4px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    fontFamily: 'inherit',
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  time: {
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  word: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
  },
  icon: { flexShrink: 0, width: '14px', height: '14px' },
  available: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForeground1,
    ':hover': { backgroundColor: brandTokens.brandSoft },
  },
  selected: {
    border: `1px solid ${tokens.colorBrandBackground}`,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  pending: {
    border: `1px dashed ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
  },
  busy: {
    backgroundImage: `repeating-linear-gradient(135deg, transparent 0 6px, ${tokens.colorNeutralStroke2} 6px 7px)`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    cursor: 'default',
  },
  reserved: {
    backgroundColor: brandTokens.sunken,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground2,
  },
  legend: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  sample: {
    display: 'inline-flex',
    paddingBlock: '4px',
    paddingInline: '10px',
    borderRadius: tokens.borderRadiusCircular,
    ':hover': { backgroundColor: 'unset' },
  },
})
