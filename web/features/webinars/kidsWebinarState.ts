import type { Webinar, WebinarRegistration } from '#sdk'
import type { IntlShape } from 'react-intl'
import { getAvailability } from './availability.ts'

/** The state of a webinar for a kid: a seat is free, it is full, joined, or over, with a recording or without. */
export type KidsWebinarState =
  | 'free'
  | 'full'
  | 'closed'
  | 'booked'
  | 'now'
  | 'waiting'
  | 'finished'
  | 'over'
  | 'cancelled'

const offers = { seat: 'free', waiting: 'full', none: 'closed' } as const

/** Finds the state of a webinar for a kid, with the kid's registration. */
export function findKidsState(
  webinar: Webinar,
  registration: WebinarRegistration | undefined,
): KidsWebinarState {
  if (webinar.is_cancelled) return 'cancelled'
  if (webinar.state === 'finished') return webinar.has_recording === false ? 'over' : 'finished'
  if (!registration) return offers[getAvailability(webinar)]
  if (registration.status === 'waitlisted') return 'waiting'
  return registration.join_link ? 'now' : 'booked'
}

/**
 * Formats the state of a webinar for a kid: that it is running, if it is, then what the kid can do.
 * @param count free seats
 */
export function formatKidsState(
  intl: IntlShape,
  webinar: Webinar,
  state: KidsWebinarState,
  count: number,
): string {
  const isOn = webinar.state === 'running' && state !== 'cancelled' && state !== 'now'
  const states: KidsWebinarState[] = isOn ? ['now', state] : [state]
  return states.map((each) => intl.formatMessage({ id: `kidsWork.find.state.${each}` }, { count })).join(' ')
}
