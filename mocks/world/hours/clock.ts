/** Returns milliseconds since the epoch. Only this file of the folder reads the system time. */
export type Clock = () => number

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** Creates a clock. @param now a fixed instant; by default the system time */
export function createClock(now?: number): Clock {
  return now === undefined ? () => Date.now() : () => now
}

const LAST = Date.UTC(9999, 0)

/** Parses an ISO date or date-time; undefined if it is invalid. */
export function parseInstant(value: unknown): number | undefined {
  const [, day] =
    (typeof value === 'string' && /^(\d{4}-\d\d-\d\d)(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/.exec(value)) || []
  const instant = typeof value === 'number' ? value : day && isDay(day) ? Date.parse(String(value)) : NaN
  return instant >= 0 && instant < LAST ? instant : undefined
}

/** Whether a text is an existing day as YYYY-MM-DD. Date.parse alone reads 30 February as 2 March. */
export function isDay(text: string): boolean {
  const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return !Number.isNaN(instant) && formatDate(instant) === text
}

/** Returns the start of the UTC day of an instant. */
export function startOfDay(instant: number): number {
  return Math.floor(instant / DAY) * DAY
}

/** Formats an instant as an ISO date-time without milliseconds. */
export function formatIso(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', 'Z')
}

/** Formats an instant as YYYY-MM-DD in UTC. */
export function formatDate(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
