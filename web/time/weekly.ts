import { getFormatter } from './getFormatter.ts'

/**
 * Finds the first instant from a day on with a given weekday and wall time in a zone.
 * @param from YYYY-MM-DD
 * @param weekday 1 to 7 from Monday
 * @param time HH:MM
 */
export function findFirstInstant(from: string, weekday: number, time: string, timeZone: string): string {
  const start = new Date(`${from}T00:00:00Z`)
  const ahead = (weekday - (start.getUTCDay() || 7) + 7) % 7
  start.setUTCDate(start.getUTCDate() + ahead)
  return toInstant(`${start.toISOString().slice(0, 10)}T${time}`, timeZone)
}

/**
 * Converts a wall time in a zone to an instant.
 * @param wall YYYY-MM-DDTHH:MM
 */
export function toInstant(wall: string, timeZone: string): string {
  const asUtc = Date.parse(`${wall}:00Z`)
  // In two steps, because the offset may differ between the first guess and the result
  const guess = asUtc - computeOffset(asUtc, timeZone)
  return new Date(asUtc - computeOffset(guess, timeZone)).toISOString()
}

/** Converts an instant to the wall time of a zone, YYYY-MM-DDTHH:MM. */
export function toLocalTime(instant: string, timeZone: string): string {
  const at = Date.parse(instant)
  return new Date(at + computeOffset(at, timeZone)).toISOString().slice(0, 16)
}

/** Computes how many milliseconds a zone's wall clock is ahead of UTC at an instant. */
function computeOffset(instant: number, timeZone: string): number {
  const parts = getFormatter(
    `wall ${timeZone}`,
    () =>
      new Intl.DateTimeFormat('en-CA', {
        timeZone,
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
      }),
  ).formatToParts(instant)
  const getPart = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '00'
  const wall = `${getPart('year')}-${getPart('month')}-${getPart('day')}T${getPart('hour')}:${getPart('minute')}:00Z`
  return Date.parse(wall) - Math.floor(instant / 60_000) * 60_000
}
