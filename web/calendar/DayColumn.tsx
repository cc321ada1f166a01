import { brandTokens, media } from '#web/theme/tokens.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { formatTime } from '#web/time/format.ts'
import { useViewer } from '#web/time/viewer.ts'
import type { CalendarEntry } from './calendarEntry.ts'
import { EntryButton } from './EntryButton.tsx'
import type { PlacedEntry } from './layoutEntries.ts'
import { formatItemKey } from './useGridNavigation.ts'

export const HOUR_PX = 64

interface DayColumnProps {
  /** Index among the shown days */
  day: number
  placed: readonly PlacedEntry<CalendarEntry>[]
  hours: { first: number; last: number }
  /** Hours that do not exist on this day because of a clock change */
  skipped: readonly number[]
  /** Before today */
  isOver: boolean
  /** HH:MM on today, undefined on other days */
  now: string | undefined
  /** Index of the item that has the tab stop */
  stop: number | undefined
  zone: string
  onOpen: (id: number) => void
}

/** One day of a time grid. */
export const DayColumn = memo(function DayColumn({
  placed,
  hours,
  skipped,
  isOver,
  now,
  ...rest
}: DayColumnProps) {
  const styles = useStyles()
  const { language } = useViewer()
  const computeTop = (minutes: number) => ((minutes - hours.first * 60) / 60) * HOUR_PX
  const [hour = 0, minute = 0] = now?.split(':').map(Number) ?? []
  const nowAt = computeTop(hour * 60 + minute)
  const height = (hours.last - hours.first) * HOUR_PX
  return (
    <td className={mergeClasses(styles.root, isOver && styles.over)} style={{ height }}>
      {skipped.map((at) => (
        <span
          key={at}
          aria-hidden="true"
          className={styles.skipped}
          style={{ insetBlockStart: computeTop(at * 60), height: HOUR_PX }}
        />
      ))}
      {placed.map(({ entry, from, to, lane, lanes, offset }, index) => (
        <EntryButton
          key={entry.id}
          entry={entry}
          time={`${formatTime(entry.start_date_time, language, rest.zone)}${offset ? ` (${offset})` : ''}`}
          itemKey={formatItemKey(rest.day, index + 1)}
          isStop={rest.stop === index + 1}
          style={{
            position: 'absolute',
            insetBlockStart: computeTop(from) + 1,
            height: Math.max(24, computeTop(to) - computeTop(from) - 2),
            insetInlineStart: `calc(${(lane / lanes) * 100}% + 2px)`,
            width: `calc(${100 / lanes}% - 4px)`,
          }}
          onOpen={rest.onOpen}
        />
      ))}
      {now !== undefined && nowAt >= 0 && nowAt <= height && (
        <span aria-hidden="true" className={styles.now} style={{ insetBlockStart: nowAt }} />
      )}
    </td>
  )
})

function drawHourLines(color: string): string {
  return `repeating-linear-gradient(to bottom, transparent 0 ${HOUR_PX - 1}px, ${color} ${HOUR_PX - 1}px ${HOUR_PX}px)`
}

const useStyles = makeStyles({
  root: {
    position: 'relative',
    padding: 0,
    borderInlineStartWidth: '1px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke3,
    backgroundImage: drawHourLines(tokens.colorNeutralStroke3),
    // Kept in forced colours, which would remove the lines of the hours
    [media.forced]: {
      forcedColorAdjust: 'none',
      borderInlineStartColor: 'GrayText',
      backgroundImage: drawHourLines('GrayText'),
      '& > *': { forcedColorAdjust: 'auto' },
    },
  },
  over: { backgroundColor: brandTokens.sunken },
  skipped: {
    position: 'absolute',
    insetInline: 0,
    backgroundImage: `repeating-linear-gradient(135deg, transparent 0 6px, ${tokens.colorNeutralStroke2} 6px 7px)`,
    backgroundColor: tokens.colorNeutralBackground3,
    [media.forced]: { border: '1px dashed GrayText' },
  },
  now: {
    position: 'absolute',
    insetInline: 0,
    zIndex: 1,
    borderTop: `2px solid ${brandTokens.bad}`,
    pointerEvents: 'none',
    '::before': {
      content: '""',
      position: 'absolute',
      top: '-6px',
      insetInlineStart: '-5px',
      width: '10px',
      height: '10px',
      borderRadius: '50%',
      backgroundColor: brandTokens.bad,
      [media.forced]: { backgroundColor: 'CanvasText' },
    },
  },
})
