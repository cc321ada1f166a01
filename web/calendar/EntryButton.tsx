import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { CSSProperties } from 'react'
import { brandTokens, media, motion } from '#web/theme/tokens.ts'
import type { CalendarEntry } from './calendarEntry.ts'
import { Hidden } from '#web/ui/Hidden.tsx'

interface EntryButtonProps {
  entry: CalendarEntry
  /** Shown before the title */
  time: string
  itemKey: string
  isStop: boolean
  /** One line in a month, two in a day or week */
  isLine?: boolean
  style?: CSSProperties
  onOpen: (id: number) => void
}

/** An entry of a calendar; border, fill and accessible name show its state, not only the colour. */
export function EntryButton({
  entry,
  time,
  itemKey,
  isStop,
  isLine = false,
  style,
  onOpen,
}: EntryButtonProps) {
  const styles = useStyles()
  const struck = entry.tone === 'gone' && styles.struck
  return (
    <button
      type="button"
      data-item={itemKey}
      data-entry={entry.id}
      tabIndex={isStop ? 0 : -1}
      title={entry.title}
      style={style}
      className={mergeClasses(styles.root, styles[entry.tone], isLine ? styles.line : styles.block)}
      onClick={() => onOpen(entry.id)}
    >
      <Hidden>{entry.name}</Hidden>
      <span aria-hidden="true" className={mergeClasses(styles.time, struck)}>
        {time}
      </span>
      <span aria-hidden="true" dir="auto" className={mergeClasses(styles.title, struck)}>
        {entry.title}
      </span>
      {entry.mark ? (
        <span aria-hidden="true" className={styles.mark}>
          {entry.mark}
        </span>
      ) : (
        !isLine && (
          <span aria-hidden="true" dir="auto" className={styles.detail}>
            {entry.detail}
          </span>
        )
      )}
    </button>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    boxSizing: 'border-box',
    minWidth: 0,
    margin: 0,
    border: 'none',
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    transitionProperty: 'box-shadow',
    transitionDuration: motion.quick.split(' ')[0],
    // Fills of states are see-through there, and hour lines would cross the text
    [media.forced]: { backgroundColor: 'Canvas' },
    ':hover': { boxShadow: brandTokens.shadowRaised },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  block: {
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    padding: '3px 6px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
  },
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    width: '100%',
    minHeight: '24px',
    paddingBlock: 0,
    paddingInline: '6px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
  },
  time: { flexShrink: 0, fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
  // Cut off sideways only: the dots of a final ي lie below the line. Without a minimum of 0 a clipped text takes its whole width
  // By its own direction, so that the end is cut off and not the beginning
  title: {
    minWidth: 0,
    overflowX: 'clip',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
  detail: {
    minWidth: 0,
    overflowX: 'clip',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: ['-webkit-match-parent', 'match-parent'],
    color: tokens.colorNeutralForeground2,
  },
  struck: { textDecorationLine: 'line-through' },
  mark: { flexShrink: 0, color: brandTokens.bad, fontWeight: tokens.fontWeightSemibold },
  good: { backgroundColor: brandTokens.brandSoft, borderInlineStartColor: tokens.colorBrandBackground },
  neutral: {
    backgroundColor: brandTokens.sunken,
    borderInlineStartColor: tokens.colorNeutralStrokeAccessible,
  },
  waiting: {
    backgroundColor: brandTokens.waitingSoft,
    borderInlineStartColor: brandTokens.waiting,
    borderInlineStartStyle: 'dashed',
  },
  gone: {
    backgroundColor: 'transparent',
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke2}`,
    borderInlineStartColor: brandTokens.bad,
    color: tokens.colorNeutralForeground2,
  },
  past: {
    backgroundColor: 'transparent',
    boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke2}`,
    borderInlineStartColor: tokens.colorNeutralStroke1,
    color: tokens.colorNeutralForeground3,
  },
})
