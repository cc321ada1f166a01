import type { Timed } from './layoutEntries.ts'

/** An event as a calendar shows it, independent of its kind. */
export interface CalendarEntry extends Timed {
  title: string
  /** Shown beside the time, where there is room */
  detail: string
  tone: 'good' | 'neutral' | 'waiting' | 'past' | 'gone'
  /** A word that is always shown, such as `Cancelled` */
  mark?: string
  /** Accessible name: title, people, time, zone and state */
  name: string
}
