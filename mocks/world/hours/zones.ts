import { DAY, HOUR } from '#mocks/world/hours/clock.ts'

const MAX_OFFSETS = 200_000
const WEEK = 7 * DAY
const formats = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, number>()

/** Whether the runtime knows the IANA name. */
export function isZone(zone: string): boolean {
  try {
    return Boolean(getFormat(zone))
  } catch {
    return false
  }
}

/** Returns the offset of a zone from UTC at an instant, in milliseconds. */
export function getOffset(zone: string, instant: number): number {
  // Clocks change at most once a week: equal offsets at both ends of a week hold for all of it
  const begin = Math.floor(instant / WEEK) * WEEK
  const offset = readOffset(zone, begin)
  return offset === readOffset(zone, begin + WEEK) ? offset : readOffset(zone, instant)
}

function readOffset(zone: string, instant: number): number {
  // Clock changes are on full quarter hours
  const quarter = Math.floor(instant / (HOUR / 4))
  const key = `${zone}/${quarter}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const [date = '', time = ''] = getFormat(zone)
    .format(quarter * (HOUR / 4))
    .split(', ')
  const [month, day, year] = date.split('/')
  const offset = Date.parse(`${year}-${month}-${day}T${time}Z`) - quarter * (HOUR / 4)
  if (offsets.size > MAX_OFFSETS) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/** Converts an instant to the wall time of a zone, encoded as if it were UTC. */
export function toWallTime(zone: string, instant: number): number {
  return instant + getOffset(zone, instant)
}

/**
 * Converts a wall time to an instant: a time that does not exist moves later by the gap, of a repeated one the first
 * is taken (docs/decisions.md#clock-changes).
 * @param wall the wall time encoded as if it were UTC
 */
export function toInstant(zone: string, wall: number): { instant: number; isClockChange: boolean } {
  const before = wall - getOffset(zone, wall - DAY)
  const after = wall - getOffset(zone, wall + DAY)
  const isBefore = toWallTime(zone, before) === wall
  const isAfter = toWallTime(zone, after) === wall
  const isClockChange = before !== after && isBefore === isAfter
  return { instant: isBefore || !isAfter ? before : after, isClockChange }
}

/** Parses HH:MM to milliseconds since midnight. */
export function parseTime(time: string): number {
  return (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * 60_000
}

/** Parses the end of working hours to milliseconds since midnight: 00:00 is the end of the day. */
export function parseEnd(time: string): number {
  return parseTime(time) || DAY
}

/** Returns the weekday of a wall time: Monday is 1, Sunday is 7. */
export function getWeekday(wall: number): number {
  return new Date(wall).getUTCDay() || 7
}

function getFormat(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, format)
  return format
}
