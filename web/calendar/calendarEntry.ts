import type { Timed } from './layoutEntries.ts'

/** What a calendar shows of something; whose it is, only the page knows. */
export interface CalendarEntry extends Timed {
  title: string
  /** Beside the time, where there is room */
  detail: string
  tone: 'good' | 'neutral' | 'waiting' | 'past' | 'gone'
  /** A word that stands on it whatever the room, such as `Cancelled` */
  mark?: string
  /** In full: what, with whom, when, in which zone, in which state */
  name: string
}
