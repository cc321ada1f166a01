import type { Webinar } from '#sdk'

/**
 * The offer of a webinar: a seat, a place on the waiting list, or nothing, because a full webinar has no waiting
 * list once it runs.
 */
export function getAvailability({ registered, capacity, state }: Webinar): 'seat' | 'waiting' | 'none' {
  if (registered < capacity) return 'seat'
  return state === 'running' ? 'none' : 'waiting'
}
