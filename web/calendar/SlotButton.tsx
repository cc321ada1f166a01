import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import { Hidden } from '#web/ui/Hidden.tsx'

export type SlotState = 'available' | 'selected' | 'pending' | 'busy' | 'reserved'

export interface CalendarSlot {
  id: number
  start_date_time: string
  end_date_time: string
  state: SlotState
}

// Inline paths: a week has a hundred slots, and an icon component costs more than its button
const marks = {
  available: drawMark('M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11'),
  selected: drawMark('M3 8.5l3.5 3.5L13 4.5'),
  pending: drawMark('M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M8 5v3.2h2.4'),
  busy: drawMark('M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M4.2 4.2l7.6 7.6'),
  reserved: drawMark('M3.5 7h9v6.5h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2'),
}

function drawMark(path: string) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" width="14" height="14">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.2" />
    </svg>
  )
}

export const slotStates = ['available', 'selected', 'pending', 'busy', 'reserved'] as const

interface SlotButtonProps {
  id: number
  state: SlotState
  /** Its text: the time, and the name of its state (`useSlotStateNames`) */
  time: string
  word: string
  /** Accessible name: day, times, zone and state */
  name: string
  tabIndex?: 0 | -1
  onPress: (id: number) => void
  /** Its place in a grid, formatted by `formatItemKey` */
  item?: string
}

/** A slot that can be booked, or shows by fill, outline, hatching, icon and text why it cannot. Memoized. */
export const SlotButton = memo(function SlotButton(props: SlotButtonProps) {
  const { id, state, onPress } = props
  const styles = useStyles()
  const isOpen = state === 'available' || state === 'selected'
  const parts = splitName(props)
  return (
    <button
      type="button"
      data-slot={id}
      data-item={props.item}
      className={mergeClasses(styles.root, styles[state], state === 'available' && styles.choosable)}
      aria-label={parts ? undefined : props.name}
      aria-pressed={isOpen ? state === 'selected' : undefined}
      aria-disabled={!isOpen}
      tabIndex={props.tabIndex ?? 0}
      // A double click chooses the hour; its second click does not deselect it
      onClick={({ detail }) => detail < 2 && onPress(id)}
    >
      {parts && <Hidden>{parts.before}</Hidden>}
      <span className={styles.time}>{props.time}</span>
      {parts && <Hidden>{parts.between}</Hidden>}
      <span className={styles.word}>
        {marks[state]}
        {props.word}
      </span>
    </button>
  )
})

/**
 * Splits the accessible name around what the button shows, so that the name contains the visible text as it is
 * written (WCAG 2.5.3); undefined if the name is another text.
 */
function splitName({ name, time, word }: SlotButtonProps) {
  const start = name.indexOf(time)
  const end = start + time.length
  const isSplit = start >= 0 && name.endsWith(word) && end <= name.length - word.length
  return isSplit ? { before: name.slice(0, start), between: name.slice(end, -word.length) } : undefined
}

/** Returns the names of the five slot states. See docs/decisions.md#slot-states. */
export function useSlotStateNames(): Readonly<Record<SlotState, string>> {
  const intl = useIntl()
  return useMemo(() => {
    const nameState = (state: SlotState) => intl.formatMessage({ id: `calendar.state.${state}` })
    return {
      available: nameState('available'),
      selected: nameState('selected'),
      pending: nameState('pending'),
      busy: nameState('busy'),
      reserved: nameState('reserved'),
    }
  }, [intl])
}

/** Explains the appearance of the slot states. */
export function SlotLegend() {
  const styles = useStyles()
  const words = useSlotStateNames()
  return (
    <ul className={styles.legend}>
      {slotStates.map((state) => (
        <li key={state} className={mergeClasses(styles.word, styles.sample, styles[state])}>
          {marks[state]}
          {words[state]}
        </li>
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
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
    '& > svg': { flexShrink: 0 },
  },
  available: {
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorBrandForeground1,
  },
  // Buttons alone: a sample of the legend keeps its colours
  choosable: { ':hover': { backgroundColor: brandTokens.brandSoft } },
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
    paddingBlock: '4px',
    paddingInline: '10px',
    borderRadius: tokens.borderRadiusCircular,
  },
})
