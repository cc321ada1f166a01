import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { useIntl } from 'react-intl'
import { brandTokens, media } from '#web/theme/tokens.ts'
import { formatTime } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import { getDayNames } from './dayNames.ts'
import type { CalendarEntry } from './calendarEntry.ts'
import { EntryButton } from './EntryButton.tsx'
import { formatItemKey } from './useGridNavigation.ts'
import { Hidden } from '#web/ui/Hidden.tsx'

interface MonthCellProps {
  date: string
  /** Index among the shown days */
  index: number
  entries: readonly CalendarEntry[]
  zone: string
  isOutside: boolean
  isToday: boolean
  /** Before today */
  isOver: boolean
  isChosen: boolean
  isCompact: boolean
  stop: number | undefined
  onOpen: (id: number) => void
  onDay: (date: string) => void
}

const ENTRIES_MAX = 3

/** Selects the entries that a month cell shows, and the number of focusable items. */
export function selectShownEntries(entries: readonly CalendarEntry[], isCompact: boolean) {
  if (isCompact) return { shown: [], more: 0, items: 1 }
  const shown = entries.length > ENTRIES_MAX ? entries.slice(0, ENTRIES_MAX - 1) : entries
  const more = entries.length - shown.length
  return { shown, more, items: 1 + shown.length + (more ? 1 : 0) }
}

/** One day of a month; memoized. */
export const MonthCell = memo(function MonthCell({
  date,
  index,
  entries,
  isCompact,
  ...rest
}: MonthCellProps) {
  const styles = useStyles()
  const intl = useIntl()
  const { language } = useViewer()
  const { shown, more } = selectShownEntries(entries, isCompact)
  const names = getDayNames(date, language)
  const active = entries.filter(({ tone }) => tone !== 'gone')
  return (
    <td
      aria-selected={rest.isChosen}
      className={mergeClasses(styles.root, isCompact ? styles.compact : rest.isOver && styles.over)}
    >
      <button
        type="button"
        data-item={formatItemKey(index, 0)}
        tabIndex={rest.stop === 0 ? 0 : -1}
        aria-current={rest.isToday ? 'date' : undefined}
        className={mergeClasses(
          styles.day,
          (rest.isOutside || rest.isOver) && styles.quiet,
          rest.isChosen && styles.chosen,
          rest.isToday && styles.today,
        )}
        onClick={() => rest.onDay(date)}
      >
        <Hidden>
          {intl.formatMessage({ id: 'calendar.dayWith' }, { day: names.full(), count: active.length })}
        </Hidden>
        <span aria-hidden="true">{names.number()}</span>
      </button>
      {isCompact && (
        <span aria-hidden="true" className={styles.dots}>
          {active.slice(0, ENTRIES_MAX).map(({ id, tone }) => (
            <span key={id} className={mergeClasses(styles.dot, tone === 'past' && styles.pastDot)} />
          ))}
        </span>
      )}
      {shown.map((entry, item) => (
        <EntryButton
          key={entry.id}
          entry={entry}
          time={formatTime(entry.start_date_time, language, rest.zone)}
          itemKey={formatItemKey(index, item + 1)}
          isStop={rest.stop === item + 1}
          isLine
          onOpen={rest.onOpen}
        />
      ))}
      {more > 0 && (
        <button
          type="button"
          data-item={formatItemKey(index, shown.length + 1)}
          tabIndex={rest.stop === shown.length + 1 ? 0 : -1}
          className={styles.more}
          onClick={() => rest.onDay(date)}
        >
          {intl.formatMessage({ id: 'calendar.more' }, { count: more })}
        </button>
      )}
    </td>
  )
})

const useStyles = makeStyles({
  root: {
    height: '120px',
    padding: '4px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke3,
    verticalAlign: 'top',
    ':first-child': { borderInlineStartColor: 'transparent' },
    '& > button + button': { marginTop: '2px' },
  },
  over: { backgroundColor: brandTokens.sunken },
  compact: { height: '56px', padding: 0, borderInlineStartColor: 'transparent', textAlign: 'center' },
  day: {
    position: 'relative',
    minWidth: '32px',
    height: '32px',
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    ':hover': { backgroundColor: brandTokens.sunken },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  chosen: { backgroundColor: brandTokens.brandSoft, fontWeight: tokens.fontWeightSemibold },
  today: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
  dots: { display: 'flex', justifyContent: 'center', gap: '3px', minHeight: '6px' },
  dot: {
    width: '6px',
    height: '6px',
    borderRadius: '50%',
    backgroundColor: tokens.colorBrandBackground,
    [media.forced]: { backgroundColor: 'CanvasText' },
  },
  pastDot: { backgroundColor: tokens.colorNeutralStroke1, [media.forced]: { backgroundColor: 'GrayText' } },
  more: {
    minHeight: '24px',
    paddingInline: '6px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    cursor: 'pointer',
    ':hover': { backgroundColor: brandTokens.sunken },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})
