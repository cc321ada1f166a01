import type { CalendarClass, HoursException } from '#sdk'
import { toInstant, toLocalTime } from '#web/time/weekly.ts'

/**
 * Returns the two instants between which a date lies in a zone.
 * @param date YYYY-MM-DD
 */
export function computeDay(date: string, timeZone: string): { from: string; to: string } {
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  return { from: toInstant(`${date}T00:00`, timeZone), to: toInstant(`${next}T00:00`, timeZone) }
}

/** Lists the coming classes of a date that begin on a day off, or end or begin outside its hours. */
export function listDisplaced(
  classes: readonly CalendarClass[],
  { is_closed, from, to }: HoursException,
  timeZone: string,
): CalendarClass[] {
  return classes.filter(({ outcome, start_date_time, end_date_time }) => {
    if (outcome) return false
    if (is_closed || !from || !to) return true
    const [start, end] = [start_date_time, end_date_time].map((one) => toLocalTime(one, timeZone).slice(11))
    // Midnight is the end of the day
    return (start ?? '') < from || (to !== '00:00' && (end === '00:00' || (end ?? '') > to))
  })
}
