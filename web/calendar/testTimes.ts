import { Temporal } from 'temporal-polyfill'

export const CAIRO = 'Africa/Cairo'

/** Zones of viewers, by their city. */
export const zones = {
  Cairo: CAIRO,
  Riyadh: 'Asia/Riyadh',
  London: 'Europe/London',
  'New York': 'America/New_York',
  Kolkata: 'Asia/Kolkata',
  Kathmandu: 'Asia/Kathmandu',
}

/** Converts a wall time in Cairo to an instant. */
export function toInstant(wall: string, disambiguation: 'earlier' | 'later' = 'earlier'): string {
  return Temporal.PlainDateTime.from(wall).toZonedDateTime(CAIRO, { disambiguation }).toInstant().toString()
}

/** Creates a class of an hour that begins at an instant. */
export function createClass(id: number, start: string) {
  const end = Temporal.Instant.from(start).add({ hours: 1 }).toString()
  return { id, start_date_time: start, end_date_time: end }
}

/** Two classes of one day, the later one with the lower id. */
export const early = createClass(2, '2026-11-18T08:00:00Z')
export const late = createClass(1, '2026-11-18T16:00:00Z')
