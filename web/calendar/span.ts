import type { TemporalApi } from './temporal.ts'
import { type Day, listDaysFrom, addDays, listWeekDays } from './week.ts'

/** How much of a calendar is shown at once. */
export type Span = 'agenda' | 'day' | 'week' | 'month'

const AGENDA_DAYS = 14

/**
 * Lists the days that a view shows: the day, its week, the whole weeks of its month, or two weeks from the day on.
 * @param date YYYY-MM-DD
 * @param zone IANA name
 * @param firstDay 1 is Monday
 */
export function listDays(
  temporal: TemporalApi,
  span: Span,
  date: string,
  { zone, firstDay }: { zone: string; firstDay: 1 | 6 },
): Day[] {
  if (span === 'day') return listDaysFrom(temporal, date, 1, zone)
  if (span === 'week') return listWeekDays(temporal, date, zone, firstDay)
  if (span === 'agenda') return listDaysFrom(temporal, date, AGENDA_DAYS, zone)
  const first = temporal.PlainDate.from(date).with({ day: 1 })
  const [begin] = listWeekDays(temporal, first.toString(), zone, firstDay)
  const last = first.add({ months: 1 }).subtract({ days: 1 })
  const from = temporal.PlainDate.from(begin?.date ?? date)
  const weeks = Math.floor(from.until(last).days / 7) + 1
  return listDaysFrom(temporal, from.toString(), weeks * 7, zone)
}

/**
 * Returns the day after one step forward or back in a view.
 * @param date YYYY-MM-DD
 */
export function stepDate(
  temporal: TemporalApi,
  span: Span,
  date: string,
  direction: 'previous' | 'next',
): string {
  const sign = direction === 'next' ? 1 : -1
  if (span === 'month') return temporal.PlainDate.from(date).add({ months: sign }).toString()
  const days = { day: 1, week: 7, agenda: AGENDA_DAYS }[span]
  return addDays(temporal, date, sign * days)
}
