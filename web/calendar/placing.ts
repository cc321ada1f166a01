import type { TemporalApi } from './temporal.ts'
import { type Day, wallTimeOf } from './week.ts'

/** Something with a begin and an end. */
export interface Timed {
  readonly id: number
  readonly start_date_time: string
  readonly end_date_time: string
}

/** An entry on a day's wall clock. */
export interface Placed<Entry> {
  entry: Entry
  /** Minutes of the day */
  from: number
  to: number
  /** Which of so many lanes side by side, where entries overlap */
  lane: number
  lanes: number
  /** `+02:00` where this time comes twice on this day */
  offset: string | undefined
}

const DAY_MINUTES = 1440
/** Shown even where nothing happens */
const USUAL_HOURS = { first: 8, last: 20 }

/**
 * Entries by day, each at its wall time in a zone; those at the same time, and those in an hour that the clocks go back
 * over, stand side by side. What lasts over midnight ends with its day.
 * @param days as `daysOf` answers them @param zone IANA name
 */
export function placedOn<Entry extends Timed>(
  temporal: TemporalApi,
  entries: readonly Entry[],
  days: readonly Day[],
  zone: string,
): Placed<Entry>[][] {
  const columns = new Map<string, Placed<Entry>[]>(days.map(({ date }) => [date, []]))
  for (const entry of inOrder(entries)) {
    const { date, time, offset, isRepeated } = wallTimeOf(temporal, entry.start_date_time, zone)
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    const from = hour * 60 + minute
    const length = (Date.parse(entry.end_date_time) - Date.parse(entry.start_date_time)) / 60_000
    const to = Math.min(DAY_MINUTES, from + length)
    columns.get(date)?.push({ entry, from, to, lane: 0, lanes: 1, offset: isRepeated ? offset : undefined })
  }
  return [...columns.values()].map(inLanes)
}

function inOrder<Entry extends Timed>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted(
    (a, b) => Date.parse(a.start_date_time) - Date.parse(b.start_date_time) || a.id - b.id,
  )
}

/** Gives those that overlap lanes of their own. */
function inLanes<Entry>(column: Placed<Entry>[]): Placed<Entry>[] {
  const placed: Placed<Entry>[] = []
  let cluster: Placed<Entry>[] = []
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

/** From which hour to which a grid of days must reach: the usual ones, and those of every entry. */
export function hoursShown(columns: readonly (readonly Placed<unknown>[])[]): {
  first: number
  last: number
} {
  const all = columns.flat()
  return {
    first: Math.min(USUAL_HOURS.first, ...all.map(({ from }) => Math.floor(from / 60))),
    last: Math.max(USUAL_HOURS.last, ...all.map(({ to }) => Math.ceil(to / 60))),
  }
}

/** Hours of a day that its clocks skip; none on most days. */
export function skippedHours(temporal: TemporalApi, day: Day, zone: string): number[] {
  if (day.hours >= 24) return []
  const date = temporal.PlainDate.from(day.date)
  return Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => {
    const wall = date.toPlainDateTime({ hour })
    return !wall.toZonedDateTime(zone).toPlainDateTime().equals(wall)
  })
}

/** Entries under the days that they begin on, days without any left out. */
export function byDay<Entry extends Timed>(
  temporal: TemporalApi,
  entries: readonly Entry[],
  zone: string,
): { date: string; entries: Entry[] }[] {
  const groups = new Map<string, Entry[]>()
  for (const entry of inOrder(entries)) {
    const { date } = wallTimeOf(temporal, entry.start_date_time, zone)
    groups.set(date, [...(groups.get(date) ?? []), entry])
  }
  return [...groups].map(([date, own]) => ({ date, entries: own }))
}
