import type { Call } from '#mocks/handlers/call.ts'
import { listLostInterviews, notifyOfLostInterview } from '#mocks/world/webinars/interviewSeats.ts'
import type { GroupClassRecord } from '#mocks/world/staffRecords.ts'
import { notify } from '#mocks/world/notify.ts'

/**
 * Ends the interviews to come of a group class that is given to another tutor: each family chooses another one, and the
 * former tutor is notified once for each interview.
 */
export function endInterviews({ state, world }: Call, after: GroupClassRecord): void {
  const now = world.clock()
  const lost = listLostInterviews(state, after, now)
  for (const one of lost) {
    for (const seat of state.registrations.list())
      if (seat.reservation === one.row.id) state.registrations.update({ ...seat, status: 'cancelled' })
    notifyOfLostInterview(state, one, now)
  }
  for (const interview of new Set(lost.map((one) => one.interview)))
    notify(state, now, 'interviewTutorChanged', {
      tutors: [interview.tutor],
      values: { id: 0, name: interview.title, webinar: interview.id, group: after.name },
    })
}
