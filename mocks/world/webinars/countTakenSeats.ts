import type { WebinarRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Counts the taken seats of a webinar; a cancelled one has none. A family has one seat in an interview, with several bookings too. */
export function countTakenSeats({ id, isCancelled }: WebinarRecord, state: InstituteState): number {
  if (isCancelled) return 0
  const seats = state.registrations
    .list()
    .filter(({ webinar, status }) => webinar === id && status === 'registered')
  const families = seats.flatMap(({ learner, reservation }) => (reservation === undefined ? [] : [learner]))
  return seats.length - families.length + new Set(families).size
}
