import type { Webinar, WebinarRegistration } from '#sdk'
import { getAvailability } from './availability.ts'

/** The state of a webinar for a child: a seat is free, it is full, joined, or over. */
export type KidsWebinarState =
  | 'free'
  | 'full'
  | 'closed'
  | 'booked'
  | 'now'
  | 'waiting'
  | 'finished'
  | 'cancelled'

const offers = { seat: 'free', waiting: 'full', none: 'closed' } as const

/** Finds the state of a webinar for a child, with the child's registration. */
export function findKidsState(
  webinar: Webinar,
  registration: WebinarRegistration | undefined,
): KidsWebinarState {
  if (webinar.is_cancelled) return 'cancelled'
  if (webinar.state === 'finished') return 'finished'
  if (!registration) return offers[getAvailability(webinar)]
  if (registration.status === 'waitlisted') return 'waiting'
  return registration.join_link ? 'now' : 'booked'
}
