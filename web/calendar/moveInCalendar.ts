/** An item of a calendar: the index of its day, and its index in that day. */
export interface CalendarItem {
  day: number
  item: number
}

export type CalendarMove = CalendarItem | 'previous' | 'next' | undefined

interface CalendarLayout {
  /** Number of items of each day; at least one, the day's own heading */
  counts: readonly number[]
  daysInRow: number
  isRightToLeft: boolean
}

/**
 * Returns where a key moves the focus in a calendar: left and right to the neighbouring days in visual order, up and
 * down through a day's items and on to the weeks above and below, Home and End to the ends of the row, Page Up and
 * Page Down to the previous and next period.
 */
export function moveInCalendar(
  event: { key: string; ctrlKey: boolean },
  at: CalendarItem,
  layout: CalendarLayout,
): CalendarMove {
  const { counts, daysInRow, isRightToLeft } = layout
  const forward = isRightToLeft ? -1 : 1
  const row = Math.floor(at.day / daysInRow) * daysInRow
  const last = Math.min(row + daysInRow, counts.length) - 1
  switch (event.key) {
    case 'PageUp':
      return 'previous'
    case 'PageDown':
      return 'next'
    case 'Home':
      return { day: event.ctrlKey ? 0 : row, item: 0 }
    case 'End':
      return { day: event.ctrlKey ? counts.length - 1 : last, item: 0 }
    case 'ArrowRight':
      return moveToDay(at, forward, counts)
    case 'ArrowLeft':
      return moveToDay(at, -forward, counts)
    case 'ArrowDown':
      if (at.item + 1 < (counts[at.day] ?? 0)) return { ...at, item: at.item + 1 }
      return at.day + daysInRow < counts.length ? { day: at.day + daysInRow, item: 0 } : at
    case 'ArrowUp':
      if (at.item > 0) return { ...at, item: at.item - 1 }
      return at.day >= daysInRow ? getLastItem(at.day - daysInRow, counts) : at
    default:
      return undefined
  }
}

function moveToDay(at: CalendarItem, step: number, counts: readonly number[]): CalendarItem {
  const day = at.day + step
  const count = counts[day]
  return count === undefined ? at : { day, item: Math.min(at.item, count - 1) }
}

function getLastItem(day: number, counts: readonly number[]): CalendarItem {
  return { day, item: Math.max(0, (counts[day] ?? 1) - 1) }
}
