import type { Language } from '#sdk/language.ts'
import { memoize } from '#web/time/memoize.ts'
import type { TemporalApi } from './temporal.ts'

/** A day of a week in a zone. */
export interface Day {
  /** YYYY-MM-DD */
  date: string
  /** ISO instants of its start and of the next day's */
  from: string
  to: string
  /** 23 or 25 on a day with a clock change */
  hours: number
}

/** Returns the first day of the week: Monday in English, Saturday in Arabic. */
export function getFirstWeekday(language: Language): 1 | 6 {
  return language === 'ar' ? 6 : 1
}

/**
 * Lists the seven days of the week that contains a day.
 * @param date YYYY-MM-DD
 * @param zone IANA name
 * @param firstDay weekday, 1 is Monday
 */
export function listWeekDays(temporal: TemporalApi, date: string, zone: string, firstDay: number): Day[] {
  const day = temporal.PlainDate.from(date)
  const first = day.subtract({ days: (day.dayOfWeek - firstDay + 7) % 7 })
  return listDaysFrom(temporal, first.toString(), 7, zone)
}

/**
 * Lists a number of days from a day on.
 * @param date YYYY-MM-DD
 * @param zone IANA name
 */
export function listDaysFrom(temporal: TemporalApi, date: string, count: number, zone: string): Day[] {
  return periods(`${date} ${count} ${zone}`, () => {
    const first = temporal.PlainDate.from(date)
    return Array.from({ length: count }, (_, index) => {
      const own = first.add({ days: index })
      const from = own.toZonedDateTime(zone)
      const to = own.add({ days: 1 }).toZonedDateTime(zone)
      return {
        date: own.toString(),
        from: from.toInstant().toString(),
        to: to.toInstant().toString(),
        hours: from.hoursInDay,
      }
    })
  })
}

/**
 * Adds days to a day.
 * @param date YYYY-MM-DD
 */
export function addDays(temporal: TemporalApi, date: string, days: number): string {
  return temporal.PlainDate.from(date).add({ days }).toString()
}

/** Whether a text is a valid day, YYYY-MM-DD. */
export function isDate(temporal: TemporalApi, text: string): boolean {
  try {
    return /^\d{4}-\d\d-\d\d$/.test(text) && temporal.PlainDate.from(text).toString() === text
  } catch {
    return false
  }
}

/** An instant as wall time of a zone. */
export interface WallTime {
  /** YYYY-MM-DD */
  date: string
  /** HH:MM */
  time: string
  /** +02:00 */
  offset: string
  /** This wall time occurs twice because of a clock change; the offset tells which one it is */
  isRepeated: boolean
}

/**
 * Converts an instant to the wall time of a zone; cached.
 * @param instant ISO date and time with offset
 * @param zone IANA name
 */
export function toWallTime(temporal: TemporalApi, instant: string, zone: string): WallTime {
  return wallTimes(`${instant} ${zone}`, () => computeWallTime(temporal, instant, zone))
}

// Cached: a week needs each of its hours several times, and zone conversions are slow
const wallTimes = memoize<WallTime>(5000)
const periods = memoize<Day[]>(500)

function computeWallTime(temporal: TemporalApi, instant: string, zone: string): WallTime {
  const at = temporal.Instant.from(instant).toZonedDateTimeISO(zone)
  const wall = at.toPlainDateTime()
  const first = wall.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const last = wall.toZonedDateTime(zone, { disambiguation: 'later' })
  return {
    date: wall.toPlainDate().toString(),
    time: wall.toPlainTime().toString({ smallestUnit: 'minute' }),
    offset: at.offset,
    isRepeated: !first.equals(last),
  }
}

/** A row of a week's grid: the same time on each day. */
export interface GridRow<Entry> {
  /** HH:MM, with the offset where the time occurs twice */
  key: string
  time: string
  /** By index of the day in `days` */
  cells: (Entry | undefined)[]
}

/**
 * Builds the grid of a week: entries by time and day. A repeated hour has two rows, told apart by their offsets.
 * @param days as returned by `listWeekDays`
 */
export function buildWeekGrid<Entry extends { start_date_time: string }>(
  temporal: TemporalApi,
  entries: readonly Entry[],
  days: readonly Day[],
  zone: string,
): GridRow<Entry>[] {
  const rows = new Map<string, GridRow<Entry>>()
  const ordered = entries.toSorted((a, b) => Date.parse(a.start_date_time) - Date.parse(b.start_date_time))
  for (const entry of ordered) {
    const { date, time } = toWallTime(temporal, entry.start_date_time, zone)
    const column = days.findIndex((day) => day.date === date)
    if (column < 0) continue
    // The second of two entries with the same time
    const key = rows.get(time)?.cells[column] ? `${time}+` : time
    const row = rows.get(key) ?? { key, time, cells: days.map(() => undefined) }
    row.cells[column] = entry
    rows.set(key, row)
  }
  return [...rows.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
}
