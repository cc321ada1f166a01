import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import { Hidden } from '#web/ui/Hidden.tsx'
import { useEvent } from '#web/ui/useEvent.ts'
import type { CalendarItem } from './moveInCalendar.ts'
import { moveInGrid } from './moveInGrid.ts'
import { type CalendarSlot, SlotButton, useSlotStateNames } from './SlotButton.tsx'
import { formatItemKey, useGridNavigation } from './useGridNavigation.ts'
import type { Day, GridRow } from './week.ts'

export interface WeekGridProps {
  label: string
  days: readonly Day[]
  rows: readonly GridRow<CalendarSlot>[]
  /** Its hours are loading: the shown rows belong to another week and cannot be pressed or read out */
  isComing?: boolean
  /** Weekday and day of the month */
  formatDay: (day: Day) => { weekday: string; date: string }
  /** The row's time in the other zone */
  formatOtherTime: (row: GridRow<CalendarSlot>) => string | undefined
  formatSlotTime: (slot: CalendarSlot) => string
  formatSlotName: (slot: CalendarSlot) => string
  onPress: (slot: CalendarSlot) => void
  onWeek: (direction: 'previous' | 'next') => void
}

/** A week of slots: days as columns, times as rows, one tab stop, arrow keys in visual order (WAI-ARIA grid). */
export const WeekGrid = memo(function WeekGrid({
  label,
  days,
  rows,
  isComing = false,
  formatDay,
  formatOtherTime,
  onPress,
  onWeek,
  ...names
}: WeekGridProps) {
  const styles = useStyles()
  const slots = rows.flatMap(({ cells }) => cells.flatMap((slot) => (slot ? [slot] : [])))
  const words = useSlotStateNames()
  const coming = useIntl().formatMessage({ id: 'shell.loading' })
  const press = useEvent((id: number) => {
    const slot = slots.find((candidate) => candidate.id === id)
    if (slot && !isComing) onPress(slot)
  })
  const { stop, on } = useGridNavigation({
    ...listSlotItems(rows, days.length),
    period: days[0]?.date ?? '',
    onStep: onWeek,
  })
  return (
    // A table with arrow-key navigation has role grid (WAI-ARIA)
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
    <table {...on} role="grid" aria-label={label} aria-busy={isComing} className={styles.root}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <Hidden>
              <FormattedMessage id="calendar.time" />
            </Hidden>
          </th>
          {days.map((day, column) => (
            // Keyed by index: another week updates the same cells instead of remounting them
            <th key={column} scope="col" className={styles.day}>
              <span className={styles.weekday}>{formatDay(day).weekday}</span>
              <span>{formatDay(day).date}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.key}>
            <th scope="row" className={styles.time}>
              <span>{row.time}</span>
              {formatOtherTime(row) && <span className={styles.other}>{formatOtherTime(row)}</span>}
            </th>
            {row.cells.map((slot, column) => (
              <td
                key={column}
                aria-selected={slot?.state === 'selected'}
                className={mergeClasses(styles.cell, !slot && styles.empty)}
              >
                {slot && (
                  <SlotButton
                    id={slot.id}
                    state={slot.state}
                    time={names.formatSlotTime(slot)}
                    word={words[slot.state]}
                    name={isComing ? coming : names.formatSlotName(slot)}
                    item={formatItemKey(column, index)}
                    tabIndex={column === stop.day && index === stop.item ? 0 : -1}
                    onPress={press}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
})

/** Describes a table of slots for `useGridNavigation`: its days are columns, and the items of a day its rows. */
function listSlotItems(rows: readonly GridRow<CalendarSlot>[], columns: number) {
  const find = ({ day, item }: CalendarItem) => rows[item]?.cells[day]
  return {
    start: findItem(rows, ({ state }) => state === 'selected') ??
      findItem(rows, ({ state }) => state === 'available') ??
      findItem(rows, () => true) ?? { day: 0, item: 0 },
    has: (at: CalendarItem) => find(at) !== undefined,
    move(event: { key: string; ctrlKey: boolean }, { day, item }: CalendarItem, isRightToLeft: boolean) {
      const target = moveInGrid(
        event,
        { row: item, column: day },
        {
          rows: rows.length,
          columns,
          isRightToLeft,
          isFilled: ({ row, column }) => find({ day: column, item: row }) !== undefined,
        },
      )
      return typeof target === 'object' ? { day: target.column, item: target.row } : target
    },
  }
}

function findItem(
  rows: readonly GridRow<CalendarSlot>[],
  isMeant: (slot: CalendarSlot) => boolean,
): CalendarItem | undefined {
  for (const [item, { cells }] of rows.entries()) {
    const day = cells.findIndex((slot) => slot !== undefined && isMeant(slot))
    if (day >= 0) return { day, item }
  }
  return undefined
}

const useStyles = makeStyles({
  root: { width: '100%', borderCollapse: 'separate', borderSpacing: '4px', tableLayout: 'fixed' },
  corner: { width: '64px' },
  day: {
    paddingBlock: '8px',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
    '& > span': { display: 'block' },
  },
  weekday: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, fontWeight: 400 },
  time: {
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'start',
    '& > span': { display: 'block' },
  },
  other: { color: tokens.colorNeutralForeground3, fontWeight: 400 },
  cell: { padding: 0, textAlign: 'center' },
  empty: { borderRadius: tokens.borderRadiusMedium, backgroundColor: brandTokens.sunken, opacity: 0.5 },
})
