import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useViewer } from '#web/time/viewer.ts'
import { getDayNames } from './dayNames.ts'
import type { CalendarEntry } from './calendarEntry.ts'
import { MonthCell, selectShownEntries } from './MonthCell.tsx'
import { groupByDay } from './layoutEntries.ts'
import type { GridProps } from './TimeGrid.tsx'
import { listDayItems } from './moveInCalendar.ts'
import { useGridNavigation } from './useGridNavigation.ts'
import { toWallTime } from './week.ts'

interface MonthGridProps extends GridProps {
  /** The chosen day, YYYY-MM-DD; its month is shown */
  date: string
  /** On a phone: cells show counts, and the chosen day's entries are listed below */
  isCompact: boolean
}

const noEntries: readonly CalendarEntry[] = []

/** A month in whole weeks: up to three entries a day and a link to the rest. */
export function MonthGrid({ temporal, label, days, entries, zone, now, date, ...rest }: MonthGridProps) {
  const styles = useStyles()
  const { language } = useViewer()
  const { isCompact, onOpen, onDay, onStep } = rest
  const byDate = useMemo(
    () => new Map(groupByDay(temporal, entries, zone).map((group) => [group.date, group.entries])),
    [temporal, entries, zone],
  )
  const today = toWallTime(temporal, new Date(now).toISOString(), zone).date
  const at = days.findIndex((day) => day.date === date)
  const { stop, on } = useGridNavigation({
    ...listDayItems(
      {
        counts: days.map((day) => selectShownEntries(byDate.get(day.date) ?? noEntries, isCompact).items),
        daysInRow: 7,
      },
      Math.max(0, at),
    ),
    period: days[0]?.date ?? '',
    onStep,
  })
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return (
    // A table with arrow-key navigation has role grid (WAI-ARIA)
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
    <table role="grid" aria-label={label} className={styles.root} {...on}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day.date} scope="col" className={styles.weekday}>
              <abbr title={getDayNames(day.date, language).weekday()} className={styles.name}>
                {isCompact
                  ? getDayNames(day.date, language).narrow()
                  : getDayNames(day.date, language).weekday()}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={week[0]?.date}>
            {week.map((day, column) => {
              const index = row * 7 + column
              return (
                <MonthCell
                  key={day.date}
                  date={day.date}
                  index={index}
                  entries={byDate.get(day.date) ?? noEntries}
                  zone={zone}
                  isOutside={day.date.slice(0, 7) !== date.slice(0, 7)}
                  isToday={day.date === today}
                  isOver={day.date < today}
                  isChosen={isCompact && day.date === date}
                  isCompact={isCompact}
                  stop={stop.day === index ? stop.item : undefined}
                  onOpen={onOpen}
                  onDay={onDay}
                />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const useStyles = makeStyles({
  root: {
    width: '100%',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    borderCollapse: 'separate',
    borderSpacing: 0,
    tableLayout: 'fixed',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  weekday: {
    paddingBlock: '10px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'center',
    overflow: 'hidden',
  },
  name: { textDecorationLine: 'none' },
})
