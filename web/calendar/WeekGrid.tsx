import { makeStyles, mergeClasses, tokens, useFluent } from '@fluentui/react-components'
import { type KeyboardEvent, memo, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { brandTokens } from '#web/theme/tokens.ts'
import { Hidden } from '#web/ui/Hidden.tsx'
import { useEvent } from '#web/ui/useEvent.ts'
import { moveInGrid } from './moveInGrid.ts'
import { type CalendarSlot, SlotButton, useSlotStateNames } from './SlotButton.tsx'
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
  const { dir } = useFluent()
  const table = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState<number>()
  const slots = rows.flatMap(({ cells }) => cells.flatMap((slot) => (slot ? [slot] : [])))
  const words = useSlotStateNames()
  const coming = useIntl().formatMessage({ id: 'shell.loading' })
  const press = useEvent((id: number) => {
    setActive(id)
    const slot = slots.find((candidate) => candidate.id === id)
    if (slot && !isComing) onPress(slot)
  })
  const walk = useEvent((event: KeyboardEvent<HTMLButtonElement>, id: number) => {
    const row = rows.findIndex(({ cells }) => cells.some((slot) => slot?.id === id))
    const column = rows[row]?.cells.findIndex((slot) => slot?.id === id) ?? -1
    if (column >= 0) move(event, { row, column })
  })
  const stop =
    slots.find(({ id }) => id === active) ??
    slots.find(({ state }) => state === 'selected') ??
    slots.find(({ state }) => state === 'available') ??
    slots[0]
  return (
    // why: a table with arrow-key navigation has role grid (WAI-ARIA)
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
    <table ref={table} role="grid" aria-label={label} aria-busy={isComing} className={styles.root}>
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
        {rows.map((row) => (
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
                    tabIndex={slot.id === stop?.id ? 0 : -1}
                    onPress={press}
                    onKeyDown={walk}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )

  function move(event: KeyboardEvent<HTMLButtonElement>, at: { row: number; column: number }) {
    const target = moveInGrid(event, at, {
      rows: rows.length,
      columns: days.length,
      isRightToLeft: dir === 'rtl',
      isFilled: ({ row, column }) => rows[row]?.cells[column] !== undefined,
    })
    if (target === undefined) return
    event.preventDefault()
    if (typeof target === 'string') return onWeek(target)
    const slot = rows[target.row]?.cells[target.column]
    if (!slot) return undefined
    setActive(slot.id)
    table.current?.querySelector<HTMLElement>(`[data-slot="${slot.id}"]`)?.focus()
    return undefined
  }
})

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
