import type { Timed } from './layoutEntries.ts'

/** What a calendar shows of an event, independent of its kind. */
export interface CalendarEntry extends Timed {
  title: string
  /** Shown beside the time, where there is room */
  detail: string
  tone: 'good' | 'neutral' | 'waiting' | 'past' | 'gone'
  /** A word that is always shown, such as `Cancelled` */
  mark?: string
  /** Accessible name: what, with whom, when, in which zone, in which state */
  name: string
}
