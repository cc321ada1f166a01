import type { RequestRecord } from '#mocks/world/booking/bookingRecords.ts'
import { MOVE_NOTICE } from '#mocks/world/booking/cancellation.ts'
import type { InstituteState } from '#mocks/world/world.ts'

/** Ends the requests that were not answered in time, and those whose class was cancelled or has another time. */
export function closeRequests(state: InstituteState, now: number): void {
  for (const row of state.requests.list())
    if (row.state === 'pending' && !isAnswerable(state, row, now))
      state.requests.update({
        ...row,
        state: 'cancelled',
        answered: Math.min(now, row.from - MOVE_NOTICE),
      })
}

function isAnswerable(state: InstituteState, { class_id, from }: RequestRecord, now: number): boolean {
  const row = state.classes.get(class_id)
  return row !== undefined && !row.outcome && !row.isOwed && row.start === from && from - now >= MOVE_NOTICE
}
