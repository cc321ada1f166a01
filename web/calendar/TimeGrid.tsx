import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useMemo, useRef } from 'react'
import { DayColumn } from './DayColumn.tsx'
import type { CalendarEntry } from './calendarEntry.ts'
import { FoldedHours } from './FoldedHours.tsx'
import { HourRuler } from './HourRuler.tsx'
import { computeShownHours, layoutEntries, findSkippedHours } from './layoutEntries.ts'
import type { TemporalApi } from './temporal.ts'
import { TimeGridHead } from './TimeGridHead.tsx'
import { listDayItems } from './moveInCalendar.ts'
import { useGridNavigation } from './useGridNavigation.ts'
import { type Day, toWallTime } from './week.ts'

export interface GridProps {
  temporal: TemporalApi
  label: string
  days: readonly Day[]
  entries: readonly CalendarEntry[]
  /** Zone of days and times; IANA name */
  zone: string
  /** Milliseconds since the epoch */
  now: number
  onOpen: (id: number) => void
  onDay: (date: string) => void
  onStep: (direction: 'previous' | 'next') => void
}

/** Which ends of the day are shown although they are empty. */
export interface OpenHours {
  early: boolean
  late: boolean
}

interface TimeGridProps extends GridProps {
  /** Second zone beside the hours; IANA name */
  second?: string | undefined
  open: OpenHours
  onOpenHours: (open: OpenHours) => void
}

/**
 * A day or a week as a time grid: days as columns, hours as rows, a line at the current time; empty ends of the day
 * are folded.
 */
export function TimeGrid({ temporal, label, days, entries, zone, now, ...rest }: TimeGridProps) {
  const styles = useStyles()
  const { second, open, onOpenHours, onOpen, onDay, onStep } = rest
  const columns = useMemo(() => layoutEntries(temporal, entries, days, zone), [temporal, entries, days, zone])
  const wall = toWallTime(temporal, new Date(now).toISOString(), zone)
  const today = days.findIndex(({ date }) => date === wall.date)
  const busy = computeShownHours(columns, today < 0 ? undefined : Number(wall.time.slice(0, 2)))
  const hours = { first: open.early ? 0 : busy.first, last: open.late ? 24 : busy.last }
  const { stop, on } = useGridNavigation({
    ...listDayItems(
      { counts: columns.map((column) => column.length + 1), daysInRow: days.length },
      Math.max(0, today),
    ),
    period: days[0]?.date ?? '',
    onStep,
  })
  const table = mergeClasses(styles.root, days.length > 1 && (second ? styles.zones : styles.week))
  const box = useRef<HTMLDivElement>(null)
  const shown = days[0]?.date
  useEffect(() => {
    if (!shown || !box.current) return
    // The hours stay in place: where the week is wider than its box, the days before today are scrolled away
    const width = box.current.querySelector('th + th')?.getBoundingClientRect().width ?? 0
    box.current.scrollLeft = Math.max(0, today) * width * (box.current.matches(':dir(rtl)') ? -1 : 1)
  }, [shown, today])
  return (
    <div ref={box} className={styles.scroll}>
      {/* why: a table with arrow-key navigation has role grid (WAI-ARIA) */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table role="grid" aria-label={label} className={table} {...on}>
        <TimeGridHead days={days} zone={zone} second={second} today={wall.date} stop={stop} onDay={onDay} />
        <tbody>
          <FoldedHours
            hours={{ first: 0, last: busy.first }}
            columns={days.length + 1}
            isOpen={open.early}
            onToggle={() => onOpenHours({ ...open, early: !open.early })}
          />
          <tr>
            <HourRuler temporal={temporal} hours={hours} days={days} zone={zone} second={second} />
            {days.map((day, index) => (
              <DayColumn
                key={day.date}
                day={index}
                placed={columns[index] ?? []}
                hours={hours}
                skipped={findSkippedHours(temporal, day, zone)}
                isOver={day.date < wall.date}
                now={index === today ? wall.time : undefined}
                stop={stop.day === index ? stop.item : undefined}
                zone={zone}
                onOpen={onOpen}
              />
            ))}
          </tr>
          <FoldedHours
            hours={{ first: busy.last, last: 24 }}
            columns={days.length + 1}
            isOpen={open.late}
            onToggle={() => onOpenHours({ ...open, late: !open.late })}
          />
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
  // A phone scrolls the week sideways; the hours stay visible
  week: { minWidth: '720px' },
  zones: { minWidth: '808px' },
})
