import type { CalendarEntry } from '#web/calendar/calendarEntry.ts'
import { useSample } from './useSample.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const tones = ['good', 'neutral', 'waiting', 'past', 'gone'] as const

/** The day of the sample calendar, in the middle of a week and of a month. */
export const SAMPLE_DAY = '2026-11-18'
/** The hour of the sample calendar, in milliseconds since the epoch */
export const SAMPLE_NOW = Date.parse(`${SAMPLE_DAY}T10:20:00Z`)

/**
 * Returns calendar entries around the sample day, in each of their states; some overlap, and one day has too many for
 * a cell of a month.
 */
export function useSampleEntries(): CalendarEntry[] {
  const { short, name, long, hint } = useSample()
  return Array.from({ length: 14 }, (_, index) => {
    const tone = tones[index % tones.length] ?? 'good'
    const day = index < 5 ? 0 : index - 7
    const start = Date.parse(`${SAMPLE_DAY}T08:00:00Z`) + day * DAY_MS + ((index * 3) % 8) * (HOUR_MS / 2)
    const title = index === 2 ? long : short
    return {
      id: index + 1,
      start_date_time: new Date(start).toISOString(),
      end_date_time: new Date(start + HOUR_MS).toISOString(),
      title,
      detail: name,
      tone,
      ...(tone === 'gone' && { mark: hint }),
      name: `${title} ${name} ${index + 1}`,
    }
  })
}
