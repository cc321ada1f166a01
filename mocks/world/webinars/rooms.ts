import { findByDoor } from '#mocks/world/webinars/doors.ts'
import type { WebinarRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** How long before its start the room of a webinar opens, in milliseconds. */
export const OPENS_BEFORE = 600_000

/** Whether the room of a webinar is open, until its end. */
export function isRoomOpen({ isCancelled, start, end }: WebinarRecord, now: number): boolean {
  return !isCancelled && now >= start - OPENS_BEFORE && now < end
}

/**
 * Remembers that a person entered the room of a webinar, once the meeting is opened: to read when it opens is not to
 * enter.
 * @param search parameters of the meeting's link; `seat` is the door of a registration
 */
export function enterRoom(state: InstituteState, search: URLSearchParams, now: number): void {
  const webinar = state.webinars.get(Number(search.get('halaqa')))
  if (!webinar || !isRoomOpen(webinar, now)) return
  const seat = findByDoor(state, webinar.id, search.get('seat'))
  if (seat?.status === 'registered') state.registrations.update({ ...seat, hasEntered: true })
}
