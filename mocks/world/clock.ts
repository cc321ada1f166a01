/** Milliseconds since the epoch. The only place of this folder that reads the time of the machine. */
export type Clock = () => number

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** @param now an instant at which the clock stands still; without it the clock is the machine's */
export function createClock(now?: number): Clock {
  return now === undefined ? () => Date.now() : () => now
}

/** @returns the instant of an ISO date or date-time, or undefined when it is none */
export function instantOf(value: unknown): number | undefined {
  const instant = typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) : NaN
  return Number.isFinite(instant) ? instant : undefined
}

export function startOfDay(instant: number): number {
  return Math.floor(instant / DAY) * DAY
}

export function isoOf(instant: number): string {
  return new Date(instant).toISOString().replace('.000Z', 'Z')
}

export function dateOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
