import { readGridKey } from './readGridKey.ts'

/** An item of a calendar: the index of its day, and its index in that day. */
export interface CalendarItem {
  day: number
  item: number
}

export type CalendarMove = CalendarItem | 'previous' | 'next' | undefined

interface CalendarDays {
  /** Number of items of each day; at least one, the day's own heading */
  counts: readonly number[]
  daysInRow: number
}

interface CalendarLayout extends CalendarDays {
  isRightToLeft: boolean
}

/** Describes a calendar of days for `useGridNavigation`. @param day index of the day that the keyboard enters at */
export function listDayItems(days: CalendarDays, day: number) {
  return {
    start: { day, item: 0 },
    has: (at: CalendarItem) => at.item < (days.counts[at.day] ?? 0),
    move: (event: { key: string; ctrlKey: boolean }, at: CalendarItem, isRightToLeft: boolean) =>
      moveInCalendar(event, at, { ...days, isRightToLeft }),
  }
}

/**
 * Returns where a key moves the focus in a calendar: left and right to the neighbouring days, up and down through a
 * day's items and on to the weeks above and below, to the days at the ends, or to another period.
 */
export function moveInCalendar(
  event: { key: string; ctrlKey: boolean },
  at: CalendarItem,
  { counts, daysInRow, isRightToLeft }: CalendarLayout,
): CalendarMove {
  const asked = readGridKey(event, isRightToLeft)
  if (asked === undefined || typeof asked === 'string') return asked
  if ('end' in asked) {
    const start = asked.isOfGrid ? 0 : Math.floor(at.day / daysInRow) * daysInRow
    const end = asked.isOfGrid ? counts.length : Math.min(start + daysInRow, counts.length)
    return { day: asked.end === 'first' ? start : end - 1, item: 0 }
  }
  if (asked.columns !== 0) return moveToDay(at, asked.columns, counts)
  if (asked.rows > 0) {
    if (at.item + 1 < (counts[at.day] ?? 0)) return { ...at, item: at.item + 1 }
    return at.day + daysInRow < counts.length ? { day: at.day + daysInRow, item: 0 } : at
  }
  if (at.item > 0) return { ...at, item: at.item - 1 }
  return at.day >= daysInRow ? getLastItem(at.day - daysInRow, counts) : at
}

function moveToDay(at: CalendarItem, step: number, counts: readonly number[]): CalendarItem {
  const day = at.day + step
  const count = counts[day]
  return count === undefined ? at : { day, item: Math.min(at.item, count - 1) }
}

function getLastItem(day: number, counts: readonly number[]): CalendarItem {
  return { day, item: Math.max(0, (counts[day] ?? 1) - 1) }
}
