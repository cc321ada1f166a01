import type { TemporalApi } from './temporal.ts'
import { type Day, toWallTime } from './week.ts'

/** Something with a start and an end. */
export interface Timed {
  readonly id: number
  readonly start_date_time: string
  readonly end_date_time: string
}

/** An entry placed on a day's wall clock. */
export interface PlacedEntry<Entry> {
  entry: Entry
  /** Minutes of the day */
  from: number
  to: number
  /** Lane index and number of lanes, where entries overlap */
  lane: number
  lanes: number
  /** `+02:00` where this wall time occurs twice on the day */
  offset: string | undefined
}

const DAY_MINUTES = 1440
/** Shown when there are no entries */
const USUAL_HOURS: Hours = { first: 8, last: 20 }
/** A grid with fewer rows looks broken */
const MIN_HOURS = 6

/**
 * Lays out entries by day at their wall time in a zone. Entries that overlap, or fall into a repeated hour, get lanes
 * side by side. An entry that ends after midnight is cut at the end of its day.
 * @param days as returned by `listDays`
 * @param zone IANA name
 */
export function layoutEntries<Entry extends Timed>(
  temporal: TemporalApi,
  entries: readonly Entry[],
  days: readonly Day[],
  zone: string,
): PlacedEntry<Entry>[][] {
  const columns = new Map<string, PlacedEntry<Entry>[]>(days.map(({ date }) => [date, []]))
  for (const entry of compareEntries(entries)) {
    const { date, time, offset, isRepeated } = toWallTime(temporal, entry.start_date_time, zone)
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    const from = hour * 60 + minute
    const length = (Date.parse(entry.end_date_time) - Date.parse(entry.start_date_time)) / 60_000
    const to = Math.min(DAY_MINUTES, from + length)
    columns.get(date)?.push({ entry, from, to, lane: 0, lanes: 1, offset: isRepeated ? offset : undefined })
  }
  return [...columns.values()].map(assignLanes)
}

function compareEntries<Entry extends Timed>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted(
    (a, b) => Date.parse(a.start_date_time) - Date.parse(b.start_date_time) || a.id - b.id,
  )
}

/** Assigns lanes to overlapping entries. */
function assignLanes<Entry>(column: PlacedEntry<Entry>[]): PlacedEntry<Entry>[] {
  const placed: PlacedEntry<Entry>[] = []
  let cluster: PlacedEntry<Entry>[] = []
  let ends: number[] = []
  for (const one of column.toSorted((a, b) => a.from - b.from)) {
    if (ends.every((end) => end <= one.from)) closeCluster()
    const free = ends.findIndex((end) => end <= one.from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = one.to
    cluster.push({ ...one, lane })
  }
  closeCluster()
  return placed

  function closeCluster() {
    placed.push(...cluster.map((one) => ({ ...one, lanes: ends.length })))
    cluster = []
    ends = []
  }
}

/** Whole hours of a day; the last one is exclusive. */
export interface Hours {
  first: number
  last: number
}

/** Formats an hour: `09:00`. */
export function formatWholeHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

/**
 * Computes the hours that a grid shows: all entries and the current time, with one hour around them. Hours before and
 * after are folded.
 * @param now the current hour, where today is shown
 */
export function computeShownHours(
  columns: readonly (readonly PlacedEntry<unknown>[])[],
  now?: number,
): Hours {
  const all = columns.flat()
  if (all.length === 0 && now === undefined) return USUAL_HOURS
  const isNow = now === undefined ? [] : [now]
  const first = Math.max(0, Math.min(...all.map(({ from }) => Math.floor(from / 60)), ...isNow) - 1)
  const end = Math.max(...all.map(({ to }) => Math.ceil(to / 60)), ...isNow.map((hour) => hour + 1)) + 1
  const last = Math.min(24, Math.max(end, first + MIN_HOURS))
  return { first: Math.min(first, last - MIN_HOURS), last }
}

/**
 * Formats a whole hour in another zone: one time, or two where the offset changes within the shown days.
 * @param zone zone of the hour
 * @param other IANA name, like `zone`
 */
export function formatTimesInZone(
  temporal: TemporalApi,
  { hour, days, zone, other }: { hour: number; days: readonly Day[]; zone: string; other: string },
): string[] {
  const times = days.map(({ date }) =>
    temporal.PlainDate.from(date)
      .toPlainDateTime({ hour })
      .toZonedDateTime(zone)
      .withTimeZone(other)
      .toPlainTime()
      .toString({ smallestUnit: 'minute' }),
  )
  return [...new Set(times)]
}

/** Returns the hours that do not exist on a day because of a clock change. */
export function findSkippedHours(temporal: TemporalApi, day: Day, zone: string): number[] {
  if (day.hours >= 24) return []
  const date = temporal.PlainDate.from(day.date)
  return Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => {
    const wall = date.toPlainDateTime({ hour })
    return !wall.toZonedDateTime(zone).toPlainDateTime().equals(wall)
  })
}

/** Groups entries by the day they start on; days without entries are left out. */
export function groupByDay<Entry extends Timed>(
  temporal: TemporalApi,
  entries: readonly Entry[],
  zone: string,
): { date: string; entries: Entry[] }[] {
  const groups = new Map<string, Entry[]>()
  for (const entry of compareEntries(entries)) {
    const { date } = toWallTime(temporal, entry.start_date_time, zone)
    groups.set(date, [...(groups.get(date) ?? []), entry])
  }
  return [...groups].map(([date, own]) => ({ date, entries: own }))
}
