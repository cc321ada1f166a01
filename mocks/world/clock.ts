/** Milliseconds since the epoch. The only place of this folder that reads the time of the machine. */
export type Clock = () => number

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** @param now an instant at which the clock stands still; without it the clock is the machine's */
export function createClock(now?: number): Clock {
  return now === undefined ? () => Date.now() : () => now
}

const LAST = Date.UTC(9999, 0)

/** @returns the instant of an ISO date or date-time, or undefined when it is none or on no calendar */
export function parseInstant(value: unknown): number | undefined {
  const [, day] =
    (typeof value === 'string' && /^(\d{4}-\d\d-\d\d)(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/.exec(value)) || []
  const instant = typeof value === 'number' ? value : day && isDay(day) ? Date.parse(String(value)) : NaN
  return instant >= 0 && instant < LAST ? instant : undefined
}

/** Whether a calendar has the day, as YYYY-MM-DD. Date.parse alone takes the 30th of February for the 2nd of March. */
export function isDay(text: string): boolean {
  const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return !Number.isNaN(instant) && formatDate(instant) === text
}

export function startOfDay(instant: number): number {
  return Math.floor(instant / DAY) * DAY
}

export function formatIso(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', 'Z')
}

export function formatDate(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
