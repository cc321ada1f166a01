import type { WebinarRecord } from '#mocks/world/records.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Counts the taken seats of a webinar; a cancelled one has none. */
export function countTakenSeats({ id, isCancelled }: WebinarRecord, state: InstituteState): number {
  if (isCancelled) return 0
  return state.registrations.list().filter(({ webinar, status }) => webinar === id && status === 'registered')
    .length
}
