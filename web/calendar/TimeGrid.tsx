import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useMemo, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Hidden } from '#web/ui/Hidden.tsx'
import { reveal } from '#web/ui/reveal.ts'
import { DayColumn, HOUR_PX } from './DayColumn.tsx'
import type { CalendarEntry } from './entry.ts'
import { hoursShown, placedOn, skippedHours } from './placing.ts'
import type { TemporalApi } from './temporal.ts'
import { TimeGridHead } from './TimeGridHead.tsx'
import { useWalk } from './useWalk.ts'
import { type Day, wallTimeOf } from './week.ts'

export interface GridProps {
  temporal: TemporalApi
  label: string
  days: readonly Day[]
  entries: readonly CalendarEntry[]
  /** In which days and times are told; IANA name */
  zone: string
  /** Milliseconds since the epoch */
  now: number
  onOpen: (id: number) => void
  onDay: (date: string) => void
  onStep: (direction: 'previous' | 'next') => void
}

/** A day or a week on the clock: days across, hours down, a line where it is now. */
export function TimeGrid({ temporal, label, days, entries, zone, now, onOpen, onDay, onStep }: GridProps) {
  const styles = useStyles()
  const columns = useMemo(() => placedOn(temporal, entries, days, zone), [temporal, entries, days, zone])
  const hours = hoursShown(columns)
  const wall = wallTimeOf(temporal, new Date(now).toISOString(), zone)
  const today = days.findIndex(({ date }) => date === wall.date)
  const { stop, on } = useWalk({
    counts: columns.map((column) => column.length + 1),
    daysInRow: days.length,
    start: Math.max(0, today),
    period: days[0]?.date ?? '',
    onStep,
  })
  const table = mergeClasses(styles.root, days.length > 1 && styles.week)
  const box = useRef<HTMLDivElement>(null)
  const shown = days[0]?.date
  useEffect(() => {
    const current = box.current?.querySelector('[aria-current=date]')
    if (shown && box.current && current) reveal(current, box.current)
  }, [shown])
  return (
    <div ref={box} className={styles.scroll}>
      {/* why: a table whose cells are walked with arrows is a grid (WAI-ARIA) */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table role="grid" aria-label={label} className={table} {...on}>
        <TimeGridHead days={days} today={today} stop={stop} onDay={onDay} />
        <tbody>
          <tr>
            <th scope="row" className={styles.ruler}>
              <Hidden>
                <FormattedMessage id="calendar.classes" />
              </Hidden>
              {Array.from({ length: hours.last - hours.first }, (_, index) => hours.first + index).map(
                (hour) => (
                  <span
                    key={hour}
                    aria-hidden="true"
                    className={styles.hour}
                    style={{ insetBlockStart: (hour - hours.first) * HOUR_PX - 8 }}
                  >
                    {hour > hours.first && `${String(hour).padStart(2, '0')}:00`}
                  </span>
                ),
              )}
            </th>
            {days.map((day, index) => (
              <DayColumn
                key={day.date}
                day={index}
                placed={columns[index] ?? []}
                hours={hours}
                skipped={skippedHours(temporal, day, zone)}
                now={index === today ? wall.time : undefined}
                stop={stop.day === index ? stop.item : undefined}
                zone={zone}
                onOpen={onOpen}
              />
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

const useStyles = makeStyles({
  scroll: {
    overflowX: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  root: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  // A phone scrolls a week sideways; its hours stay in sight
  week: { minWidth: '720px' },
  ruler: {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 3,
    padding: 0,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  hour: {
    position: 'absolute',
    insetInlineEnd: '8px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '16px',
    fontWeight: tokens.fontWeightRegular,
    fontVariantNumeric: 'tabular-nums',
  },
})
