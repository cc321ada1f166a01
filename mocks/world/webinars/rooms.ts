import { findByDoor } from '#mocks/world/webinars/doors.ts'
import type { WebinarRecord } from '#mocks/world/records.ts'
import type { RegistrationRecord } from '#mocks/world/staffRecords.ts'
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
  if (seat?.status !== 'registered') return
  // The seat that a family has by several bookings is one
  for (const row of state.registrations.list())
    if (row.id === seat.id || isSameFamily(row, seat))
      state.registrations.update({ ...row, hasEntered: true })
}

/** Whether two registrations are the seat of one family at an interview, for two of its bookings. */
export function isSameFamily(one: RegistrationRecord, other: RegistrationRecord): boolean {
  const isSame = one.webinar === other.webinar && one.learner === other.learner
  const isRegistered = one.status === 'registered' && other.status === 'registered'
  return isSame && isRegistered && one.reservation !== undefined && other.reservation !== undefined
}
